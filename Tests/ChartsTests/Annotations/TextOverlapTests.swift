import Charts
import Testing

/// What holds of the texts of every scene over time.
struct TextOverlapTests {
  @Test("no two texts that can be seen lie on one another", arguments: SceneFilms.names)
  func apart(name: String) throws {
    let film = try SceneFilms.film(name)
    let step = max(1, film.frameCount / 150)
    var told = 0
    for frame in stride(from: 0, to: film.frameCount, by: step) {
      for (a, b) in TextBoxes(film.displayList(frame: frame)).overlaps() where told < 5 {
        told += 1
        Issue.record("frame \(frame): \"\(a.text)\" \(a.box) and \"\(b.text)\" \(b.box)")
      }
    }
  }
}
