import SourceText
import Values

/// The folded form of every code point, equal to `SearchText.folded`, for folding a million texts.
///
/// Most characters fold on their own. A mark is dropped after a letter whose accents are ignored, else appended as it
/// is; if it composes with its letter, or belongs before another mark, the letter is folded again with all of its
/// marks.
final class FoldTable: Sendable {
  static let shared = FoldTable()

  /// Entries of code points from U+0080 on.
  private let entries: [Entry]
  private let bytes: [UInt8]
  /// Pairs of characters that compose, except with accents.
  private let composed: Set<UInt64>

  private static let first: UInt32 = 0x80
  /// End of the table; the rare ideographs beyond are folded one by one.
  private static let end: UInt32 = 0x20000

  private struct Entry {
    /// Offset of its folded bytes, `count` in number; `itself` if it does not change.
    var start: UInt32
    var count: UInt8 = 0
    /// Value that decides the treatment of a mark after it: `accented`, or the combining
    /// class of its last code point.
    var tail: UInt8 = 0
    var role = Role.letter

    static let itself = UInt32.max
    static let accented = UInt8.max
  }

  private enum Role: UInt8 {
    case letter
    /// A mark that folds to itself.
    case mark
    /// A mark that folds to something else, or a part of a syllable.
    case unusualMark
    case ignored
  }

  private init() {
    var entries: [Entry] = []
    var bytes: [UInt8] = []
    var composed: Set<UInt64> = []
    entries.reserveCapacity(Int(Self.end - Self.first))
    for value in Self.first..<Self.end {
      guard let scalar = Unicode.Scalar(value) else {
        entries.append(Entry(start: Entry.itself))
        continue
      }
      if FoldedRun.isItself(scalar), !(0x1160...0x11FF).contains(value) {
        entries.append(Self.entry(ofItself: scalar))
        continue
      }
      let folded = SearchText.bytes(of: CollectionOfOne(scalar))
      let isItself = folded.elementsEqual(UTF8.encode(scalar) ?? .init())
      var entry = Entry(start: isItself ? Entry.itself : UInt32(bytes.count))
      if !isItself {
        entry.count = UInt8(folded.count)
        bytes += folded
      }
      switch FoldedRun.role(of: scalar) {
      case .ignored: entry.role = .ignored
      case .mark:
        entry.role = isItself && !(0x1160...0x11FF).contains(value) ? .mark : .unusualMark
        entry.tail = UInt8(FoldedRun.combiningClass(Int32(value)))
      case .letter:
        let isAccented = FoldedRun.isAccented(FoldedRun.lastLetter(of: scalar))
        entry.tail =
          isAccented ? Entry.accented : UInt8(FoldedRun.lastCombiningClass(of: scalar))
      }
      if let (letter, mark) = FoldedRun.composedPair(scalar) {
        composed.insert(UInt64(letter) << 32 | UInt64(mark))
      }
      entries.append(entry)
    }
    self.entries = entries
    self.bytes = bytes
    self.composed = composed
  }

  /// The entry of a code point that folds to itself.
  private static func entry(ofItself scalar: Unicode.Scalar) -> Entry {
    var entry = Entry(start: Entry.itself)
    if FoldedRun.role(of: scalar) == .mark {
      entry.role = .mark
      entry.tail = UInt8(FoldedRun.combiningClass(Int32(scalar.value)))
    } else if FoldedRun.isAccented(Int32(scalar.value)) {
      entry.tail = Entry.accented
    }
    return entry
  }

  /// The last code point of a text; nil for an empty one.
  private static func lastScalar(of bytes: [UInt8]) -> UInt32? {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.last?.value
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
    var letter = FoldedLetter()
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        target.append(Self.lowered(byte))
        index += 1
      } else {
        index += withFolded(text, at: index, after: &letter) { dropped, folded in
          target.removeLast(dropped)
          target.append(contentsOf: folded)
        }
      }
    }
  }
}

/// The last folded character beyond ASCII with its marks, which the next mark belongs to.
struct FoldedLetter {
  /// Offset of the letter in the text; ASCII follows, unless `end` is the start of the
  /// next one.
  fileprivate var start = 0
  fileprivate var end = -1
  /// Number of bytes of its folded form.
  fileprivate var count = 0
  fileprivate var marks = 0
  fileprivate var tail: UInt8 = 0
  /// True if its marks were folded as a whole, so that one more makes all of them fold again.
  fileprivate var isRefolded = false
  /// The last code point that composes with a mark.
  fileprivate var base: UInt32 = 0
}

