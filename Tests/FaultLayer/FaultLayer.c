// A layer between a program and its files that fails on request: LD_PRELOAD=…/FaultLayer.so. What it does not fail goes
// on to the system, so that files have what the program really wrote.
//
// FAULT_UNDER  how the paths begin whose calls are counted
// FAULT_WHILE  a file: calls count as long as it is there
// FAULT_LOG    where the counted calls are written, a line each
// FAULT_AT     the call that fails, from 1; none without
// FAULT_NAME   the name of the calls that are counted; all without
// FAULT_HOW    a number: errno; or kill, short (half of a write is done), full (the same, and there is no space from then
//              on), other (another program saves right before the call: FAULT_FROM is renamed to FAULT_TO)
// FAULT_NO_EXCHANGE  set: two files can't exchange their names
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

enum { NOTHING, SHORT, FAILED };

static atomic_int count;
static atomic_int disk_is_full;

// The program's own, whatever is interposed.
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int is_armed(void) {
  const char *file = getenv("FAULT_WHILE");
  return file && syscall(SYS_faccessat, AT_FDCWD, file, F_OK) == 0;
}

static void note(const char *name, const char *path, int number) {
  const char *log = getenv("FAULT_LOG");
  if (!log) return;
  char line[PATH_MAX + 64];
  int length = snprintf(line, sizeof line, "%d %s %s\n", number, name, path);
  int fd = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (fd < 0) return;
  syscall(SYS_write, fd, line, length);
  syscall(SYS_close, fd);
}

// What becomes of a call on a file. `needs_space`: it would take some on the disk.
static int fate(const char *name, int folder, const char *path, int needs_space) {
  char absolute[PATH_MAX * 2] = "";
  int saved = errno;
  // The standard streams are no files of the program's.
  if (!path && folder >= 0 && folder <= 2) return NOTHING;
  if (!path || path[0] != '/') {
    char link[64];
    if (folder == AT_FDCWD) {
      if (!getcwd(absolute, PATH_MAX)) return NOTHING;
    } else {
      snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
      long length = syscall(SYS_readlinkat, AT_FDCWD, link, absolute, PATH_MAX - 1);
      if (length < 0) length = 0;
      absolute[length] = 0;
    }
    if (path && path[0]) {
      strcat(absolute, "/");
      strncat(absolute, path, PATH_MAX - 2);
    }
  } else {
    strncat(absolute, path, PATH_MAX - 1);
  }
  errno = saved;
  const char *under = getenv("FAULT_UNDER");
  if (!under || strncmp(absolute, under, strlen(under)) || !is_armed()) return NOTHING;
  const char *only = getenv("FAULT_NAME");
  if (only && strcmp(only, name)) return NOTHING;
  int number = atomic_fetch_add(&count, 1) + 1;
  note(name, absolute, number);
  errno = saved;
  const char *at = getenv("FAULT_AT"), *how = getenv("FAULT_HOW");
  if (!at || !how) return NOTHING;
  if (atomic_load(&disk_is_full) && needs_space) {
    errno = ENOSPC;
    return FAILED;
  }
  if (number != atoi(at)) return NOTHING;
  if (!strcmp(how, "kill")) syscall(SYS_kill, getpid(), SIGKILL);
  if (!strcmp(how, "short")) return SHORT;
  if (!strcmp(how, "full")) {
    atomic_store(&disk_is_full, 1);
    return SHORT;
  }
  if (!strcmp(how, "other")) {
    syscall(SYS_rename, getenv("FAULT_FROM"), getenv("FAULT_TO"));
    errno = saved;
    return NOTHING;
  }
  errno = atoi(how);
  return FAILED;
}

