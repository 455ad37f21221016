#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
#include <stdint.h>
#include <x264.h>

// The name of x264's function holds its build number, which Swift cannot spell.
static inline x264_t *x264_encoder_open_any(x264_param_t *parameters) {
  return x264_encoder_open(parameters);
}

static inline int averror_eof(void) { return AVERROR_EOF; }
static inline int averror_eagain(void) { return AVERROR(EAGAIN); }
