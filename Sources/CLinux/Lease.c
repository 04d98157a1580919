#define _GNU_SOURCE
#include "CLinux.h"
#include <fcntl.h>
#include <signal.h>

int clinux_lease(int fd) {
  // A program that asks for the file is reported by this signal, which nobody has an effect for, and not by SIGIO.
  if (fcntl(fd, F_SETSIG, SIGURG) != 0) return -1;
  return fcntl(fd, F_SETLEASE, F_RDLCK);
}

int clinux_has_lease(int fd) { return fcntl(fd, F_GETLEASE) == F_RDLCK; }

void clinux_end_lease(int fd) { fcntl(fd, F_SETLEASE, F_UNLCK); }
