#define _GNU_SOURCE
#include "CLinux.h"
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

int clinux_use_utf8_locale(void) {
  if (setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL || setlocale(LC_CTYPE, "en_US.UTF-8") != NULL;
}

int clinux_pipe(int ends[2]) { return pipe2(ends, O_NONBLOCK | O_CLOEXEC); }

int clinux_wcwidth(unsigned scalar) { return wcwidth((wchar_t)scalar); }

int clinux_spawn_in(posix_spawn_file_actions_t *actions, const char *directory) {
  return posix_spawn_file_actions_addchdir_np(actions, directory);
}

void clinux_begin_writeback(int fd, long long offset, long long count) {
  sync_file_range(fd, offset, count, SYNC_FILE_RANGE_WRITE);
}
