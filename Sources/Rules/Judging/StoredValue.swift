import JSONText
import SourceText
import Values

/// A value of a record while its row's rules judge it: what one rule reads of it, the next need not read again.
package struct StoredValue {
  /// A single kind; empty before the value's type is judged.
  var kind: StoredKinds = []
  /// A text's characters as JSON writes them, without the quotes; else the JSON text.
  private(set) var bytes: UnsafeRawBufferPointer
  private let range: Range<Int>
  // Who judges holds both, so that they need not be counted for each value.
  private let buffer: Unmanaged<ByteBuffer>
  private let countedBudget: Unmanaged<PatternBudget>?
  /// The date of a text in a row of dates.
  var date: DateText?
  private var characters: Characters?
  private var reading: Reading = .unread

  /// The characters of a text.
  private enum Characters {
    /// ASCII without escapes: each byte is one grapheme cluster.
    case plain
    case decoded(String)
  }

  private enum Reading {
    case unread
    case number(StoredNumber)
    case unreadable
  }

  /// Must not outlive the buffer and the budget.
  init(at range: Range<Int>, of buffer: ByteBuffer, budget: PatternBudget?) {
    self.range = range
    self.buffer = Unmanaged.passUnretained(buffer)
    countedBudget = budget.map { Unmanaged.passUnretained($0) }
    bytes = UnsafeRawBufferPointer(rebasing: buffer.bytes[range])
  }

  var slice: JSONSlice { JSONSlice(buffer: buffer.takeUnretainedValue(), range: range) }

  /// Limit on how often patterns may exceed their own limits; nil for no limit.
  var budget: PatternBudget? { countedBudget?.takeUnretainedValue() }

  /// From now on the bytes are those between the quotes.
  mutating func becomeText() {
    kind = .texts
    bytes = UnsafeRawBufferPointer(rebasing: bytes[1..<bytes.count - 1])
  }

  // MARK: Texts

  /// Number of a text's grapheme clusters. O(text), once.
  var characterCount: Int {
    mutating get {
      switch readCharacters() {
      case .plain: bytes.count
      case .decoded(let text): text.count
      }
    }
  }

  /// Calls `body` with the characters of a text in UTF-8, or any other value's JSON text.
  mutating func withCharacters<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard kind == .texts, case .decoded(var text) = readCharacters() else { return body(bytes) }
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  private mutating func readCharacters() -> Characters {
    if let characters { return characters }
    let read =
      Self.isPlainASCII(bytes) ? Characters.plain : .decoded(JSONSkip.text(ofString: bytes))
    characters = read
    return read
  }

  private static func isPlainASCII(_ content: UnsafeRawBufferPointer) -> Bool {
    var all: UInt8 = 0
    var hasEscape = false
    for byte in content {
      all |= byte
      hasEscape = hasEscape || byte == UInt8(ascii: "\\")
    }
    return all < 0x80 && !hasEscape
  }

  // MARK: Numbers

  /// A number's digits; nil, with one warning, for an exponent that is too large. O(digits), once.
  mutating func number(reportingTo breaches: inout [RuleBreach]) -> StoredNumber? {
    switch reading {
    case .number(let number): return number
    case .unreadable: return nil
    case .unread:
      if let number = StoredNumber(bytes) {
        reading = .number(number)
        return number
      }
      reading = .unreadable
      breaches.append(RuleBreach { $0.numberNotJudged($1) })
      return nil
    }
  }

  /// True if the value is a whole number, or can't be read.
  mutating func mayBeWhole() -> Bool {
    guard let number = StoredNumber(bytes) else { return true }
    reading = .number(number)
    return number.isInteger
  }
}
