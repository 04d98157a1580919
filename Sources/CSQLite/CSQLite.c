#include "CSQLite.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stddef.h>
#include <unistd.h>

// The functions of the library that are called: what each returns, its name behind sqlite3_, its parameters.
#define FUNCTIONS(FUNCTION) \
  FUNCTION(int, open_v2, (const char *, csqlite_database **, int, const char *)) \
  FUNCTION(int, close_v2, (csqlite_database *)) \
  FUNCTION(int, db_config, (csqlite_database *, int, ...)) \
  FUNCTION(int, limit, (csqlite_database *, int, int)) \
  FUNCTION(int, db_readonly, (csqlite_database *, const char *)) \
  FUNCTION(int, extended_result_codes, (csqlite_database *, int)) \
  FUNCTION(int, busy_handler, (csqlite_database *, int (*)(void *, int), void *)) \
  FUNCTION(void, progress_handler, (csqlite_database *, int, int (*)(void *), void *)) \
  FUNCTION(int, extended_errcode, (csqlite_database *)) \
  FUNCTION(int, system_errno, (csqlite_database *)) \
  FUNCTION(const char *, errmsg, (csqlite_database *)) \
  FUNCTION(int64_t, last_insert_rowid, (csqlite_database *)) \
  FUNCTION(int, changes, (csqlite_database *)) \
  FUNCTION(int, total_changes, (csqlite_database *)) \
  FUNCTION(int, get_autocommit, (csqlite_database *)) \
  FUNCTION(int, prepare_v2, \
           (csqlite_database *, const char *, int, csqlite_statement **, const char **)) \
  FUNCTION(int, step, (csqlite_statement *)) \
  FUNCTION(int, reset, (csqlite_statement *)) \
  FUNCTION(int, finalize, (csqlite_statement *)) \
  FUNCTION(int, stmt_readonly, (csqlite_statement *)) \
  FUNCTION(int, bind_null, (csqlite_statement *, int)) \
  FUNCTION(int, bind_int64, (csqlite_statement *, int, int64_t)) \
  FUNCTION(int, bind_double, (csqlite_statement *, int, double)) \
  FUNCTION(int, bind_text, (csqlite_statement *, int, const char *, int, void (*)(void *))) \
  FUNCTION(int, bind_blob, (csqlite_statement *, int, const void *, int, void (*)(void *))) \
  FUNCTION(int, bind_zeroblob, (csqlite_statement *, int, int)) \
  FUNCTION(int, column_count, (csqlite_statement *)) \
  FUNCTION(const char *, column_name, (csqlite_statement *, int)) \
  FUNCTION(int, column_type, (csqlite_statement *, int)) \
  FUNCTION(int64_t, column_int64, (csqlite_statement *, int)) \
  FUNCTION(double, column_double, (csqlite_statement *, int)) \
  FUNCTION(const unsigned char *, column_text, (csqlite_statement *, int)) \
  FUNCTION(const void *, column_blob, (csqlite_statement *, int)) \
  FUNCTION(int, column_bytes, (csqlite_statement *, int))

#define POINTER(result, name, parameters) result (*name) parameters;
static struct { FUNCTIONS(POINTER) } library;

// SQLite's own numbers.
enum {
  OPEN_READWRITE = 2,
  OPEN_NOMUTEX = 0x8000,
  OPEN_FULLMUTEX = 0x10000,
  CONFIG_NO_CHECKPOINT_ON_CLOSE = 1006,
  CONFIG_DEFENSIVE = 1010,
  LIMIT_LENGTH = 0,
  LIMIT_VDBE_OP = 5,
  LIMIT_ATTACHED = 7
};
// Enough for a statement over 2,000 columns with triggers, and not for one that takes gigabytes to prepare.
enum { MOST_OPERATIONS = 10000000 };
#define COPIED ((void (*)(void *))(intptr_t)-1)

static const char *reason;

static void load(void) {
  void *handle = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) {
    reason = dlerror();
    if (reason == NULL) reason = "libsqlite3.so.0";
    return;
  }
#define LOOK_UP(result, name, parameters) \
  *(void **)&library.name = dlsym(handle, "sqlite3_" #name); \
  if (library.name == NULL) reason = "sqlite3_" #name;
  FUNCTIONS(LOOK_UP)
}

const char *csqlite_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return reason;
}

