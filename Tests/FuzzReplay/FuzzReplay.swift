import FuzzTesting
import Glibc

/// Feeds files to a reader as the fuzzer does: `FuzzReplay TARGET FILE…`.
///
/// It prints each name before it reads the file, so that whoever started it knows at which one it ended.
@main
struct FuzzReplay {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let target = arguments.first.flatMap(FuzzTarget.init) else { exit(2) }
    for path in arguments.dropFirst() {
      let name = Array((path + "\n").utf8)
      guard write(STDOUT_FILENO, name, name.count) == name.count, let input = bytes(of: path)
      else { exit(2) }
      // Whatever reads so long hangs.
      alarm(longestSeconds)
      input.withUnsafeBufferPointer { target.read($0) }
    }
  }

  private static let longestSeconds: UInt32 = 60

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += piece[..<count]
    }
  }
}
