#define _GNU_SOURCE
#include "CLinux.h"
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

// Requests to end that nobody handles: what they leave is removed first.
static const int ending[] = {SIGINT, SIGTERM, SIGHUP};
enum { ending_count = sizeof ending / sizeof *ending };

static atomic_flag guarded = ATOMIC_FLAG_INIT;
static _Atomic(const char *) leftover;
static atomic_int held, waiting;

static void end_by(int signal_number) {
  const char *name = atomic_exchange(&leftover, NULL);
  if (name) unlink(name);
  signal(signal_number, SIG_DFL);
  // In a handler it is blocked, and comes once this returns.
  raise(signal_number);
}

static void end_or_wait(int signal_number) {
  int saved = errno;
  if (atomic_load(&held)) {
    atomic_store(&waiting, signal_number);
  } else {
    end_by(signal_number);
  }
  errno = saved;
}

int clinux_guard_leftover(void) {
  if (atomic_flag_test_and_set(&guarded)) return 0;
  atomic_store(&held, 1);
  struct sigaction action = {.sa_handler = end_or_wait, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < ending_count; i++) {
    struct sigaction present;
    if (sigaction(ending[i], NULL, &present) == 0 && present.sa_handler == SIG_DFL)
      sigaction(ending[i], &action, NULL);
  }
  return 1;
}

static void end_if_asked(void) {
  int signal_number = atomic_exchange(&waiting, 0);
  if (signal_number) end_by(signal_number);
}

void clinux_remove_at_ending(const char *name) {
  atomic_store(&leftover, name);
  atomic_store(&held, 0);
  end_if_asked();
}

void clinux_hold_endings(void) {
  atomic_store(&held, 1);
  // From here on the name may mean another file.
  atomic_store(&leftover, NULL);
}

void clinux_unguard_leftover(void) {
  atomic_store(&leftover, NULL);
  atomic_store(&held, 0);
  end_if_asked();
  for (int i = 0; i < ending_count; i++) {
    struct sigaction present;
    if (sigaction(ending[i], NULL, &present) == 0 && present.sa_handler == end_or_wait)
      signal(ending[i], SIG_DFL);
  }
  atomic_flag_clear(&guarded);
}
