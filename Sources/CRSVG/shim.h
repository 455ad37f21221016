#include <dlfcn.h>
#include <librsvg/rsvg.h>

// librsvg brings a score of other libraries along. They are loaded when the first SVG is met, so that all
// else starts without them.

#define LIBRSVG_FUNCTIONS(each) \
  each(rsvg_handle_get_intrinsic_dimensions) \
  each(rsvg_handle_get_intrinsic_size_in_pixels) \
  each(rsvg_handle_new_from_data) \
  each(rsvg_handle_render_document) \
  each(rsvg_handle_set_dpi)

/// The functions of librsvg that are used, under their own names; any thread may call them.
typedef struct __attribute__((swift_attr("@Sendable"))) {
#define LIBRSVG_MEMBER(name) __typeof__(&name) name;
  LIBRSVG_FUNCTIONS(LIBRSVG_MEMBER)
#undef LIBRSVG_MEMBER
} librsvg;

/// Loads the library from a file; returns what went wrong, or NULL.
static inline const char *librsvg_load(librsvg *library, const char *file) {
  void *handle = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return dlerror();
#define LIBRSVG_FIND(name) \
  library->name = (__typeof__(&name))dlsym(handle, #name); \
  if (!library->name) return "it has no " #name;
  LIBRSVG_FUNCTIONS(LIBRSVG_FIND)
#undef LIBRSVG_FIND
  return NULL;
}
