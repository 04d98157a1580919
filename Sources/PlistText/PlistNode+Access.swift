import SourceText
import Texts

extension PlistNode {
  /// The kind of value in one word, for messages.
  package func kind(in texts: Texts) -> String {
    switch content {
    case .string: texts.plistString
    case .integer, .bigInteger: texts.plistInteger
    case .real: texts.plistReal
    case .bool: texts.plistBoolean
    case .date: texts.plistDate
    case .data: texts.plistData
    case .array: texts.plistArray
    case .dictionary: texts.plistDictionary
    case .uid: texts.plistUID
    }
  }

  package var entries: [PlistEntry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  package var items: [PlistNode]? {
    if case .array(let items) = content { items } else { nil }
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Text of a string, and of a number, boolean or date as written; nil for containers, data
  /// and UIDs.
  package var scalarText: String? {
    switch content {
    case .string(let text), .bigInteger(let text), .date(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .bool(let value): value ? "true" : "false"
    case .data, .array, .dictionary, .uid: nil
    }
  }

  /// The last entry of a dictionary with this key, which is the effective one; O(entries).
  package func entry(_ key: String) -> PlistEntry? {
    entries?.last { $0.key.hasSameBytes(as: key) }
  }

  /// The value of a key in a dictionary; O(entries).
  package subscript(key: String) -> PlistNode? { entry(key)?.value }

  /// A short description of the value, for "found …" in a message: `the string "abc"`, `an empty array`.
  package func summary(in texts: Texts) -> String {
    switch content {
    case .string(let text): text.isEmpty ? texts.emptyString : texts.theString(Self.short(text))
    case .integer, .bigInteger: texts.theInteger(Self.short(scalarText ?? ""))
    case .real(let number): texts.theReal(String(number))
    case .bool(let value): value ? "true" : "false"
    case .date(let text): texts.theDate(text)
    case .data(let bytes): texts.dataOfBytes(bytes.count)
    case .array(let items):
      items.isEmpty ? texts.emptyArray : texts.arrayOfItems(items.count)
    case .dictionary(let entries):
      entries.isEmpty ? texts.emptyDictionary : texts.dictionaryOfEntries(entries.count)
    case .uid(let number): texts.theUID(String(number))
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}