extension FoldTable {
  /// Passes on the folded form of the character beyond ASCII at `index`, and the number of earlier bytes for `letter`
  /// that it replaces; returns the character's length in bytes.
  @inline(__always)
  func withFolded(
    _ text: UnsafeRawBufferPointer, at index: Int, after letter: inout FoldedLetter,
    _ body: (_ dropped: Int, _ folded: UnsafeRawBufferPointer) -> Void
  ) -> Int {
    let byte = text[index]
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard index + length <= text.count else { return text.count - index }
    var value = UInt32(byte) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3F) }
    let isKnown = value >= Self.first && value < Self.end
    let entry = isKnown ? entries[Int(value - Self.first)] : rareEntry(value)
    guard entry.role == .letter, isKnown else {
      append(text, index..<index + length, value, entry, &letter, body)
      return length
    }
    letter.start = index
    letter.end = index + length
    letter.marks = 0
    letter.isRefolded = false
    letter.tail = entry.tail
    letter.base = value
    letter.count = entry.start == Entry.itself ? length : Int(entry.count)
    if entry.start == Entry.itself {
      body(0, UnsafeRawBufferPointer(rebasing: text[index..<index + length]))
    } else {
      let start = Int(entry.start)
      bytes.withUnsafeBytes {
        body(0, UnsafeRawBufferPointer(rebasing: $0[start..<start + Int(entry.count)]))
      }
    }
    return length
  }

  private func rareEntry(_ value: UInt32) -> Entry {
    var entry = Entry(start: Entry.itself)
    guard let scalar = Unicode.Scalar(value) else { return entry }
    switch FoldedRun.role(of: scalar) {
    case .letter: entry.role = .letter
    case .mark: entry.role = .unusualMark
    case .ignored: entry.role = .ignored
    }
    return entry
  }

  /// The slow path of `withFolded`: marks, invisible characters, and characters missing in the table.
  private func append(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, _ value: UInt32, _ entry: Entry,
    _ letter: inout FoldedLetter, _ body: (Int, UnsafeRawBufferPointer) -> Void
  ) {
    if letter.end != range.lowerBound { letter = Self.letter(before: range.lowerBound, in: text) }
    letter.end = range.upperBound
    switch entry.role {
    case .ignored: return
    case .letter:
      letter = FoldedLetter()
      letter.start = range.lowerBound
      letter.end = range.upperBound
      letter.base = value
      return hand(text, range, replacing: 0, &letter, body)
    case .mark, .unusualMark: break
    }
    letter.marks += 1
    if letter.tail == Entry.accented, entry.role == .mark { return }
    if letter.marks > FoldedRun.mostMarks {
      letter.marks = 1
      letter.start = range.lowerBound
      letter.count = 0
      letter.base = 0
      letter.isRefolded = false
      return hand(text, range, replacing: 0, &letter, body)
    }
    let isInOrder = entry.tail == 0 || letter.tail <= entry.tail
    guard entry.role == .mark, isInOrder, !letter.isRefolded,
      !composed.contains(UInt64(foldedBase(letter.base)) << 32 | UInt64(value))
    else {
      return hand(
        text, letter.start..<range.upperBound, replacing: letter.count, &letter, body)
    }
    letter.tail = entry.tail
    if entry.tail == 0 { letter.base = value }
    letter.count += range.count
    body(0, UnsafeRawBufferPointer(rebasing: text[range]))
  }

  /// The ASCII character before an offset, or nothing at the beginning.
  private static func letter(before offset: Int, in text: UnsafeRawBufferPointer) -> FoldedLetter {
    var letter = FoldedLetter()
    letter.start = offset
    guard offset > 0, text[offset - 1] < 0x80 else { return letter }
    letter.start = offset - 1
    letter.count = 1
    letter.base = UInt32(lowered(text[offset - 1]))
    letter.tail = FoldedRun.isAccented(Int32(letter.base)) ? Entry.accented : 0
    return letter
  }

  /// Folds a part of the text as a whole, in place of the folded form of its beginning.
  private func hand(
    _ text: UnsafeRawBufferPointer, _ part: Range<Int>, replacing count: Int,
    _ letter: inout FoldedLetter, _ body: (Int, UnsafeRawBufferPointer) -> Void
  ) {
    let scalars = String(decoding: text[part], as: UTF8.self).unicodeScalars
    let folded = SearchText.bytes(of: scalars)
    letter.count = folded.count
    letter.isRefolded = letter.marks > 0
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      let rank = FoldedRun.combiningClass(Int32(scalar.value))
      letter.tail = UInt8(rank)
      if rank == 0 { letter.base = scalar.value }
    }
    if letter.marks == 0, let last = scalars.last,
      FoldedRun.isAccented(Int32(FoldedRun.lastLetter(of: last)))
    {
      letter.tail = Entry.accented
    }
    folded.withUnsafeBytes { body(count, $0) }
  }

  /// The last code point of a folded character.
  private func foldedBase(_ value: UInt32) -> UInt32 {
    guard value >= Self.first, value < Self.end else { return value }
    let entry = entries[Int(value - Self.first)]
    guard entry.start != Entry.itself else { return value }
    let start = Int(entry.start)
    return Self.lastScalar(of: Array(bytes[start..<start + Int(entry.count)])) ?? value
  }
}
