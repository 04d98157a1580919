import JSONText
import SourceText
import Values

/// A text format of data that many programs write and formview does not read.
enum ForeignFormat: String {
  case csv = "CSV"
  case tsv = "TSV"
  case yaml = "YAML"
  case ini = "INI"
  case toml = "TOML"

  /// That of a text that is not JSON, by the name of its file, then by its content.
  ///
  /// Nil where neither shows one, and where the error is after the beginning, as in JSON with a mistake.
  init?(_ text: SourceText, error: JSONSyntaxError) {
    let bytes = text.buffer.bytes
    defer { withExtendedLifetime(text.buffer) {} }
    let start = bytes.prefix(error.offset)
    guard bytes.first(where: { !$0.isSpace }) != UInt8(ascii: "{") else { return nil }
    guard !start.contains(UInt8(ascii: "\n")) || start.allSatisfy(\.isSpace) else { return nil }
    if let format = Self(named: text.name) {
      self = format
      return
    }
    let lines = FileHead(bytes).text.split(separator: UInt8(ascii: "\n")).prefix(2)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let first = lines.first else { return nil }
    let second = lines.count > 1 ? lines[1] : ""
    if first.hasPrefix("[") {
      // A section; an array of JSON has no such lines.
      guard first.contains("]"), Self.isAssignment(second) else { return nil }
      self = .ini
      return
    }
    // Whatever it is, it does not begin like JSON: the error is after one digit or sign at most.
    guard !first.hasPrefix("\""),
      start.dropLast().allSatisfy({ $0.isSpace || $0 >= 0x80 })
    else { return nil }
    if Self.isMapping(first) {
      self = .yaml
    } else if Self.isAssignment(first) {
      self = .ini
    } else if let format = Self(first, and: second) {
      self = format
    } else {
      return nil
    }
  }

  private init?(named name: String) {
    switch name.split(separator: ".").last?.lowercased() {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "yaml", "yml": self = .yaml
    case "ini", "cfg": self = .ini
    case "toml": self = .toml
    default: return nil
    }
  }

  /// Two lines with as many separators each.
  private init?(_ first: String, and second: String) {
    func count(_ separator: Unicode.Scalar) -> Int {
      first.unicodeScalars.count { $0 == separator }
    }
    guard
      let separator = [",", ";", "\t"].map({ Unicode.Scalar($0) }).max(by: { count($0) < count($1) }
      ),
      count(separator) > 0,
      second.unicodeScalars.count(where: { $0 == separator }) == count(separator)
    else { return nil }
    self = separator == "\t" ? .tsv : .csv
  }

  /// `name: value`, or the mark of a document.
  private static func isMapping(_ line: String) -> Bool {
    line.hasPrefix("---") || line.hasPrefix("%YAML") || line.hasPrefix("- ")
      || line.prefixMatch(of: /[\w.-]+:(\s|$)/) != nil
  }

  /// `name = value`.
  private static func isAssignment(_ line: String) -> Bool {
    line.prefixMatch(of: /[\w.-]+\s*=/) != nil
  }
}
