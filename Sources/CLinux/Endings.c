#include "CLinux.h"
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

// Requests to end that work is to hear of before they end the process.
static const int endings[] = {SIGINT, SIGTERM, SIGHUP};
enum { endings_count = sizeof endings / sizeof *endings };
// Seconds that work has for ending.
enum { patience = 2 };

static atomic_int asked;

static void end_by(int signal_number) {
  signal(signal_number, SIG_DFL);
  // In a handler it is blocked, and comes once this returns.
  raise(signal_number);
}

static void end_at_last(int signal_number) {
  (void)signal_number;
  end_by(atomic_load(&asked));
}

static void ask(int signal_number) {
  int saved = errno;
  if (atomic_exchange(&asked, signal_number)) end_by(signal_number);
  else alarm(patience);
  errno = saved;
}

static void replace(int signal_number, void (*present)(int), void (*next)(int)) {
  struct sigaction former, action = {.sa_handler = next, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  if (sigaction(signal_number, NULL, &former) == 0 && former.sa_handler == present)
    sigaction(signal_number, &action, NULL);
}

void clinux_hear_endings(void) {
  replace(SIGALRM, SIG_DFL, end_at_last);
  for (int i = 0; i < endings_count; i++) replace(endings[i], SIG_DFL, ask);
}

int clinux_ending_asked(void) { return atomic_load(&asked); }

void clinux_hear_no_endings(void) {
  for (int i = 0; i < endings_count; i++) replace(endings[i], ask, SIG_DFL);
  if (!atomic_load(&asked)) replace(SIGALRM, end_at_last, SIG_DFL);
}

void clinux_end_as_asked(void) {
  int signal_number = atomic_load(&asked);
  if (signal_number) end_by(signal_number);
}
