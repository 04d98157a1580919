/// What decoders ask of a value, and how messages speak of it.
extension PlistNode {
  /// The kind of value in one word, as messages name it.
  package var kind: String {
    switch content {
    case .string: "string"
    case .integer, .bigInteger: "integer"
    case .real: "real"
    case .bool: "boolean"
    case .date: "date"
    case .data: "data"
    case .array: "array"
    case .dictionary: "dictionary"
    case .uid: "UID"
    }
  }

  /// The entries of a dictionary in file order, or nil for any other kind.
  package var entries: [PlistEntry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  /// The items of an array, or nil for any other kind.
  package var items: [PlistNode]? {
    if case .array(let items) = content { items } else { nil }
  }

  /// The text of a string, or nil for any other kind.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A string as it is, a number, boolean or date as it is written; nil for containers, data and
  /// UIDs.
  package var scalarText: String? {
    switch content {
    case .string(let text), .bigInteger(let text), .date(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .bool(let value): value ? "true" : "false"
    case .data, .array, .dictionary, .uid: nil
    }
  }

  /// The last entry with this key of a dictionary, which is the one that counts; O(entries).
  package func entry(_ key: String) -> PlistEntry? { entries?.last { $0.key == key } }

  /// The value under a key of a dictionary; O(entries).
  package subscript(key: String) -> PlistNode? { entry(key)?.value }

  /// The value in a few words, for the "found …" of a message: `the string "abc"`, `an empty
  /// array`.
  package var summary: String {
    switch content {
    case .string(let text): text.isEmpty ? "an empty string" : "the string \"\(Self.short(text))\""
    case .integer, .bigInteger: "the integer \(Self.short(scalarText ?? ""))"
    case .real(let number): "the real \(number)"
    case .bool(let value): value ? "true" : "false"
    case .date(let text): "the date \(text)"
    case .data(let bytes): "data of \(Self.count(bytes.count, "byte", "bytes"))"
    case .array(let items):
      items.isEmpty ? "an empty array" : "an array of \(Self.count(items.count, "item", "items"))"
    case .dictionary(let entries):
      entries.isEmpty
        ? "an empty dictionary"
        : "a dictionary of \(Self.count(entries.count, "entry", "entries"))"
    case .uid(let number): "the UID \(number)"
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
