import Encoding

/// Every option of the program, each written once; a command lists those it takes.
extension Option {
  static let help = Option("help", "h", summary: "show this help")

  // What is drawn.
  static let fps = Option(
    "fps", value: "RATE", summary: "frames per second instead of the scene's: 30, 29.97, 30000/1001"
  )
  static let scale = Option(
    "scale", value: "N", summary: "pixels per canvas point instead of the scene's")
  static let size = Option(
    "size", value: "WxH", summary: "canvas size in points instead of the scene's, such as 640x360")
  static let theme = Option(
    "theme", value: "NAME", summary: "a built-in theme or a config file instead of the scene's")
  static let locale = Option(
    "locale", value: "NAME", summary: "language and country of numbers and dates, such as de-DE")
  static let set = Option(
    "set", value: "KEY=VALUE", repeats: true,
    summary: "set a param of the scene; may be given again for others")
  static let params = Option(
    "params", value: "FILE",
    summary: "set params from a JSON object in a file; \"-\" is standard input")
  static let data = Option(
    "data", value: "NAME=FILE", repeats: true,
    summary: "rows for the scene's data of that name; \"-\" is standard input")
  static let fontFolder = Option(
    "font-dir", value: "DIR", repeats: true,
    summary: "a folder of fonts to use before the system's; may be given again")
  static let range = Option(
    "range", value: "A..B",
    summary: "only the part from A up to B: seconds, 50%, frame:N, or name.end")
  static let at = Option(
    "at", value: "T",
    summary: "the moment: seconds, 50%, frame:N, last, or name.end")

  // Where it goes.
  static let output = Option(
    "output", "o", value: "FILE", repeats: true, summary: "where to write; \"-\" is standard output"
  )
  static let format = Option(
    "format", "f", value: "NAME", summary: "the format instead of the one that the file name tells")
  static let plays = Option(
    "plays", value: "N",
    summary: "how often a GIF and its like play: a number, or forever")
  static let quality = Option(
    "quality", value: "N",
    summary: "a video's quantizer, from 0 (nothing is lost) to 51; by default "
      + "\(Compression.standardQuality)")
  static let preset = Option(
    "preset", words: Compression.presets,
    summary: "how hard H.264 searches; by default \(Compression.standardPreset)")
  static let codec = Option(
    "codec", words: VideoCodec.allCases.map(\.rawValue),
    summary: "the codec of an mp4 (h264, hevc or av1) or a webm (vp9)")
  static let timings = Option(
    "timings", value: "FILE", summary: "write the processor time of each stage, as JSON")
  static let cues = Option(
    "cues", value: "FILE",
    summary: "write when the named entries of the timeline begin and end")
  static let noClobber = Option("no-clobber", summary: "leave an existing file alone and fail")
  static let outputFolder = Option(
    "out-dir", value: "DIR", summary: "the folder for the batch's files")
  static let report = Option(
    "report", value: "FILE", summary: "write what became of each job, a JSON object on a line")

  // How it is done.
  static let jobs = Option(
    "jobs", "j", value: "N", summary: "workers; by default as many as cores and memory allow")
  static let failFast = Option("fail-fast", summary: "stop at the first job that fails")
  static let resume = Option(
    "resume", summary: "skip films that the same program made of the same files and options")
  static let strict = Option("strict", summary: "treat warnings as errors")
  static let lenient = Option("lenient", summary: "treat unknown keys of a scene as warnings")

  // What is said.
  static let quiet = Option("quiet", "q", summary: "say nothing but errors")
  static let progress = Option(
    "progress", words: ["auto", "bar", "plain", "json", "none"],
    summary: "how progress is shown on standard error")
  static let color = Option(
    "color", words: ["auto", "always", "never"], summary: "whether messages are coloured")

  /// How a command talks.
  static let talk: [Option] = [.quiet, .progress, .color]

  /// What changes the scene before it is drawn.
  static let sceneOptions: [Option] = [
    .fps, .scale, .size, .theme, .locale, .set, .params, .data, .fontFolder, .strict, .lenient,
  ]
}
