import JSONText
import Records
import Texts

/// SQLite's conversion of values of other storage classes in a column: https://sqlite.org/datatype3.html, section 3.
enum ColumnAffinity: Sendable {
  case none, text, integer, real, numeric

  /// From a declared type in capital letters. A column of a `STRICT` table may be declared as any.
  init(ofType type: String, isStrict: Bool) {
    func has(_ parts: String...) -> Bool { parts.contains { type.contains($0) } }
    self =
      if has("INT") {
        .integer
      } else if has("CHAR", "CLOB", "TEXT") {
        .text
      } else if type.isEmpty || has("BLOB") || isStrict && type == "ANY" {
        .none
      } else if has("REAL", "FLOA", "DOUB") {
        .real
      } else {
        .numeric
      }
  }

  /// The value that is stored instead if conversion loses information; nil if it stays, or only its class changes:
  /// `5` is 5, and `1.5` is 1.5, but `05` and `1.50` change.
  func alteration(of value: DatabaseValue) -> DatabaseValue? {
    switch (self, value) {
    case (.real, .integer(let number)):
      Double(exactly: number) == nil ? .real(Double(number)) : nil
    case (.integer, .text(let bytes)), (.numeric, .text(let bytes)), (.real, .text(let bytes)):
      alteration(of: String(decoding: bytes, as: UTF8.self))
    default: nil
    }
  }

  private func alteration(of text: String) -> DatabaseValue? {
    guard let number = Self.number(text) else { return nil }
    switch number {
    case .integer(let integer):
      guard self == .real else { return String(integer) == text ? nil : number }
      let real = Double(integer)
      return String(integer) == text && Double(exactly: integer) != nil ? nil : .real(real)
    case .real(let real):
      if self != .real, let integer = Int64(exactly: real) { return .integer(integer) }
      return String(real) == text ? nil : number
    default: return nil
    }
  }

  /// The number that SQLite reads in a text, with surrounding white space; nil for none.
  private static func number(_ text: String) -> DatabaseValue? {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let digits = text.utf8.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    let number = String(decoding: Array(digits), as: UTF8.self)
    guard number.wholeMatch(of: /[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?/) != nil else {
      return nil
    }
    return Int64(number).map { .integer($0) } ?? Double(number).map { .real($0) }
  }
}
