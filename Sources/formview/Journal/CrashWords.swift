import CLinux
import Glibc

/// The message about a crash on the terminal, prepared for a signal handler.
enum CrashWords {
  static func set(_ words: String?) {
    let former = clinux_exchange_last_words(words.map { strdup($0 + "\n") })
    free(UnsafeMutablePointer(mutating: former))
  }
}
