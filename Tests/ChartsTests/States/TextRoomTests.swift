import Charts
import Foundation
import Geometry
import SceneModel
import Syntax
import Testing

/// Words keep to the canvas while a chart moves.
struct TextRoomTests {
  @Test("no words of an axis or a title pass the canvas' edge", arguments: SceneFilms.motion)
  func room(scene: String) throws {
    let film = try SceneFilms.film(scene)
    let steps = 60
    for step in 0...steps {
      let seconds = film.duration * Double(step) / Double(steps)
      for text in Facts(film, at: seconds).node["texts"]?.array ?? []
      where text["visible"]?.boolean == true {
        // What leaves a race fades on its way past the plot's end.
        let role = text["role"]?.string ?? ""
        let box = text["box"]?.array?.compactMap(\.number) ?? []
        guard box.count == 4, ["axis-label", "axis-title", "title", "subtitle"].contains(role)
        else { continue }
        let name = text["text"]?.string ?? ""
        #expect(box[0] >= -2 && box[1] >= -2, "\(name) at \(seconds)")
        #expect(
          box[0] + box[2] <= film.canvas.size.width + 2
            && box[1] + box[3] <= film.canvas.size.height + 2, "\(name) at \(seconds)")
      }
    }
  }

  @Test("the words of an axis keep inside the view's padding while its labels widen")
  func axisTitle() throws {
    let film = try SceneFilms.film("motion/region-bars")
    for step in 0...40 {
      let seconds = 4.2 + 1.6 * Double(step) / 40
      for text in Facts(film, at: seconds).node["texts"]?.array ?? []
      where text["role"]?.string == "axis-title" && text["visible"]?.boolean == true {
        let box = text["box"]?.array?.compactMap(\.number) ?? []
        #expect((box.first ?? -1) >= 17.5, "at \(seconds)")
      }
    }
  }
}
