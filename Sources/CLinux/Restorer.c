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
  SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP, // crashes
  SIGTERM, SIGHUP, SIGINT, SIGQUIT, // requests, which a session may handle itself
};
enum { fatal_count = sizeof fatal / sizeof *fatal, crash_count = 6, stack_size = 64 * 1024 };

// What was there before us, such as the Swift runtime's printing of a backtrace: it comes after.
static struct sigaction former[NSIG];

static void restore_and_die(int signal_number) {
  if (restorer.armed) {
    restorer.armed = 0;
    ssize_t written = write(restorer.fd, restorer.bytes, restorer.count);
    (void)written;
    tcsetattr(restorer.fd, TCSANOW, &restorer.modes);
  }
  // The signal is blocked here: it comes again, to the former handler, once this returns.
  sigaction(signal_number, &former[signal_number], NULL);
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
  struct sigaction action = {.sa_handler = restore_and_die, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) {
    struct sigaction present;
    if (sigaction(fatal[i], NULL, &present) != 0 || present.sa_handler == restore_and_die) continue;
    if (i >= crash_count && present.sa_handler != SIG_DFL) continue;
    former[fatal[i]] = present;
    sigaction(fatal[i], &action, NULL);
  }
}

void clinux_disarm_restorer(void) { restorer.armed = 0; }
