import Glibc
import Storage

/// The bytes of the command line, before they became texts.
enum ArgumentEncoding {
  /// The arguments as texts. Fails at one that is not UTF-8, unless it names a file that is there, or a new data file: as a
  /// text it would be another one, and `set` would write that. The argument is not shown, as it may be a secret.
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

  /// Whether a text that is no assignment ends as the names of data files do, in a folder that is there.
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
