import FoundationEssentials
import JSONText
import PlistText
import Records
import SourceText

enum ArchiveForm: Sendable {
  /// The value as in the property list.
  case plain
  case text
  /// The absolute text of a URL that is stored relative to another one.
  case address(below: String)
  /// A text with attributes for parts of it.
  case textOfRuns
  case data
  /// Seconds from the beginning of 2001.
  case date
  /// 16 bytes.
  case uuid

  /// The JSON value; nil if it has another form.
  func shown(_ value: JSONValue, as type: NativeType) -> (NativeType, JSONValue)? {
    switch (self, value) {
    case (.plain, _): (type, value)
    case (.text, .string), (.textOfRuns, .string): type == .string ? (type, value) : nil
    case (.address(let base), .string(let text)):
      RelativeAddress.resolved(text, below: base).map { (.string, .string($0)) }
    case (.data, .string): type == .data ? (type, value) : nil
    case (.date, .number(let text)):
      Double(text).flatMap(XMLPlistText.date(ofSeconds:)).map { (.date, .string($0)) }
    case (.uuid, .string(let base64)):
      type == .data ? Self.uuid(Base64.bytes(base64.utf8) ?? []).map { (.string, $0) } : nil
    default: nil
    }
  }

  /// The archived form of a JSON value; nil if the value doesn't fit the form.
  func archived(_ value: JSONValue, like type: NativeType) -> NativeValue? {
    switch (self, value) {
    case (.plain, _): PlistRefusals.canHold(value, as: type) ? .single(type, value) : nil
    case (.text, .string), (.textOfRuns, .string): .single(.string, value)
    case (.address(let base), .string(let text)):
      .single(.string, .string(RelativeAddress.relative(text, below: base)))
    case (.data, .string(let text)): Base64.bytes(text.utf8) != nil ? .single(.data, value) : nil
    case (.date, .string(let text)): XMLPlistText.seconds(ofDate: text).map(Self.seconds)
    case (.uuid, .string(let text)):
      Self.bytes(ofUUID: text).map { .single(.data, .string(Base64.text($0))) }
    default: nil
    }
  }

  private static func seconds(_ seconds: Double) -> NativeValue {
    let text = String(seconds)
    return .single(.real, .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
  }

  private static func uuid(_ bytes: [UInt8]) -> JSONValue? {
    guard bytes.count == 16 else { return nil }
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
    return .string(groups.map { digits[$0].joined() }.joined(separator: "-"))
  }

  private static func bytes(ofUUID text: String) -> [UInt8]? {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return nil }
    let digits = groups.joined().compactMap { HexDigit.value($0) }
    guard digits.count == 32 else { return nil }
    return (0..<16).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] }
  }
}

/// A URL that is relative to another one (RFC 3986, section 5).
enum RelativeAddress {
  /// The absolute URL; nil if either is invalid.
  static func resolved(_ text: String, below base: String) -> String? {
    guard let base = URL(string: base) else { return nil }
    return URL(string: text, relativeTo: base)?.absoluteString
  }

  /// The part after the base's folder, if it resolves to the URL, else the whole URL, which is valid below any base.
  static func relative(_ text: String, below base: String) -> String {
    guard let slash = base.lastIndex(of: "/") else { return text }
    let folder = base[...slash]
    let rest = String(text.dropFirst(folder.count))
    return text.hasPrefix(folder) && resolved(rest, below: base) == text ? rest : text
  }
}
