#pragma once
// SQLite, opened when it is first needed: without it on the machine everything but databases works, and no other start
// pays for it. Declared here after https://sqlite.org/c3ref, so that the build needs no headers of it.
#include <stdint.h>

typedef struct csqlite_database csqlite_database;
typedef struct csqlite_statement csqlite_statement;

/// Opens the library (dlopen(3)), once. NULL: it is there; else the system's reason why not.
/// Nothing below may be called before it is there.
const char *csqlite_load(void);

/// sqlite3_open_v2 of a file that exists, for writing where that is allowed, with extended result codes. A database is
/// handed out also where that fails, unless there is no memory; it is to be closed. Unless it is shared, only one thread
/// at a time may use it, and no call locks a mutex. No statement, nor a trigger, may write what only SQLite itself does,
/// and no other database can be attached.
int csqlite_open(const char *path, int is_shared, csqlite_database **database);
int csqlite_close(csqlite_database *database);
/// From now on a value, or a row that is written, of more bytes is an error (SQLITE_TOOBIG). Returns the former limit.
int csqlite_limit_length(csqlite_database *database, int bytes);
/// True: closing the last connection leaves the write-ahead log as it is; false: writes it into the file and removes it.
void csqlite_keep_log(csqlite_database *database, int keeps);
/// Removes the index of a database's write-ahead log unless a program has the database open. This one must not: its locks
/// would go.
void csqlite_remove_index(const char *database, const char *index);
/// From now on each statement asks `is_stopped` after so many steps of it, which ends it by another result than 0; and `waits`,
/// with how often it was asked before, where another program has a lock: as long as the result is not 0 it is tried again.
void csqlite_watch(
  csqlite_database *database, int steps, int (*is_stopped)(void *), int (*waits)(void *, int),
  void *context);

/// The extended code and the message of what failed last.
int csqlite_error_code(csqlite_database *database);
/// errno of the last call of the system that failed, or 0.
int csqlite_system_error(csqlite_database *database);
const char *csqlite_error_message(csqlite_database *database);

int64_t csqlite_last_row(csqlite_database *database);
/// Rows that the last statement changed itself.
int csqlite_changes(csqlite_database *database);
/// Rows that were changed by whatever since the connection was opened.
int csqlite_total_changes(csqlite_database *database);
/// 0 within a transaction.
int csqlite_is_autocommit(csqlite_database *database);
/// True if the file can only be read.
int csqlite_is_read_only(csqlite_database *database);

int csqlite_prepare(
  csqlite_database *database, const char *sql, int length, csqlite_statement **statement,
  const char **rest);
int csqlite_step(csqlite_statement *statement);
int csqlite_reset(csqlite_statement *statement);
int csqlite_finalize(csqlite_statement *statement);
/// True if it writes nothing into the file.
int csqlite_statement_is_read_only(csqlite_statement *statement);

int csqlite_bind_null(csqlite_statement *statement, int place);
int csqlite_bind_integer(csqlite_statement *statement, int place, int64_t value);
int csqlite_bind_real(csqlite_statement *statement, int place, double value);
/// The bytes are copied. Of an empty text the pointer must not be NULL.
int csqlite_bind_text(csqlite_statement *statement, int place, const char *text, int count);
int csqlite_bind_blob(csqlite_statement *statement, int place, const void *bytes, int count);

int csqlite_column_count(csqlite_statement *statement);
const char *csqlite_column_name(csqlite_statement *statement, int column);
int csqlite_column_type(csqlite_statement *statement, int column);
int64_t csqlite_column_integer(csqlite_statement *statement, int column);
double csqlite_column_real(csqlite_statement *statement, int column);
/// In UTF-8; valid until the next step.
const unsigned char *csqlite_column_text(csqlite_statement *statement, int column);
const void *csqlite_column_blob(csqlite_statement *statement, int column);
int csqlite_column_bytes(csqlite_statement *statement, int column);
