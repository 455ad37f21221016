import CFFmpeg
import Frames

/// How H.264 is encoded, the same on every machine.
///
/// - One thread for each chunk, and no B-frames, so that a still block can be declared as such.
/// - `b_stitchable` and `b_cpu_independent` keep the headers and the bytes equal in all chunks.
struct H264Settings: Hashable, Sendable {
  /// The size of the encoded picture; both sides are even.
  let size: PixelSize
  let rate: FrameRate
  let compression: Compression

  /// Macroblocks a picture may have at the highest level there is (table A-1).
  static let mostBlocks = 139264

  var blocks: Int { blocksAcross * blocksDown }
  private var blocksAcross: Int { (size.width + 15) / 16 }
  private var blocksDown: Int { (size.height + 15) / 16 }

  /// The level that a film with so many pictures of reference is declared to have.
  ///
  /// x264 would go by the bit rate too, of which it is told one that it never comes near.
  func level(references: Int) -> H264Level {
    H264Level.lowest(
      width: blocksAcross, height: blocksDown, framesPerSecond: rate.framesPerSecond,
      references: references)
  }

  /// Whether the level that players commonly stop at is enough, at the fewest references.
  var isWidelyPlayed: Bool { level(references: 1).number <= H264Level.widelyPlayed }

  /// Whether the pictures are kept exactly.
  var losesNothing: Bool { compression.quality == 0 }

  /// Only one profile can lose nothing.
  private var profile: String { losesNothing ? "high444" : "high" }

  /// Fills in x264's parameters; see x264_param_default_preset and x264_param_apply_profile.
  func parameters() throws(EncodingError) -> x264_param_t {
    var parameters = unsafe x264_param_t()
    guard unsafe x264_param_default_preset(&parameters, compression.preset, nil) == 0 else {
      throw .failed(call: "x264_param_default_preset", reason: compression.preset)
    }
    unsafe parameters.i_log_level = X264_LOG_NONE
    unsafe setThreads(&parameters)
    unsafe setPicture(&parameters)
    unsafe setPrediction(&parameters)
    let references = unsafe Int(parameters.i_frame_reference)
    unsafe parameters.i_level_idc = Int32(clamping: level(references: references).number)
    guard unsafe x264_param_apply_profile(&parameters, profile) == 0 else {
      throw .failed(call: "x264_param_apply_profile", reason: profile)
    }
    return unsafe parameters
  }

  private func setThreads(_ parameters: inout x264_param_t) {
    unsafe parameters.i_threads = 1
    unsafe parameters.i_lookahead_threads = 1
    unsafe parameters.b_sliced_threads = 0
    unsafe parameters.i_sync_lookahead = 0
    unsafe parameters.b_deterministic = 1
    unsafe parameters.b_cpu_independent = 1
    unsafe parameters.b_stitchable = 1
  }

  private func setPicture(_ parameters: inout x264_param_t) {
    unsafe parameters.i_width = Int32(clamping: size.width)
    unsafe parameters.i_height = Int32(clamping: size.height)
    unsafe parameters.i_csp = X264_CSP_I420
    unsafe parameters.i_bitdepth = 8
    unsafe parameters.i_fps_num = UInt32(clamping: rate.numerator)
    unsafe parameters.i_fps_den = UInt32(clamping: rate.denominator)
    unsafe parameters.b_vfr_input = 0
    unsafe parameters.b_annexb = 1
    unsafe parameters.b_repeat_headers = 0
    unsafe parameters.vui.i_sar_width = 1
    unsafe parameters.vui.i_sar_height = 1
    unsafe parameters.vui.b_fullrange = 0
    // 1 is BT.709 in the tables E-3, E-4 and E-5.
    unsafe parameters.vui.i_colorprim = 1
    unsafe parameters.vui.i_transfer = 1
    unsafe parameters.vui.i_colmatrix = 1
    // A chroma sample is the mean of its four pixels, so it lies in their middle.
    unsafe parameters.vui.i_chroma_loc = 1
  }

  private func setPrediction(_ parameters: inout x264_param_t) {
    // A chunk is one closed group of pictures; it starts with the only key frame.
    unsafe parameters.i_keyint_max = X264_KEYINT_MAX_INFINITE
    unsafe parameters.i_scenecut_threshold = 0
    unsafe parameters.b_open_gop = 0
    unsafe parameters.i_bframe = 0
    // Each block is told its quantizer, so nobody has to look ahead, which costs time and keeps
    // pictures waiting.
    if losesNothing {
      unsafe parameters.rc.i_rc_method = X264_RC_CQP
      unsafe parameters.rc.i_qp_constant = 0
    } else {
      // As the second pass of two, see `FirstPass`; the rate has no say where quantizers are told.
      unsafe parameters.rc.i_rc_method = X264_RC_ABR
      unsafe parameters.rc.i_bitrate = 100_000
      unsafe parameters.rc.b_stat_read = 1
      // x264 takes quantizers by block only where it would choose some itself; a strength that rounds
      // to nothing leaves them as they are told. See `x264_encoder_encode_unweighed`.
      unsafe parameters.rc.i_aq_mode = X264_AQ_VARIANCE
      unsafe parameters.rc.f_aq_strength = .leastNonzeroMagnitude
    }
    unsafe parameters.rc.i_lookahead = 0
    unsafe parameters.rc.b_mb_tree = 0
    unsafe parameters.analyse.b_mb_info = 1
    unsafe parameters.analyse.i_weighted_pred = X264_WEIGHTP_NONE
    // These are made for camera pictures; on lines and text they cost time and likeness.
    unsafe parameters.b_deblocking_filter = 0
    unsafe parameters.analyse.i_trellis = 0
    unsafe parameters.analyse.b_psy = 0
    // Coloured lines are as thin as black ones, so chroma is quantized three steps finer.
    unsafe parameters.analyse.i_chroma_qp_offset = -3
    guard searchesWell else { return }
    // Parts of a chart uncover what was there a moment ago, move far, and have fine edges.
    unsafe parameters.i_frame_reference = max(parameters.i_frame_reference, 3)
    unsafe parameters.analyse.i_me_method = max(parameters.analyse.i_me_method, X264_ME_UMH)
    if compression.preset == Compression.standardPreset {
      // Weighing bits against likeness takes a third of the time, and gains little in coarse blocks.
      unsafe parameters.analyse.i_subpel_refine = 2
    }
    unsafe parameters.analyse.inter |= UInt32(X264_ANALYSE_PSUB16x16 | X264_ANALYSE_PSUB8x8)
  }

  /// Whether the preset is at least the standard one; a faster one searches as little as it says.
  private var searchesWell: Bool {
    let place = Compression.presets.firstIndex(of: compression.preset) ?? 0
    return place >= Compression.presets.firstIndex(of: Compression.standardPreset) ?? 0
  }
}
