/// How a video is coded, where its format leaves a choice.
package enum VideoCodec: String, CaseIterable, Sendable {
  case h264, hevc, av1, vp9

  /// `h264, hevc, av1, vp9`.
  package static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
