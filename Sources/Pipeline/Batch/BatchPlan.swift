package import Encoding
import FoundationEssentials
package import Syntax

/// The jobs of a batch in order, gathered from scenes, folders, patterns and job lists.
package struct BatchPlan: Sendable {
  package let jobs: [BatchJob]
  /// What the user should know of the lists before anything is drawn.
  package let warnings: [Diagnostic]

  /// Where a batch's files go.
  package struct Placement: Sendable {
    /// The folder for outputs; nil leaves it to the job lists.
    package var folder: String?
    /// The format for jobs that name none.
    package var format: OutputFormat?
    package var plays = PlayCount.forever

    package init(folder: String?, format: OutputFormat?) {
      self.folder = folder
      self.format = format
    }
  }

  /// Gathers the jobs; two that would write one file are refused.
  package init(_ operands: [String], _ placement: Placement) throws(RenderError) {
    var jobs: [BatchJob] = []
    var warnings: [Diagnostic] = []
    do {
      for operand in operands {
        if JobList.isList(operand) {
          let list = try JobList.read(operand, placement)
          jobs += list.jobs
          warnings += list.warnings
        } else {
          for path in try ScenePattern.scenes(operand) {
            jobs.append(try Self.job(of: path, placement))
          }
        }
      }
    } catch { throw RenderError(error) }
    try Self.refuseSharedFiles(jobs)
    self.jobs = jobs
    self.warnings = warnings
  }

  /// Refuses two jobs of which one has a sequence of pictures, and the other a file named like one of them.
  ///
  /// Scenes are read, to know how many frames they have, only where names are near enough to one another.
  package func refuseMeetingSequences(_ options: SceneOptions) throws(RenderError) {
    var sequences: [String: [BatchJob]] = [:]
    var singles: [String: [BatchJob]] = [:]
    for job in jobs {
      if let key = Self.numberless(job.sequencePath) { sequences[key, default: []].append(job) }
      if let key = Self.numberless(job.outputPath) { singles[key, default: []].append(job) }
    }
    for (key, owners) in sequences.sorted(by: { $0.key < $1.key }) {
      let others = (singles[key] ?? []).filter { job in
        !owners.contains { $0.outputPath == job.outputPath }
      }
      guard owners.count + others.count > 1 else { continue }
      var placed: [(job: BatchJob, encoder: PlacedEncoder)] = []
      for job in owners + others {
        // A scene that cannot be read writes nothing, and says so when its turn comes.
        guard let encoder = try? job.encoder(options) else { continue }
        if let other = placed.first(where: { $0.encoder.meets(encoder) })?.job {
          throw .request(
            "the frames of \(other.scenePath) (\(other.outputPath)) and of \(job.scenePath) "
              + "(\(job.outputPath)) would have one another's names; nothing was drawn")
        }
        placed.append((job, encoder))
      }
    }
  }

  /// A path with a mark in the place of the digits before its extension; nil where there are none.
  private static func numberless(_ path: String?) -> String? {
    guard let path else { return nil }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = name[..<dot]
    let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0 else { return nil }
    return FileName.resolved(
      FileName.join(FileName.folder(of: path), stem.dropLast(digits) + "#" + name[dot...]))
  }

  private static func job(
    of scenePath: String, _ placement: Placement
  ) throws(RenderError) -> BatchJob {
    guard let folder = placement.folder else {
      throw .request("--out-dir is needed for scenes that no job list gives an output")
    }
    let format: OutputFormat = if let asked = placement.format { asked } else { try .usual() }
    let name = FileName.stem(of: scenePath) + "." + (format.fileExtensions.first ?? format.name)
    return BatchJob(
      scenePath: scenePath, outputPath: FileName.join(folder, name), format: format,
      parameters: .init())
  }

  private static func refuseSharedFiles(_ jobs: [BatchJob]) throws(RenderError) {
    var makers: [String: String] = [:]
    for job in jobs {
      let place = FileName.resolved(job.outputPath)
      if let other = makers.updateValue(job.scenePath, forKey: place) {
        throw .request(
          "two jobs would write \(job.outputPath): \(other) and \(job.scenePath); "
            + "nothing was drawn")
      }
    }
  }
}

extension OutputFormat {
  /// The format where nobody asks for one.
  package static func usual() throws(RenderError) -> OutputFormat {
    do { return try OutputFormat(named: "mp4") } catch { throw RenderError(error) }
  }
}
