import CYAML
import SourceText

/// A text whose empty items have a `~`. libfyaml 0.7 refuses a list in the column of its key in which a dash has nothing
/// behind it: it gets to read this text, and its events become those of the text without it.
struct YAMLFilledItems {
  let buffer: ByteBuffer
  /// The offsets behind dashes of the original text, in order.
  let offsets: [Int]
  private static let filling = Array(" ~".utf8)

  init(_ original: ByteBuffer, at offsets: [Int]) {
    self.offsets = offsets
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count + offsets.count * Self.filling.count)
    var copied = 0
    for offset in offsets {
      bytes += original.bytes[copied..<offset] + Self.filling
      copied = offset
    }
    buffer = ByteBuffer(bytes + original.bytes[copied...])
  }

  /// The offsets behind dashes that are alone on their line, above what is not indented more; also in texts of several
  /// lines, which only a reader knows.
  static func candidates(in text: ByteBuffer) -> [Int] {
    let bytes = text.bytes
    return bytes.split(whereSeparator: \.isYAMLBreak).compactMap { line in
      let dash = line.drop(while: \.isYAMLBlank)
      guard dash.first == UInt8(ascii: "-"), isAlone(dash.startIndex, in: bytes) else { return nil }
      let next = YAMLSpace.skip(in: bytes, from: dash.startIndex + 1, to: bytes.count)
      let column = next - (bytes[..<next].lastIndex { $0.isYAMLBreak }.map { $0 + 1 } ?? 0)
      let isEmpty = next == bytes.count || column <= dash.startIndex - line.startIndex
      return isEmpty ? dash.startIndex + 1 : nil
    }
  }

  /// True if only a comment is behind a dash on its line.
  static func isAlone(_ dash: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let rest = bytes[(dash + 1)...].prefix { !$0.isYAMLBreak }
    let text = rest.drop(while: \.isYAMLBlank)
    return text.isEmpty || text.first == UInt8(ascii: "#") && text.startIndex > rest.startIndex
  }

  /// The filling that an event of this text is, by its offset in the original text.
  func filling(_ event: cyaml_event) -> Int? {
    guard event.kind == CYAML_SCALAR, event.end == event.start + 1,
      event.anchor_start < 0, event.tag_start < 0
    else { return nil }
    let number = count(before: Int(event.start))
    guard number > 0, start(number - 1) + 1 == Int(event.start) else { return nil }
    return offsets[number - 1]
  }

  /// An event of this text as one of the original text; a filling is nothing there.
  func restored(_ event: cyaml_event) -> cyaml_event {
    var restored = event
    restored.start = original(event.start)
    restored.end = original(event.end)
    restored.anchor_start = original(event.anchor_start)
    restored.anchor_end = original(event.anchor_end)
    restored.tag_start = original(event.tag_start)
    restored.tag_end = original(event.tag_end)
    if filling(event) != nil { (restored.start, restored.end, restored.text) = (-1, -1, nil) }
    return restored
  }

  private func original(_ offset: Int) -> Int {
    let number = count(before: offset)
    return number == 0 ? offset : max(offsets[number - 1], offset - number * Self.filling.count)
  }

  /// The offset of a filling in this text.
  private func start(_ number: Int) -> Int { offsets[number] + number * Self.filling.count }

  /// Number of fillings that begin before an offset of this text.
  private func count(before offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if start(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
