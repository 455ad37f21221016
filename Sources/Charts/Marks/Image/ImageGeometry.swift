package import Drawing
package import Geometry

/// An image in its box, in canvas points.
package struct ImageGeometry: Sendable, Hashable {
  /// What the scene says where the image is and how large; its picture may leave room in it.
  package var box: Rectangle
  /// One, or on the way from one image to another both, the first below.
  package var layers: [ImageLayer]
  /// Whether the picture keeps its own shape, as large as fits in the middle of the box.
  package var keepsShape: Bool
  package var crop: ImageCrop?

  /// A picture, as strong as a fraction 0…1 of itself.
  package struct ImageLayer: Sendable, Hashable {
    package var image: Image
    package var strength: Double
  }
}

/// What of an image is seen.
package enum ImageCrop: String, Sendable, Hashable {
  /// A disk in the middle of the box, which the picture covers.
  case circle
}

extension ImageGeometry {
  /// The image on its way into another one; other pictures dissolve into one another.
  func turning(into other: ImageGeometry, _ f: StageFractions) -> ImageGeometry {
    var image = f.both < 0.5 ? self : other
    image.box = Between.rectangle(box, other.box, f)
    guard layers != other.layers else { return image }
    let fraction = min(max(f.both, 0), 1)
    var strengths: [(image: Image, strength: Double)] = []
    for (layers, share) in [(layers, 1 - fraction), (other.layers, fraction)] {
      for layer in layers {
        if let place = strengths.firstIndex(where: { $0.image == layer.image }) {
          strengths[place].strength += layer.strength * share
        } else {
          strengths.append((layer.image, layer.strength * share))
        }
      }
    }
    image.layers = strengths.filter { $0.strength > 0 }.map {
      ImageLayer(image: $0.image, strength: $0.strength)
    }
    return image
  }

  /// Where a picture of a size is drawn.
  func frame(of size: Size) -> Rectangle {
    if let disk {
      let scale = max(disk.width / size.width, disk.height / size.height)
      return Rectangle(center: disk.center, width: size.width * scale, height: size.height * scale)
    }
    guard keepsShape else { return box }
    let scale = min(box.width / size.width, box.height / size.height)
    return Rectangle(center: box.center, width: size.width * scale, height: size.height * scale)
  }

  /// The square around the disk that is seen; nil where all is.
  private var disk: Rectangle? {
    guard crop == .circle else { return nil }
    let side = min(box.width, box.height)
    return Rectangle(center: box.center, width: side, height: side)
  }

  /// The outline of what is seen; nil where all is.
  var clip: Path? {
    disk.flatMap { $0.width > 0 ? .circle(center: $0.center, radius: $0.width / 2) : nil }
  }
}

extension Rectangle {
  init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The rectangle scaled about its middle.
  func scaled(by factor: Double) -> Rectangle {
    Rectangle(center: center, width: width * factor, height: height * factor)
  }
}