int csqlite_open(const char *path, int is_shared, csqlite_database **database) {
  int flags = OPEN_READWRITE | (is_shared ? OPEN_FULLMUTEX : OPEN_NOMUTEX);
  int code = library.open_v2(path, database, flags, NULL);
  if (*database == NULL) return code;
  library.extended_result_codes(*database, 1);
  // Whoever made the file may mean harm (sqlite.org/security.html). Before SQLite 3.26 this is not known and does nothing. The
  // schema stays trusted: else SQLite 3.40 refuses JSON functions in computed columns and triggers that write to FTS tables,
  // and it can call nothing but what SQLite has built in, as nothing is added or loaded here.
  library.db_config(*database, CONFIG_DEFENSIVE, 1, NULL);
  library.limit(*database, LIMIT_ATTACHED, 0);
  library.limit(*database, LIMIT_VDBE_OP, MOST_OPERATIONS);
  return code;
}

int csqlite_limit_length(csqlite_database *database, int bytes) {
  return library.limit(database, LIMIT_LENGTH, bytes);
}

int csqlite_close(csqlite_database *database) { return library.close_v2(database); }

void csqlite_keep_log(csqlite_database *database, int keeps) {
  library.db_config(database, CONFIG_NO_CHECKPOINT_ON_CLOSE, keeps, NULL);
}

void csqlite_remove_index(const char *database, const char *index) {
  int file = open(database, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  // The bytes that a connection locks as long as it uses the log, and those on the way there (os.h: PENDING_BYTE).
  struct flock lock = {
    .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 0x40000000, .l_len = 512};
  if (fcntl(file, F_SETLK, &lock) == 0) unlink(index);
  close(file);
}

void csqlite_watch(
  csqlite_database *database, int steps, int (*is_stopped)(void *), int (*waits)(void *, int),
  void *context) {
  library.progress_handler(database, steps, is_stopped, context);
  library.busy_handler(database, waits, context);
}

int csqlite_error_code(csqlite_database *database) { return library.extended_errcode(database); }
int csqlite_system_error(csqlite_database *database) { return library.system_errno(database); }
const char *csqlite_error_message(csqlite_database *database) { return library.errmsg(database); }
int64_t csqlite_last_row(csqlite_database *database) { return library.last_insert_rowid(database); }
int csqlite_changes(csqlite_database *database) { return library.changes(database); }
int csqlite_total_changes(csqlite_database *database) { return library.total_changes(database); }
int csqlite_is_autocommit(csqlite_database *database) { return library.get_autocommit(database); }
int csqlite_is_read_only(csqlite_database *database) {
  return library.db_readonly(database, "main") == 1;
}

int csqlite_prepare(
  csqlite_database *database, const char *sql, int length, csqlite_statement **statement,
  const char **rest) {
  return library.prepare_v2(database, sql, length, statement, rest);
}

int csqlite_step(csqlite_statement *statement) { return library.step(statement); }
int csqlite_reset(csqlite_statement *statement) { return library.reset(statement); }
int csqlite_finalize(csqlite_statement *statement) { return library.finalize(statement); }
int csqlite_statement_is_read_only(csqlite_statement *statement) {
  return library.stmt_readonly(statement);
}

int csqlite_bind_null(csqlite_statement *statement, int place) {
  return library.bind_null(statement, place);
}
int csqlite_bind_integer(csqlite_statement *statement, int place, int64_t value) {
  return library.bind_int64(statement, place, value);
}
int csqlite_bind_real(csqlite_statement *statement, int place, double value) {
  return library.bind_double(statement, place, value);
}
int csqlite_bind_text(csqlite_statement *statement, int place, const char *text, int count) {
  return library.bind_text(statement, place, text, count, COPIED);
}
int csqlite_bind_blob(csqlite_statement *statement, int place, const void *bytes, int count) {
  // No bytes at all would be NULL.
  if (count == 0) return library.bind_zeroblob(statement, place, 0);
  return library.bind_blob(statement, place, bytes, count, COPIED);
}

int csqlite_column_count(csqlite_statement *statement) { return library.column_count(statement); }
const char *csqlite_column_name(csqlite_statement *statement, int column) {
  return library.column_name(statement, column);
}
int csqlite_column_type(csqlite_statement *statement, int column) {
  return library.column_type(statement, column);
}
int64_t csqlite_column_integer(csqlite_statement *statement, int column) {
  return library.column_int64(statement, column);
}
double csqlite_column_real(csqlite_statement *statement, int column) {
  return library.column_double(statement, column);
}
const unsigned char *csqlite_column_text(csqlite_statement *statement, int column) {
  return library.column_text(statement, column);
}
const void *csqlite_column_blob(csqlite_statement *statement, int column) {
  return library.column_blob(statement, column);
}
int csqlite_column_bytes(csqlite_statement *statement, int column) {
  return library.column_bytes(statement, column);
}
