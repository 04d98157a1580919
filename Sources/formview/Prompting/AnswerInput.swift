import Glibc
import Storage

/// Lines of standard input, as bytes.
struct AnswerInput {
  let isTerminal = isatty(STDIN_FILENO) == 1
  private var pending: [UInt8] = []
  private var isAtEnd = false

  private static let piece = 4096

  /// The next line without its end; nil at the end, or if the input can't be read.
  ///
  /// `isSecret`: a terminal does not show it.
  mutating func next(isSecret: Bool) -> [UInt8]? {
    guard isSecret, isTerminal else { return next() }
    return HiddenInput.during { next() }
  }

  var hasMoreText: Bool {
    mutating get {
      while let line = next() {
        if !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return true }
      }
      return false
    }
  }

  private mutating func next() -> [UInt8]? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeFirst(end + 1) }
        return Self.line(pending[..<end])
      }
      guard !isAtEnd else {
        defer { pending = [] }
        return pending.isEmpty ? nil : Self.line(pending[...])
      }
      readOn()
    }
  }

  private mutating func readOn() {
    var piece = [UInt8](repeating: 0, count: Self.piece)
    let count = piece.withUnsafeMutableBytes { bytes in
      Interruption.retrying { read(STDIN_FILENO, bytes.baseAddress, bytes.count) }
    }
    guard count > 0 else {
      isAtEnd = true
      return
    }
    pending += piece[..<count]
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
  }
}
