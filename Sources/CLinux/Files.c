#define _GNU_SOURCE
#include "CLinux.h"
#include <fcntl.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

// linkat(2) gives a file without a name one by this path.
static void descriptor_path(int fd, char path[32]) { snprintf(path, 32, "/proc/self/fd/%d", fd); }

int clinux_open_unnamed(const char *folder, unsigned mode) {
  int fd = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
  if (fd < 0) return -1;
  char path[32];
  descriptor_path(fd, path);
  if (faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0) return fd;
  close(fd);
  return -1;
}

int clinux_name_file(int fd, const char *name) {
  char path[32];
  descriptor_path(fd, path);
  return linkat(AT_FDCWD, path, AT_FDCWD, name, AT_SYMLINK_FOLLOW);
}

int clinux_protection(const char *path) {
  struct statx info;
  if (statx(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, 0, &info) != 0) return 0;
  unsigned long long set = info.stx_attributes & info.stx_attributes_mask;
  return (set & STATX_ATTR_APPEND ? clinux_append_only : 0)
    | (set & STATX_ATTR_IMMUTABLE ? clinux_immutable : 0);
}

int clinux_rename_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}

int clinux_rename_new(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

int clinux_flush_file_system(int fd) { return syncfs(fd); }

void clinux_forbid_core_dumps(void) { prctl(PR_SET_DUMPABLE, 0); }
