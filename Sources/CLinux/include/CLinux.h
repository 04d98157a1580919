#pragma once
// What Glibc's Swift module hides: calls whose headers it leaves out.
#include <stddef.h>
#include <sys/eventfd.h>
#include <sys/fsuid.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/ioctl.h>
#include <sys/uio.h>
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

/// Columns of a code point as the C library has it, -1 for one it does not know.
int clinux_wcwidth(unsigned scalar);

/// setlocale(LC_CTYPE) to the environment's locale, or to C.UTF-8 where that is not a UTF-8 one.
/// 0 when neither is there.
int clinux_use_utf8_locale(void);

/// posix_spawn_file_actions_addchdir_np(3).
int clinux_spawn_in(posix_spawn_file_actions_t *actions, const char *directory);

/// Starts to bring bytes that were written to the disk (sync_file_range(2)); waits for none of it.
void clinux_begin_writeback(int fd, long long offset, long long count);

/// A new file in `folder` without a name, for writing and closed on exec (O_TMPFILE of open(2)); -1 where the
/// file system has none, or no name could be given to it later.
int clinux_open_unnamed(const char *folder, unsigned mode);
/// Gives the file a name that nothing has yet. 0, or -1 and errno.
int clinux_name_file(int fd, const char *name);

/// Returns when all of the file system that the file is on is on the disk (syncfs(2)). 0, or -1 and errno.
int clinux_flush_file_system(int fd);

/// Attributes that keep a file from being replaced, whoever asks (chattr(1)).
enum { clinux_append_only = 1, clinux_immutable = 2 };
/// Flags of the file at a path, which may be a symbolic link; 0 where the system does not say.
int clinux_protection(const char *path);

/// Exchanges what two names mean (renameat2(2)). 0, or -1 and errno.
int clinux_rename_exchange(const char *one, const char *other);
/// Renames to a name that nothing has yet (renameat2(2)). 0, or -1 and errno.
int clinux_rename_new(const char *from, const char *to);

/// From now on whoever opens the file for writing waits, as long as the system lets them (F_SETLEASE of fcntl(2)). -1 and
/// errno: EAGAIN where somebody has it open for writing.
int clinux_lease(int fd);
/// True if no one waits to write.
int clinux_has_lease(int fd);
/// Lets writers go on.
void clinux_end_lease(int fd);
/// From now on SIGINT, SIGTERM and SIGHUP, where nobody handles them, wait for a file that is about to be made. 0 where
/// another file is guarded already.
int clinux_guard_leftover(void);
/// From now on these signals remove the file `name` (NULL: none) before they end the process, also one that has waited. `name`
/// must stay as it is. For the guarded file only.
void clinux_remove_at_ending(const char *name);
/// From now on these signals wait, and nothing is removed: for the guarded file only.
void clinux_hold_endings(void);
/// Ends the guarding, and the process if one of them has waited.
void clinux_unguard_leftover(void);

/// From now on SIGINT, SIGTERM and SIGHUP, where nobody handles them, ask work to end. The second of them ends the process, as
/// does the first one after two seconds.
void clinux_hear_endings(void);
/// The signal that has asked, or 0.
int clinux_ending_asked(void);
/// They end the process again, but for one that has asked.
void clinux_hear_no_endings(void);
/// Ends the process by the signal that has asked, if one has.
void clinux_end_as_asked(void);

/// No core dump from now on, and no debugger of the same user (PR_SET_DUMPABLE of prctl(2)).
void clinux_forbid_core_dumps(void);

/// A file in memory, closed on exec (memfd_create(2)); -1 where there are none.
int clinux_memory_file(void);

/// A pipe, non-blocking and closed on exec; -1 and errno on failure.
int clinux_pipe(int ends[2]);
/// From now on each of these signals writes its number, a byte, into `fd`. 0, or -1 and errno.
int clinux_watch_signal(int signal_number, int fd);
/// Gives a signal the effect that it has by default, unless who started the program has it ignored.
void clinux_reset_signal(int signal_number);
/// SIGRTMIN and SIGRTMAX, which are no constants.
int clinux_first_real_time_signal(void);
int clinux_last_real_time_signal(void);
/// Gives a signal the effect that it had before it was watched.
void clinux_unwatch_signal(int signal_number);
/// Sets these modes each time that the process is continued, since a shell sets its own ones when it stops.
void clinux_keep_modes(int fd, const struct termios *modes);
/// No longer.
void clinux_keep_no_modes(void);
/// Stops the process group like the terminal's C-z, until it is continued.
void clinux_stop_process_group(void);

/// If a signal kills the process from now on, `bytes` are first written to `fd` and `modes` set on it.
/// Then follows what the signal did before. Other requests to end than unhandled ones are left alone.
void clinux_arm_restorer(int fd, const char *bytes, size_t count, const struct termios *modes);
/// From now on the signals of crashes that another process sends (kill(2)) write their number, a byte, into
/// `fd`, as this process is as sound as before; the second of them is a crash. -1: they are crashes.
void clinux_watch_crash_requests(int fd);
/// The line that a crash prints on the terminal; NULL: none. It must stay as it is until another takes its place. Returns
/// what it takes the place of.
const char *clinux_exchange_last_words(const char *words);
/// Lets signals kill without that.
void clinux_disarm_restorer(void);
