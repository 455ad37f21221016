#include <dlfcn.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

// SQLite is loaded where a scene first asks a database, so that all else starts without it.

#define LIBSQLITE3_FUNCTIONS(each) \
  each(sqlite3_bind_parameter_count) \
  each(sqlite3_bind_parameter_name) \
  each(sqlite3_close) \
  each(sqlite3_column_bytes) \
  each(sqlite3_column_count) \
  each(sqlite3_column_double) \
  each(sqlite3_column_int64) \
  each(sqlite3_column_name) \
  each(sqlite3_column_text) \
  each(sqlite3_column_type) \
  each(sqlite3_db_config) \
  each(sqlite3_deserialize) \
  each(sqlite3_errmsg) \
  each(sqlite3_error_offset) \
  each(sqlite3_exec) \
  each(sqlite3_finalize) \
  each(sqlite3_free) \
  each(sqlite3_limit) \
  each(sqlite3_malloc64) \
  each(sqlite3_open_v2) \
  each(sqlite3_prepare_v2) \
  each(sqlite3_progress_handler) \
  each(sqlite3_set_authorizer) \
  each(sqlite3_step) \
  each(sqlite3_vfs_find) \
  each(sqlite3_vfs_register) \
  each(sqlite3_vfs_unregister)

/// SQLite's functions under their own names.
typedef struct __attribute__((swift_attr("@Sendable"))) {
#define LIBSQLITE3_MEMBER(name) __typeof__(&name) name;
  LIBSQLITE3_FUNCTIONS(LIBSQLITE3_MEMBER)
#undef LIBSQLITE3_MEMBER
} libsqlite3;

/// Loads the library from a file; returns what went wrong, or NULL.
static inline const char *libsqlite3_load(libsqlite3 *library, const char *file) {
  void *handle = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return dlerror();
#define LIBSQLITE3_FIND(name) \
  library->name = (__typeof__(&name))dlsym(handle, #name); \
  if (!library->name) return "it has no " #name;
  LIBSQLITE3_FUNCTIONS(LIBSQLITE3_FIND)
#undef LIBSQLITE3_FIND
  return NULL;
}

/// A database in memory, open to be asked, and what came in the way of a query.
typedef struct {
  // First, so that SQLite's pointer to it is a pointer to the whole.
  sqlite3_vfs files;
  char name[40];
  sqlite3 *database;
  sqlite3_stmt *statement;
  /// In seconds of the monotonic clock.
  double deadline;
  /// Whether the deadline has passed.
  int is_late;
  /// Whether the query wanted to know the time of day.
  int asks_time;
  /// The action that was not allowed (a code of SQLite's authorizer); 0 where there was none.
  int refused;
  /// The function that was not allowed.
  char function[64];
} sqlite_question;

static inline double sqlite_question_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static inline int sqlite_question_time(sqlite3_vfs *files, sqlite3_int64 *time) {
  ((sqlite_question *)files)->asks_time = 1;
  *time = 0;
  return SQLITE_ERROR;
}

static inline int sqlite_question_progress(void *context) {
  sqlite_question *question = (sqlite_question *)context;
  if (sqlite_question_clock() < question->deadline) return 0;
  question->is_late = 1;
  return 1;
}

static inline int sqlite_question_authorize(
    void *context, int action, const char *first, const char *second, const char *database,
    const char *trigger) {
  (void)first;
  (void)database;
  (void)trigger;
  sqlite_question *question = (sqlite_question *)context;
  if (action == SQLITE_SELECT || action == SQLITE_READ || action == SQLITE_RECURSIVE) return SQLITE_OK;
  if (action == SQLITE_FUNCTION) {
    static const char *const refused[] = {"random", "randomblob", "load_extension", "fts3_tokenizer"};
    int is_refused = 0;
    for (size_t index = 0; index < sizeof refused / sizeof *refused; index++) {
      if (second && strcasecmp(second, refused[index]) == 0) is_refused = 1;
    }
    if (!is_refused) return SQLITE_OK;
    strncpy(question->function, second, sizeof question->function - 1);
  }
  if (!question->refused) question->refused = action;
  return SQLITE_DENY;
}

/// Opens a copy of a database's bytes for reading; NULL where there is no memory.
///
/// `database` may be NULL or unusable then; a query's preparation tells.
static inline sqlite_question *sqlite_question_open(
    const libsqlite3 *library, const uint8_t *bytes, int64_t count, double seconds) {
  sqlite_question *question = (sqlite_question *)calloc(1, sizeof *question);
  sqlite3_vfs *usual = library->sqlite3_vfs_find(NULL);
  uint8_t *copy = (uint8_t *)library->sqlite3_malloc64((sqlite3_uint64)count);
  if (!question || !usual || !copy) {
    library->sqlite3_free(copy);
    free(question);
    return NULL;
  }
  memcpy(copy, bytes, (size_t)count);
  // A database whose last changes went to a log beside it is read as one without.
  if (count > 19 && copy[18] == 2) copy[18] = 1;
  if (count > 19 && copy[19] == 2) copy[19] = 1;
  question->files = *usual;
  question->files.pNext = NULL;
  question->files.xCurrentTimeInt64 = sqlite_question_time;
  snprintf(question->name, sizeof question->name, "question-%p", (void *)question);
  question->files.zName = question->name;
  library->sqlite3_vfs_register(&question->files, 0);
  library->sqlite3_open_v2(
      ":memory:", &question->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, question->name);
  if (!question->database) {
    library->sqlite3_free(copy);
    return question;
  }
  sqlite3 *database = question->database;
  library->sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  library->sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  library->sqlite3_deserialize(
      database, "main", copy, count, count,
      SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
  library->sqlite3_exec(database, "PRAGMA temp_store = MEMORY", NULL, NULL, NULL);
  library->sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0);
  library->sqlite3_limit(database, SQLITE_LIMIT_LENGTH, 100000000);
  library->sqlite3_set_authorizer(database, sqlite_question_authorize, question);
  question->deadline = sqlite_question_clock() + seconds;
  library->sqlite3_progress_handler(database, 10000, sqlite_question_progress, question);
  return question;
}

static inline void sqlite_question_close(const libsqlite3 *library, sqlite_question *question) {
  library->sqlite3_finalize(question->statement);
  library->sqlite3_close(question->database);
  library->sqlite3_vfs_unregister(&question->files);
  free(question);
}
