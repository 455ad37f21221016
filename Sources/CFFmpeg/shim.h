#include <dlfcn.h>
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/frame.h>
#include <linux/memfd.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <x264.h>

// The name of x264's function holds its build number, which Swift cannot spell.
static inline x264_t *x264_encoder_open_any(x264_param_t *parameters) {
  return x264_encoder_open(parameters);
}

// x264 takes a quantizer for each block only where it adapts quantizers itself, and weighs every block's
// detail to do so, though a strength of next to nothing makes all of that no difference. It leaves the
// weighing out where the strength is zero, which its settings refuse. So the strength is the smallest
// number there is, and while a picture is encoded such numbers count as zero. Where a processor cannot do
// that the bytes are the same, only later.
static inline int x264_encoder_encode_unweighed(
    x264_t *encoder, x264_nal_t **units, int *count, x264_picture_t *picture, x264_picture_t *output) {
#if defined(__SSE2__)
  const unsigned int denormalsAreZero = 0x40;
  unsigned int mode = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(mode | denormalsAreZero);
  int size = x264_encoder_encode(encoder, units, count, picture, output);
  __builtin_ia32_ldmxcsr(mode);
  return size;
#else
  return x264_encoder_encode(encoder, units, count, picture, output);
#endif
}

/// What libavcodec answers where it wants more pictures; a macro that Swift cannot spell.
static const int libavcodec_wants_more = AVERROR(EAGAIN);
/// What libavcodec answers at the end of a film.
static const int libavcodec_has_ended = AVERROR_EOF;

/// Opens a file that lies in memory only, and gives its descriptor, or -1 and `errno`.
static inline int open_memory_file(const char *name) {
  return (int)syscall(SYS_memfd_create, name, MFD_CLOEXEC);
}

// libavformat brings a hundred other libraries along. They are loaded when the first film is written, so
// that all else starts without them.

#define LIBAVFORMAT_FUNCTIONS(each) \
  each(av_dict_free) \
  each(av_dict_set) \
  each(av_frame_alloc) \
  each(av_frame_free) \
  each(av_log_set_level) \
  each(av_mallocz) \
  each(av_new_packet) \
  each(av_packet_alloc) \
  each(av_packet_free) \
  each(av_packet_get_side_data) \
  each(av_packet_new_side_data) \
  each(av_packet_rescale_ts) \
  each(av_packet_unref) \
  each(av_strerror) \
  each(av_version_info) \
  each(av_write_frame) \
  each(av_write_trailer) \
  each(avcodec_alloc_context3) \
  each(avcodec_find_encoder_by_name) \
  each(avcodec_free_context) \
  each(avcodec_open2) \
  each(avcodec_receive_packet) \
  each(avcodec_send_frame) \
  each(avformat_alloc_output_context2) \
  each(avformat_free_context) \
  each(avformat_new_stream) \
  each(avformat_write_header) \
  each(avio_closep) \
  each(avio_open)

/// The functions of libavformat, and of libavcodec and libavutil that it is built on, under their own names.
typedef struct {
#define LIBAVFORMAT_MEMBER(name) __typeof__(&name) name;
  LIBAVFORMAT_FUNCTIONS(LIBAVFORMAT_MEMBER)
#undef LIBAVFORMAT_MEMBER
} libavformat;

#define LIBAVFORMAT_TEXT_OF(number) #number
#define LIBAVFORMAT_FILE(major) "libavformat.so." LIBAVFORMAT_TEXT_OF(major)

/// The file of the version that the program was built for.
static inline const char *libavformat_file(void) {
  return LIBAVFORMAT_FILE(LIBAVFORMAT_VERSION_MAJOR);
}

/// Loads the library from a file; returns what went wrong, or NULL.
static inline const char *libavformat_load(libavformat *library, const char *file) {
  void *handle = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return dlerror();
#define LIBAVFORMAT_FIND(name) \
  library->name = (__typeof__(&name))dlsym(handle, #name); \
  if (!library->name) return "it has no " #name;
  LIBAVFORMAT_FUNCTIONS(LIBAVFORMAT_FIND)
#undef LIBAVFORMAT_FIND
  return NULL;
}
