#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// libpng leaves a call that fails by longjmp, which must not pass through Swift; so a whole picture is
// written within one C function.

/// A picture as a PNG file in memory; `bytes` is freed with free().
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  /// What went wrong; empty where nothing did.
  char message[128];
} png_file;

static inline void png_file_append(png_structp png, png_bytep bytes, size_t count) {
  png_file *file = (png_file *)png_get_io_ptr(png);
  if (file->capacity - file->count < count) {
    size_t capacity = 2 * file->capacity + count + 65536;
    uint8_t *larger = (uint8_t *)realloc(file->bytes, capacity);
    if (!larger) png_error(png, "no memory");
    file->bytes = larger;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static inline void png_file_flush(png_structp png) { (void)png; }

static inline void png_file_fail(png_structp png, png_const_charp message) {
  png_file *file = (png_file *)png_get_error_ptr(png);
  strncpy(file->message, message, sizeof file->message - 1);
  longjmp(png_jmpbuf(png), 1);
}

static inline void png_file_warn(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// Writes 8-bit rows that lie one after another: red, green, blue, and alpha where `has_alpha`; sRGB,
/// unfiltered. Returns 0 where it failed.
static inline int png_file_write(
    png_file *file, const uint8_t *pixels, uint32_t width, uint32_t height, int has_alpha,
    int compression_level) {
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, file, png_file_fail, png_file_warn);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, file, png_file_append, png_file_flush);
  png_set_IHDR(
      png, info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, compression_level);
  png_set_compression_buffer_size(png, 65536);
  png_write_info(png, info);
  size_t stride = (size_t)width * (has_alpha ? 4 : 3);
  for (uint32_t row = 0; row < height; row++) png_write_row(png, pixels + row * stride);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 1;
}
