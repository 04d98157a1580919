/// The value of a scalar by the core schema of YAML 1.2.
package enum YAMLScalar: Equatable, Sendable {
  case null
  case bool(Bool)
  /// An integer in JSON's notation.
  case integer(String)
  /// A number in JSON's notation.
  case real(String)
  /// A number that JSON has no notation for, as written: `.inf`.
  case unwritableReal(String)
  case data(String)
  case text(String)

  package init(_ text: String, isPlain: Bool, tag: String?) {
    switch tag {
    case nil: self = isPlain ? Self.resolved(text) : .text(text)
    case "tag:yaml.org,2002:binary": self = .data(String(text.filter { !$0.isWhitespace }))
    case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool",
      "tag:yaml.org,2002:null":
      self = Self.resolved(text)
    default: self = .text(text)
    }
  }

  /// The value of a plain scalar. Numbers with leading zeros are texts: YAML 1.1 has them as octal ones, and people
  /// as postal codes.
  static func resolved(_ text: String) -> Self {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    guard let first = text.utf8.first, first < 0x3A, first >= 0x2B else { return .text(text) }
    return number(text) ?? .text(text)
  }

  private static func number(_ text: String) -> Self? {
    var digits = Array(text.utf8)
    if digits.starts(with: "0o".utf8) { return integer(digits.dropFirst(2), radix: 8) }
    if digits.starts(with: "0x".utf8) { return integer(digits.dropFirst(2), radix: 16) }
    var sign = ""
    if let first = digits.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      if first == UInt8(ascii: "-") { sign = "-" }
      digits.removeFirst()
    }
    let word = String(decoding: digits, as: UTF8.self)
    if [".inf", ".Inf", ".INF"].contains(word) { return .unwritableReal(text) }
    if [".nan", ".NaN", ".NAN"].contains(text) { return .unwritableReal(text) }
    let whole = digits.prefix { $0.isDigit }
    guard whole.count < 2 || whole.first != UInt8(ascii: "0") else { return nil }
    var rest = digits.dropFirst(whole.count)
    if rest.isEmpty { return whole.isEmpty ? nil : .integer(sign + word) }
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix { $0.isDigit }
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty, let exponent = exponent(rest) else { return nil }
    let head = sign + (whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self))
    let tail = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
    return .real(head + tail + exponent)
  }

  /// An exponent in JSON's notation, or nothing; nil for anything else.
  private static func exponent(_ text: ArraySlice<UInt8>) -> String? {
    guard let first = text.first else { return "" }
    guard first | 0x20 == UInt8(ascii: "e") else { return nil }
    var digits = text.dropFirst()
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  private static func integer(_ digits: ArraySlice<UInt8>, radix: Int) -> Self? {
    UInt64(String(decoding: digits, as: UTF8.self), radix: radix).flatMap {
      digits.first.map { $0 == UInt8(ascii: "+") } == true ? nil : .integer(String($0))
    }
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
