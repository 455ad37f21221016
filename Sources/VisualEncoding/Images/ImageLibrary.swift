package import Drawing
import Synchronization
package import Syntax
import Tables

/// The images of a scene, each file read and decoded once.
package final class ImageLibrary: Sendable {
  private let folder: String
  private let decoder: any ImageDecoder
  private let known = Mutex(Known())

  private struct Known {
    var images: [String: Result<Image, ImageFault>] = [:]
    /// Of all that are decoded.
    var pixels = 0
  }

  /// More decoded pixels than this are not kept: half a gigabyte.
  private static let pixelLimit = 128_000_000

  /// - Parameter folder: The scene's, in which all its images are.
  package init(folder: String, decoder: any ImageDecoder) {
    self.folder = folder
    self.decoder = decoder
  }

  /// The image at a path in the folder, or in a `data:` address.
  package func image(_ url: String) -> Result<Image, ImageFault> {
    known.withLock { known in
      if let image = known.images[url] { return image }
      var result = Result { () throws(ImageFault) in try read(url) }
      if case .success(let image) = result {
        known.pixels += image.pixelCount
        if known.pixels > Self.pixelLimit {
          result = .failure(
            ImageFault(
              "is one too many: all images together have more than \(Self.pixelLimit / 1_000_000) million pixels",
              kind: .limit))
          known.pixels -= image.pixelCount
        }
      }
      known.images[url] = result
      return result
    }
  }

  private func read(_ url: String) throws(ImageFault) -> Image {
    let bytes = try self.bytes(url)
    do throws(ImageError) {
      return try decoder.image(bytes)
    } catch { throw ImageFault(error.description, kind: .file) }
  }

  private func bytes(_ url: String) throws(ImageFault) -> [UInt8] {
    if url.prefix(5).lowercased() == "data:" {
      guard let bytes = DataAddress(url)?.bytes else {
        throw ImageFault("is a data address that cannot be read", kind: .scene)
      }
      return bytes
    }
    if DataFile.isWebAddress(url) {
      throw ImageFault(
        "is not drawn: web addresses are not fetched; save the file in the scene's folder and name that",
        kind: .scene, isWebAddress: true)
    }
    do throws(DiagnosticError) {
      return try DataFile.read(
        url, in: folder, at: nil, staysInFolder: true, sizeLimit: decoder.fileLimit
      ).bytes
    } catch {
      let cause = error.diagnostics.first
      throw ImageFault(
        "cannot be read: \(cause?.message ?? "no reason is known")", kind: cause?.kind ?? .file)
    }
  }
}

/// Why an image is not there.
package struct ImageFault: Error, Hashable {
  /// What is wrong, as words that follow the image's name.
  package let words: String
  package let kind: Diagnostic.Kind
  package var isWebAddress = false

  init(_ words: String, kind: Diagnostic.Kind, isWebAddress: Bool = false) {
    self.words = words
    self.kind = kind
    self.isWebAddress = isWebAddress
  }

  /// An address as a message has it, which is short.
  package static func quoted(_ url: String) -> String {
    url.count <= 60 ? "\"\(url)\"" : "\"\(url.prefix(40))…\""
  }
}

extension Image {
  fileprivate var pixelCount: Int {
    guard case .pixels(let levels) = content, let first = levels.first else { return 0 }
    return first.width * first.height
  }
}
