#define _GNU_SOURCE
#include "CLinux.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Everything a handler needs, made ready beforehand: it may call async-signal-safe functions only
// (signal-safety(7)), and on a stack of its own, as the crash may be an overflow of the other.
static struct {
  volatile sig_atomic_t armed;
  int fd;
  size_t count;
  char bytes[512];
  struct termios modes;
} restorer;

static const int fatal[] = {
  SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP, SIGTERM, SIGHUP, SIGINT, SIGQUIT,
};
enum { fatal_count = sizeof fatal / sizeof *fatal, stack_size = 64 * 1024 };

static void restore_and_die(int signal_number) {
  if (restorer.armed) {
    restorer.armed = 0;
    ssize_t written = write(restorer.fd, restorer.bytes, restorer.count);
    (void)written;
    tcsetattr(restorer.fd, TCSANOW, &restorer.modes);
  }
  // SA_RESETHAND has put the default effect back; the signal comes again once this returns.
  raise(signal_number);
}

void clinux_arm_restorer(int fd, const char *bytes, size_t count, const struct termios *modes) {
  static char stack[stack_size];
  restorer.armed = 0;
  restorer.fd = fd;
  restorer.count = count < sizeof restorer.bytes ? count : sizeof restorer.bytes;
  memcpy(restorer.bytes, bytes, restorer.count);
  restorer.modes = *modes;
  restorer.armed = 1;

  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_handler = restore_and_die, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) {
    struct sigaction former;
    if (sigaction(fatal[i], NULL, &former) == 0 && former.sa_handler == SIG_DFL) {
      sigaction(fatal[i], &action, NULL);
    }
  }
}

void clinux_disarm_restorer(void) { restorer.armed = 0; }
