#define _GNU_SOURCE
#include "CLinux.h"
#include "CrashRescue.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

// Whoever exchanges it owns it: the handler what it writes, the program what it frees.
static _Atomic(const struct clinux_rescue *) current;

enum { most_names = 99, most_tries = 1000 };

const struct clinux_rescue *clinux_exchange_rescue(const struct clinux_rescue *rescue) {
  return atomic_exchange(&current, rescue);
}

// Writes all of it, as far as the disk takes it; a part is worth more than nothing.
static void write_all(int fd, const char *bytes, size_t count) {
  int tries = 0;
  while (count > 0 && tries < most_tries) {
    ssize_t written = write(fd, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
      tries = 0;
    } else if (written < 0 && errno != EINTR) {
      return;
    } else {
      tries++;
    }
  }
}

static size_t append(char *name, size_t length, const char *text) {
  while (*text && length + 1 < PATH_MAX) name[length++] = *text++;
  name[length] = 0;
  return length;
}

// The rescue file's name of a number, as Storage's RescueFile has it; `name` has PATH_MAX bytes.
static void make_name(char *name, const char *path, int number, const char *suffix) {
  size_t length = append(name, 0, path);
  if (number > 1) {
    char digits[] = {'-', (char)('0' + number / 10), (char)('0' + number % 10), 0};
    if (number < 10) digits[1] = digits[2], digits[2] = 0;
    length = append(name, length, digits);
  }
  append(name, length, suffix);
}

static int is_free(const char *name) { return access(name, F_OK) != 0 && errno == ENOENT; }

static int create(const char *name) {
  return open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
}

static void say(int fd, const char *text) { write_all(fd, text, strlen(text)); }

static void finish(int fd, int terminal, const char *name) {
  fsync(fd);
  close(fd);
  say(terminal, " ");
  say(terminal, name);
}

void clinux_write_rescue(int terminal) {
  static char changes[PATH_MAX], texts[PATH_MAX];
  const struct clinux_rescue *rescue = atomic_exchange(&current, NULL);
  if (!rescue) return;
  int number = 1;
  do {
    make_name(changes, rescue->path, number, "");
    make_name(texts, rescue->path, number, ".drafts");
  } while ((!is_free(changes) || !is_free(texts)) && ++number <= most_names);
  say(terminal, "formview crashed. What was not saved is in");
  int fd = rescue->piece_count ? create(changes) : -1;
  if (fd >= 0) {
    for (size_t i = 0; i < rescue->piece_count; i++)
      write_all(fd, rescue->pieces[i].iov_base, rescue->pieces[i].iov_len);
    finish(fd, terminal, changes);
  } else if (rescue->piece_count) {
    say(terminal, " no file: none can be made;");
  }
  fd = rescue->text_count ? create(texts) : -1;
  if (fd >= 0) {
    write_all(fd, rescue->texts, rescue->text_count);
    finish(fd, terminal, texts);
  }
  say(terminal, "\n");
}
