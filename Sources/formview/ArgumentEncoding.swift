import Glibc
import Storage

/// Checks the bytes of the command line.
enum ArgumentEncoding {
  /// The arguments as texts. Fails at one that is not UTF-8, unless it names an existing file, or a new data file:
  /// converted to a text it would differ, and `set` would write that. The argument is not shown, as it may be secret.
  static func arguments() throws(CommandFailure) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let bytes = CommandLine.unsafeArgv[index] else { continue }
      let text = String(validatingCString: bytes)
      if let text, !SystemPath.hasBytes(text) {
        arguments.append(text)
      } else if faccessat(AT_FDCWD, bytes, F_OK, AT_SYMLINK_NOFOLLOW) == 0
        || isNewFile(SystemPath.text(UnsafePointer(bytes)))
      {
        arguments.append(SystemPath.text(UnsafePointer(bytes)))
      } else if let text {
        arguments.append(text)
      } else {
        throw CommandFailure(.usage, Environment.texts.argumentIsNotUTF8(index))
      }
    }
    return arguments
  }

  /// True for a text that is not an assignment, with the ending of a data file and an existing folder.
  private static func isNewFile(_ path: String) -> Bool {
    guard !path.utf8.contains(UInt8(ascii: "=")),
      DataReading.extensions.contains(where: {
        path.utf8.suffix($0.utf8.count + 1).elementsEqual(".\($0)".utf8)
      })
    else { return false }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return true }
    return FileStamp.current(of: path[..<slash] + "/.") != nil
  }
}
