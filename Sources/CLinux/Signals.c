#define _GNU_SOURCE
#include "CLinux.h"
#include <errno.h>
#include <signal.h>
#include <unistd.h>

// By signal number: where its byte goes. A handler can reach nothing but globals.
static volatile int watchers[NSIG];

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
  return sigaction(signal_number, &action, NULL);
}

void clinux_unwatch_signal(int signal_number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

void clinux_stop_process_group(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, former;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &former);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &former, NULL);
}
