#define _GNU_SOURCE
#include "CLinux.h"
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
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
  SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP, SIGSYS, // crashes
  // Requests, which a session may handle itself.
  SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGPIPE, SIGIO,
  SIGPWR, SIGSTKFLT,
};
enum { fatal_count = sizeof fatal / sizeof *fatal, crash_count = 7, stack_size = 64 * 1024 };

// What was there before us, such as the Swift runtime's printing of a backtrace: it comes after.
static struct sigaction former[NSIG];

static _Atomic(const char *) last_words;

const char *clinux_exchange_last_words(const char *words) {
  return atomic_exchange(&last_words, words);
}

// Where crash signals go that somebody sent; -1 after the first, as nobody may be there to read it.
static volatile sig_atomic_t requests = -1;

void clinux_watch_crash_requests(int fd) { requests = fd; }

// Whether another process sent the signal, and the session will end by it.
static int is_request(const siginfo_t *info) {
  if (requests < 0 || !info || info->si_code > 0 || info->si_pid == getpid()) return 0;
  unsigned char byte = (unsigned char)info->si_signo;
  ssize_t written = write(requests, &byte, 1);
  requests = -1;
  return written == 1;
}

static void restore_and_die(int signal_number, siginfo_t *info, void *context) {
  (void)context;
  int saved = errno;
  if (is_request(info)) {
    errno = saved;
    return;
  }
  if (restorer.armed) {
    restorer.armed = 0;
    ssize_t written = write(restorer.fd, restorer.bytes, restorer.count);
    (void)written;
    tcsetattr(restorer.fd, TCSANOW, &restorer.modes);
  }
  const char *words = atomic_exchange(&last_words, NULL);
  if (words) {
    ssize_t said = write(restorer.fd, words, strlen(words));
    (void)said;
  }
  // The signal is blocked here: it comes again, to the former handler, once this returns.
  sigaction(signal_number, &former[signal_number], NULL);
  raise(signal_number);
}

// A signal that is no crash keeps the effect that somebody has given it.
static void restore_at(int signal_number, int is_crash, const struct sigaction *action) {
  struct sigaction present;
  if (sigaction(signal_number, NULL, &present) != 0 || present.sa_sigaction == restore_and_die) return;
  if (!is_crash && present.sa_handler != SIG_DFL) return;
  former[signal_number] = present;
  sigaction(signal_number, action, NULL);
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
  struct sigaction action = {.sa_sigaction = restore_and_die, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) restore_at(fatal[i], i < crash_count, &action);
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) restore_at(number, 0, &action);
}

void clinux_disarm_restorer(void) { restorer.armed = 0; }
