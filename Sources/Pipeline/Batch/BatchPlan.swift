package import Encoding
import FoundationEssentials
import Syntax

/// The jobs of a batch in order, gathered from scenes, folders, patterns and job lists.
package struct BatchPlan: Sendable {
  package let jobs: [BatchJob]

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
    do {
      for operand in operands {
        if JobList.isList(operand) {
          jobs += try JobList.read(operand, placement)
        } else {
          for path in try ScenePattern.scenes(operand) {
            jobs.append(try Self.job(of: path, placement))
          }
        }
      }
    } catch { throw RenderError(error) }
    try Self.refuseSharedFiles(jobs)
    self.jobs = jobs
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
      parameters: .init(), listPath: nil)
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
