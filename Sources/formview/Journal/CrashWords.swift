import CLinux
import Glibc

/// What a crash of the program says on the terminal, which a signal handler finds ready.
enum CrashWords {
  static func set(_ words: String?) {
    let former = clinux_exchange_last_words(words.map { strdup($0 + "\n") })
    free(UnsafeMutablePointer(mutating: former))
  }
}