#define OPEN(name)                                                                  \
  int name(const char *path, int flags, ...) {                                      \
    va_list rest;                                                                   \
    va_start(rest, flags);                                                          \
    unsigned mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, unsigned) : 0;   \
    va_end(rest);                                                                   \
    int space = (flags & (O_CREAT | __O_TMPFILE)) != 0;                             \
    if (fate(#name, AT_FDCWD, path, space) == FAILED) return -1;                    \
    return REAL(name)(path, flags, mode);                                           \
  }
OPEN(open)
OPEN(open64)

#define OPEN_AT(name)                                                               \
  int name(int folder, const char *path, int flags, ...) {                          \
    va_list rest;                                                                   \
    va_start(rest, flags);                                                          \
    unsigned mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, unsigned) : 0;   \
    va_end(rest);                                                                   \
    int space = (flags & (O_CREAT | __O_TMPFILE)) != 0;                             \
    if (fate(#name, folder, path, space) == FAILED) return -1;                      \
    return REAL(name)(folder, path, flags, mode);                                   \
  }
OPEN_AT(openat)
OPEN_AT(openat64)

// Half of what was to be written, and no error, as write(2) may do; nothing where there is no half.
ssize_t write(int fd, const void *bytes, size_t size) {
  switch (fate("write", fd, NULL, 1)) {
    case FAILED: return -1;
    case SHORT: return REAL(write)(fd, bytes, size > 1 ? size / 2 : size);
    default: return REAL(write)(fd, bytes, size);
  }
}

#define WRITE_AT(name, offset_type)                                                    \
  ssize_t name(int fd, const void *bytes, size_t size, offset_type offset) {          \
    switch (fate(#name, fd, NULL, 1)) {                                                \
      case FAILED: return -1;                                                          \
      case SHORT: return REAL(name)(fd, bytes, size > 1 ? size / 2 : size, offset);    \
      default: return REAL(name)(fd, bytes, size, offset);                             \
    }                                                                                  \
  }
WRITE_AT(pwrite, off_t)
WRITE_AT(pwrite64, off64_t)

// A call on a descriptor, or on a path, with its arguments by name.
#define ON_FILE(type, name, space, parameters, arguments)                              \
  type name parameters {                                                               \
    if (fate(#name, fd, NULL, space) == FAILED) return -1;                             \
    return REAL(name) arguments;                                                       \
  }
#define ON_PATH(name, ...) ON_NAMED(int, name, __VA_ARGS__)
#define ON_NAMED(type, name, space, parameters, arguments)                                   \
  type name parameters {                                                               \
    if (fate(#name, AT_FDCWD, path, space) == FAILED) return -1;                       \
    return REAL(name) arguments;                                                       \
  }

ON_FILE(ssize_t, read, 0, (int fd, void *bytes, size_t size), (fd, bytes, size))
ON_FILE(ssize_t, pread, 0, (int fd, void *bytes, size_t size, off_t at), (fd, bytes, size, at))
ON_FILE(ssize_t, pread64, 0, (int fd, void *bytes, size_t size, off64_t at), (fd, bytes, size, at))
ON_FILE(int, fsync, 1, (int fd), (fd))
ON_FILE(int, fdatasync, 1, (int fd), (fd))
ON_FILE(int, syncfs, 1, (int fd), (fd))
ON_FILE(int, sync_file_range, 0, (int fd, off64_t from, off64_t size, unsigned flags), (fd, from, size, flags))
ON_FILE(int, ftruncate, 0, (int fd, off_t size), (fd, size))
ON_FILE(int, ftruncate64, 0, (int fd, off64_t size), (fd, size))
ON_FILE(int, flock, 0, (int fd, int operation), (fd, operation))
ON_FILE(int, fchmod, 0, (int fd, mode_t mode), (fd, mode))
ON_FILE(int, fchown, 0, (int fd, uid_t owner, gid_t group), (fd, owner, group))
ON_FILE(int, close, 0, (int fd), (fd))
ON_FILE(int, fstat, 0, (int fd, struct stat *found), (fd, found))
ON_FILE(int, fstat64, 0, (int fd, struct stat64 *found), (fd, found))

ON_PATH(stat, 0, (const char *path, struct stat *found), (path, found))
ON_PATH(stat64, 0, (const char *path, struct stat64 *found), (path, found))
ON_PATH(lstat, 0, (const char *path, struct stat *found), (path, found))
ON_PATH(lstat64, 0, (const char *path, struct stat64 *found), (path, found))
ON_PATH(access, 0, (const char *path, int mode), (path, mode))
ON_PATH(faccessat, 0, (int folder, const char *path, int mode, int flags), (folder, path, mode, flags))
ON_PATH(unlink, 0, (const char *path), (path))
ON_PATH(mkdir, 1, (const char *path, mode_t mode), (path, mode))
ON_PATH(rename, 1, (const char *from, const char *path), (from, path))
int renameat2(int one, const char *from, int other, const char *path, unsigned flags) {
  if (fate("renameat2", AT_FDCWD, path, 1) == FAILED) return -1;
  if (flags & RENAME_EXCHANGE && getenv("FAULT_NO_EXCHANGE")) {
    errno = EINVAL;
    return -1;
  }
  return REAL(renameat2)(one, from, other, path, flags);
}
ON_PATH(link, 1, (const char *from, const char *path), (from, path))
ON_PATH(linkat, 1, (int one, const char *from, int other, const char *path, int flags), (one, from, other, path, flags))

ON_PATH(chmod, 0, (const char *path, mode_t mode), (path, mode))
ON_FILE(ssize_t, fgetxattr, 0, (int fd, const char *name, void *value, size_t size), (fd, name, value, size))
ON_FILE(int, fsetxattr, 1, (int fd, const char *name, const void *value, size_t size, int flags), (fd, name, value, size, flags))
ON_FILE(int, fremovexattr, 0, (int fd, const char *name), (fd, name))
ON_NAMED(ssize_t, listxattr, 0, (const char *path, char *list, size_t size), (path, list, size))
ON_NAMED(ssize_t, getxattr, 0, (const char *path, const char *name, void *value, size_t size), (path, name, value, size))

// Locks and leases: whoever passes no third argument reads none.
#define CONTROL(name)                                                                  \
  int name(int fd, int command, ...) {                                                 \
    va_list rest;                                                                      \
    va_start(rest, command);                                                           \
    void *argument = va_arg(rest, void *);                                             \
    va_end(rest);                                                                      \
    if (fate(#name, fd, NULL, 0) == FAILED) return -1;                                 \
    return REAL(name)(fd, command, argument);                                          \
  }
CONTROL(fcntl)
CONTROL(fcntl64)
