import Glibc
import Storage

/// The bytes of the command line, before they became texts.
enum ArgumentEncoding {
  /// The arguments as texts. Fails at one that is not UTF-8, unless it names a file that is there: as a text it would be
  /// another one, and `set` would write that. The argument is not shown, as it may be a secret.
  static func arguments() throws(CommandFailure) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let bytes = CommandLine.unsafeArgv[index] else { continue }
      let text = String(validatingCString: bytes)
      if let text, !SystemPath.hasBytes(text) {
        arguments.append(text)
      } else if faccessat(AT_FDCWD, bytes, F_OK, AT_SYMLINK_NOFOLLOW) == 0 {
        arguments.append(SystemPath.text(UnsafePointer(bytes)))
      } else if let text {
        arguments.append(text)
      } else {
        throw CommandFailure(.usage, Environment.texts.argumentIsNotUTF8(index))
      }
    }
    return arguments
  }
}
