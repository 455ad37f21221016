#include <webp/decode.h>

/// Decodes to rows of blue, green, red and alpha, the colours multiplied by it; the status of libwebp.
static inline VP8StatusCode webp_decode_premultiplied(
    const uint8_t *bytes, size_t count, uint8_t *pixels, size_t size, int stride) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return VP8_STATUS_INVALID_PARAM;
  config.output.colorspace = MODE_bgrA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.size = size;
  config.output.u.RGBA.stride = stride;
  return WebPDecode(bytes, count, &config);
}
