#define _GNU_SOURCE
#include "CLinux.h"
#include <errno.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

// By signal number: where its byte goes. A handler can reach nothing but globals.
static volatile int watchers[NSIG];

// What was there before, such as what restores the terminal.
static struct sigaction unwatched[NSIG];

static void pass_on(int signal_number) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal_number;
  ssize_t written = write(watchers[signal_number], &byte, 1);
  (void)written; // a full pipe wakes its reader anyway
  errno = saved;
}

int clinux_watch_signal(int signal_number, int fd) {
  if (signal_number <= 0 || signal_number >= NSIG) {
    errno = EINVAL;
    return -1;
  }
  struct sigaction action = {.sa_handler = pass_on};
  sigemptyset(&action.sa_mask);
  watchers[signal_number] = fd;
  struct sigaction *former = &unwatched[signal_number];
  if (sigaction(signal_number, NULL, former) != 0) return -1;
  if (former->sa_handler == pass_on) former->sa_handler = SIG_DFL;
  return sigaction(signal_number, &action, NULL);
}

void clinux_unwatch_signal(int signal_number) {
  sigaction(signal_number, &unwatched[signal_number], NULL);
}

void clinux_reset_signal(int signal_number) {
  struct sigaction action;
  if (sigaction(signal_number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) signal(signal_number, SIG_DFL);
}

int clinux_first_real_time_signal(void) { return SIGRTMIN; }
int clinux_last_real_time_signal(void) { return SIGRTMAX; }

static int kept_terminal;
static struct termios kept_modes;

static void keep_modes(int signal_number) {
  (void)signal_number;
  int saved = errno;
  tcsetattr(kept_terminal, TCSANOW, &kept_modes);
  errno = saved;
}

void clinux_keep_modes(int fd, const struct termios *modes) {
  kept_terminal = fd;
  kept_modes = *modes;
  struct sigaction action = {.sa_handler = keep_modes, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGCONT, &action, NULL);
}

void clinux_keep_no_modes(void) { signal(SIGCONT, SIG_DFL); }

void clinux_stop_process_group(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, former;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &former);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &former, NULL);
}
