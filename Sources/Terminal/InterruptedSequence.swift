/// A sequence abandoned after a timeout. On a slow line its rest arrives later, and is not text either.
enum InterruptedSequence {
  case control
  /// An answer of the terminal: an operating system command, or a device control string.
  case string

  /// From the string's introducer, `]` or `P` or another. Nil for a string that looks like keys: Alt with a bracket,
  /// and text.
  init?(string: ArraySlice<UInt8>) {
    let text = string.dropFirst()
    let digits = text.prefix { (0x30...0x39).contains($0) }
    switch string.first {
    case UInt8(ascii: "]"):
      guard !digits.isEmpty, text.dropFirst(digits.count).first == UInt8(ascii: ";") else {
        return nil
      }
    case UInt8(ascii: "P"):
      guard let first = text.first, !digits.isEmpty || (0x21...0x3F).contains(first) else {
        return nil
      }
    default: return nil
    }
    self = .string
  }

  /// The number of bytes that still belong to the sequence, and whether it ends with them. With `isFinal` nothing
  /// more is expected soon.
  func rest(in bytes: ArraySlice<UInt8>, isFinal: Bool) -> (count: Int, isComplete: Bool) {
    let (more, last): (ClosedRange<UInt8>, ClosedRange<UInt8>) =
      switch self {
      case .control: (0x20...0x3F, 0x40...0x7E)
      case .string: (0x20...0xFF, 0x07...0x07)
      }
    let count = bytes.prefix { more.contains($0) }.count
    guard let next = bytes.dropFirst(count).first else { return (count, false) }
    if last.contains(next) { return (count + 1, true) }
    // ESC \ ends a string. Any other control character was pressed.
    guard case .string = self, next == 0x1B else { return (count, true) }
    guard let after = bytes.dropFirst(count + 1).first else { return (count, isFinal) }
    return (after == 0x5C ? count + 2 : count, true)
  }
}
