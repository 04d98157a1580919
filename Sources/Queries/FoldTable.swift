import CUTF8Proc
import Rules
import Values

/// What every code point folds to, as `SearchText.folded` does it, for folding a million texts.
///
/// Marks are dropped, so no reordering is needed and each code point folds on its own.
final class FoldTable: Sendable {
  static let shared = FoldTable()

  /// From U+0080 on: where its bytes are and how many, or `itself`.
  private let entries: [UInt32]
  private let bytes: [UInt8]

  private static let first: UInt32 = 0x80
  /// Beyond it are rare ideographs, folded one by one.
  private static let end: UInt32 = 0x20000
  private static let itself = UInt32.max

  private init() {
    var entries: [UInt32] = []
    var bytes: [UInt8] = []
    entries.reserveCapacity(Int(Self.end - Self.first))
    for value in Self.first..<Self.end {
      guard let scalar = Unicode.Scalar(value) else {
        entries.append(Self.itself)
        continue
      }
      let start = bytes.count
      Self.fold(scalar, into: &bytes)
      if bytes[start...].elementsEqual(UTF8.encode(scalar) ?? .init()) {
        bytes.removeSubrange(start...)
        entries.append(Self.itself)
      } else {
        entries.append(UInt32(start) << 8 | UInt32(bytes.count - start))
      }
    }
    self.entries = entries
    self.bytes = bytes
  }

  /// Appends the folded form of valid UTF-8. O(n).
  static func append(_ text: UnsafeRawBufferPointer, to target: inout [UInt8]) {
    var all: UInt8 = 0
    for byte in text { all |= byte }
    guard all < 0x80 else { return shared.appendAny(text, to: &target) }
    let start = target.count
    target.append(contentsOf: text)
    target.withUnsafeMutableBufferPointer { bytes in
      for index in start..<bytes.count { bytes[index] = lowered(bytes[index]) }
    }
  }

  /// The folded form of a text, as bytes.
  static func folded(_ text: String) -> [UInt8] {
    var text = text
    var folded: [UInt8] = []
    text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &folded) }
    return folded
  }

  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  private func appendAny(_ text: UnsafeRawBufferPointer, to target: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        target.append(Self.lowered(byte))
        index += 1
      } else {
        index += withFolded(text, at: index) { target.append(contentsOf: $0) }
      }
    }
  }

  /// Hands on what the character beyond ASCII at `index` folds to; returns how many bytes it has.
  @inline(__always)
  func withFolded(
    _ text: UnsafeRawBufferPointer, at index: Int, _ body: (UnsafeRawBufferPointer) -> Void
  ) -> Int {
    let byte = text[index]
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard index + length <= text.count else { return text.count - index }
    var value = UInt32(byte) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3F) }
    guard value < Self.end else {
      withRare(value, body)
      return length
    }
    let entry = value < Self.first ? Self.itself : entries[Int(value - Self.first)]
    if entry == Self.itself {
      body(UnsafeRawBufferPointer(rebasing: text[index..<index + length]))
    } else {
      let start = Int(entry >> 8)
      bytes.withUnsafeBytes {
        body(UnsafeRawBufferPointer(rebasing: $0[start..<start + Int(entry & 0xFF)]))
      }
    }
    return length
  }

  private func withRare(_ value: UInt32, _ body: (UnsafeRawBufferPointer) -> Void) {
    guard let scalar = Unicode.Scalar(value) else { return }
    var folded: [UInt8] = []
    Self.fold(scalar, into: &folded)
    folded.withUnsafeBytes(body)
  }

  private static func fold(_ scalar: Unicode.Scalar, into target: inout [UInt8]) {
    // The longest is U+FDFA with 18 code points.
    withUnsafeTemporaryAllocation(of: utf8proc_int32_t.self, capacity: 32) { room in
      var boundClass: Int32 = 0
      let count = utf8proc_decompose_char(
        utf8proc_int32_t(scalar.value), room.baseAddress, room.count,
        utf8proc_option_t(rawValue: SearchText.foldingOptions), &boundClass)
      guard count >= 0, count <= room.count else {
        target += UTF8.encode(scalar) ?? .init()
        return
      }
      for value in room.prefix(count) {
        if let scalar = Unicode.Scalar(UInt32(value)) { target += UTF8.encode(scalar) ?? .init() }
      }
    }
  }
}
