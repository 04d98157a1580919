/// The first lines of a text that is neither JSON nor a property list, for recognizing formats.
struct TextLines {
  /// Lines that are not blank, without white space around them.
  private let all: [Substring]
  /// Lines without comments after `#` or `;`.
  private let lines: [Substring]

  init(_ text: Slice<UnsafeRawBufferPointer>) {
    let text = String(decoding: text, as: UTF8.self)
    all = text.split(whereSeparator: \.isNewline).prefix(200).map(Self.trimmed)
      .filter { !$0.isEmpty }
    lines = all.filter { !$0.hasPrefix("#") && !$0.hasPrefix(";") }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let rest = line.drop(while: \.isWhitespace)
    return rest.lastIndex { !$0.isWhitespace }.map { rest[...$0] } ?? ""
  }

  // MARK: YAML

  /// True if the first line is the marker of a document, an item, or `name: value`.
  var isYAML: Bool {
    if all.first?.hasPrefix("%YAML") ?? false { return true }
    // A comment of a property list.
    guard let first = lines.first, !first.hasPrefix("//"), !first.hasPrefix("/*") else {
      return false
    }
    if first == "---" || first.hasPrefix("--- ") || first.hasPrefix("- ") { return true }
    let name = /"[^"]*"|'[^']*'|[\w.\/ $-]+/
    guard let rest = first.prefixMatch(of: name).map({ first[$0.range.upperBound...] }) else {
      return false
    }
    // JSON without its braces has commas at the ends of its lines.
    return (rest == ":" || rest.hasPrefix(": ") || rest.hasPrefix(":\t")) && rest.last != ","
  }

  var areOfSops: Bool { all.contains { $0.contains("ENC[AES256_GCM,") } }

  // MARK: INI and TOML

  /// True for `name = value` in the first line, or in the one after `[section]`, without a
  /// semicolon at its end, which files of strings have.
  var isOfAssignments: Bool {
    guard let first = lines.first(where: { !Self.isSection($0) }) else { return false }
    return Self.value(in: first).map { $0.last != ";" } ?? false
  }

  /// True if all values are in TOML's notation, and some in one that only TOML has: texts
  /// in quotes, lists, or a list of tables.
  var areValuesOfTOML: Bool {
    if lines.contains(where: { $0.hasPrefix("[[") && $0.hasSuffix("]]") }) { return true }
    let values = lines.compactMap(Self.value)
    return values.contains(where: Self.isOnlyOfTOML)
      && values.allSatisfy { Self.isOnlyOfTOML($0) || Self.isPlain($0) }
  }

  private static func isSection(_ line: Substring) -> Bool {
    line.wholeMatch(of: /\[\[?[\w.:\/ "'-]+\]\]?\s*([#;].*)?/) != nil
  }

  private static func value(in line: Substring) -> Substring? {
    line.wholeMatch(of: /(?:[\w.-]+|"[^"]*"|'[^']*')\s*=\s*(.*)/)?.1
  }

  private static func isOnlyOfTOML(_ value: Substring) -> Bool {
    value.first.map { "\"'[{".contains($0) } ?? false
  }

  /// True for a number, a date, or `true`, with or without a comment after it.
  private static func isPlain(_ value: Substring) -> Bool {
    value.wholeMatch(of: /(true|false|inf|nan|[+-]?[0-9][\w.:+-]*)\s*(#.*)?/) != nil
  }

  // MARK: Delimited text

  /// The separator that the first two lines have equally often; nil if there is none.
  var separator: Character? {
    guard let first = all.first, all.count > 1, !"[\"".contains(first.prefix(1)) else { return nil }
    func count(_ separator: Character, in line: Substring) -> Int {
      line.count { $0 == separator }
    }
    let found = [",", ";", "\t"].max { count($0, in: first) < count($1, in: first) }
    guard let found, count(found, in: first) > 0 else { return nil }
    return count(found, in: first) == count(found, in: all[1]) ? found : nil
  }
}
