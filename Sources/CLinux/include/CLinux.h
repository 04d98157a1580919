#pragma once
// What Glibc's Swift module hides: calls whose headers it leaves out.
#include <sys/eventfd.h>
#include <sys/fsuid.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/ioctl.h>
#include <sys/xattr.h>
#include <termios.h>
#include <pty.h>
#include <spawn.h>
#include <wchar.h>

static inline int clinux_window_size(int fd, struct winsize *size) {
  return ioctl(fd, TIOCGWINSZ, size);
}
static inline int clinux_set_window_size(int fd, const struct winsize *size) {
  return ioctl(fd, TIOCSWINSZ, size);
}
