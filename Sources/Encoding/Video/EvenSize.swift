import Frames

/// Formats whose pictures have even sides and no transparency.
enum EvenSize {
  /// The smallest even size that a picture fits in.
  static func covering(_ size: PixelSize) -> PixelSize {
    PixelSize(width: (size.width + 1) / 2 * 2, height: (size.height + 1) / 2 * 2)
  }

  /// What the user should know of a film in such a format.
  static func warnings(_ format: String, _ video: VideoDescription) -> [String] {
    var warnings: [String] = []
    let size = covering(video.size)
    if size != video.size {
      warnings.append(
        "\(format) needs even sizes: \(video.size.width)x\(video.size.height) is padded to "
          + "\(size.width)x\(size.height) with the background")
    }
    if video.hasAlpha {
      warnings.append(
        "\(format) has no transparency: the film is laid on \(video.background.name)")
    }
    return warnings
  }
}
