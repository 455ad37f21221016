import CFFmpeg

/// FFmpeg's own messages, which are kept off standard error: what matters comes as an error.
enum AVLog {
  private static let isQuiet: Void = av_log_set_level(AV_LOG_QUIET)

  /// Turns the messages off, once for the process; see av_log_set_level.
  static func quieten() { _ = isQuiet }
}
