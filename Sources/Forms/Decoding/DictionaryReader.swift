import JSONText
import PlistText
import SourceText
import Texts
import Values

/// One dictionary of a form, read by the vocabulary: every value is asked for by its key, and what is wrong with it is
/// reported.
package struct DictionaryReader: KeyReporting {
  let place: VocabularyKey.Place
  /// The form and the row that the dictionary is in.
  package private(set) var context: DecodingContext
  /// Where the dictionary is.
  package let position: SourcePosition
  /// In file order, the first of duplicates.
  package let entries: [PlistEntry]
  /// Where keys are in `entries`; nil for few, which are found faster by looking at each.
  private let indexes: [ExactText: Int]?
  private static let few = 32
  /// Keys that the vocabulary does not have, with what is advised in their place.
  private(set) var unknown: [(entry: PlistEntry, advice: String)] = []

  /// Takes the entries over, and reports duplicate keys (F109) and keys that the vocabulary does not have.
  init(
    _ entries: [PlistEntry], at position: SourcePosition, in place: VocabularyKey.Place,
    _ context: DecodingContext
  ) {
    var indexes: [ExactText: Int]? = entries.count > Self.few ? [:] : nil
    var kept: [PlistEntry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries {
      if let first = Self.index(of: entry.key, in: kept, indexes) {
        context.report(
          .F109, at: entry.keyPosition, advice: Sentence { $0.dropOne }
        ) { [line = kept[first].keyPosition.line] in
          $0.duplicateKey(TextQuoting.shown(entry.key), firstInLine: line)
        }
        continue
      }
      indexes?[entry.key] = kept.count
      kept.append(entry)
      if FormVocabulary.key(entry.key, in: place) == nil {
        let advice = Self.reportUnknown(entry, among: entries, in: place, context)
        if let advice { unknown.append((entry, advice)) }
      }
    }
    self.place = place
    self.context = context
    self.position = position
    self.entries = kept
    self.indexes = indexes
  }

  /// The same dictionary, read with other settings.
  func with(_ settings: FormSettings) -> Self {
    var reader = self
    reader.context = context.with(settings)
    return reader
  }

  private static func index(of key: String, in entries: [PlistEntry], _ indexes: [ExactText: Int]?)
    -> Int?
  {
    if let indexes { return indexes[key] }
    // Most names differ in their length, which takes less to compare.
    return entries.firstIndex { $0.key.utf8.count == key.utf8.count && $0.key == key }
  }

  /// The first entry of a key; nil where there is none.
  package func entry(_ key: String) -> PlistEntry? {
    Self.index(of: key, in: entries, indexes).map { entries[$0] }
  }

  /// Whether the dictionary has a key.
  package func has(_ key: String) -> Bool { Self.index(of: key, in: entries, indexes) != nil }

  /// Where a key's value is; the dictionary's place if it is not given.
  package func position(of key: String) -> SourcePosition { entry(key)?.value.position ?? position }

  // MARK: Reading

  /// The value of a key as `read` takes it; F102 where it takes nothing.
  func value<Value>(_ key: String, as read: (PlistNode) -> Value?) -> Value? {
    guard let node = entry(key)?.value else { return nil }
    if let value = read(node) { return value }
    reportMismatch(key, node)
    return nil
  }

  /// What people read is in their language (`FormTranslation`).
  func string(_ key: String) -> String? {
    guard let text = value(key, as: \.string) else { return nil }
    return type(of: key) == .text ? context.translated(text, at: position(of: key)) : text
  }

  /// A text of which an empty one counts as not given: as a name it could be used nowhere, as a message it would say
  /// nothing (W108).
  func nonEmpty(_ key: String) -> String? {
    guard let text = string(key) else { return nil }
    guard text.isEmpty else { return text }
    reportEmpty(key)
    return nil
  }

  /// The texts of an array, in the person's language.
  func texts(_ key: String) -> [String]? {
    guard let texts = array(key, as: { node in node.string.map { ($0, node.position) } })
    else { return nil }
    return texts.map { context.translated($0.0, at: $0.1) }
  }

  func scalar(_ key: String) -> JSONValue? {
    let value = value(key, as: \.scalar)
    guard case .string(let text) = value, type(of: key) == .shownScalar else { return value }
    return .string(context.translated(text, at: position(of: key)))
  }

  func bool(_ key: String) -> Bool? { value(key, as: \.bool) }

  /// Whether a key is given and YES.
  func isOn(_ key: String) -> Bool { entry(key)?.value.bool == true }

  /// A whole number within the vocabulary's limits (F104).
  func integer(_ key: String) -> Int? {
    guard let node = entry(key)?.value else { return nil }
    guard let number = node.wholeNumber else {
      reportMismatch(key, node)
      return nil
    }
    guard let integer = Int(number), type(of: key)?.range?.contains(integer) ?? true else {
      reportOutOfRange(key, found: number)
      return nil
    }
    return integer
  }

  /// A trimmed string that `read` understands; F103 with the nearest of `words` if it does not.
  func word<Value>(_ key: String, words: [String], as read: (String) -> Value?) -> Value? {
    guard let node = entry(key)?.value else { return nil }
    guard let text = node.string else {
      reportMismatch(key, node)
      return nil
    }
    let word = Words.trimmed(text)
    if let value = read(word) { return value }
    reportUnlisted(word, of: key, words: words, at: node.position)
    return nil
  }

  /// Words of the vocabulary's list, in one string (parted by spaces or commas) or an array.
  func words(_ key: String) -> [String] {
    guard let node = entry(key)?.value else { return [] }
    let allowed = type(of: key)?.words ?? []
    let given: [(word: String, position: SourcePosition)]
    switch node.content {
    case .string(let text):
      given = text.unicodeScalars.split { $0 == "," || $0.properties.isWhitespace }
        .map { (String($0), node.position) }
    case .array(let nodes):
      given = nodes.compactMap { item in
        if item.string == nil { reportMismatch(key, item) }
        return item.string.map { (Words.trimmed($0), item.position) }
      }
    default:
      reportMismatch(key, node)
      return []
    }
    return given.compactMap { word, position in
      if allowed.contains(word) { return word }
      reportUnlisted(word, of: key, words: allowed, at: position)
      return nil
    }
  }

  /// The elements of an array that `read` takes; F102 for each that it does not.
  func array<Element>(_ key: String, as read: (PlistNode) -> Element?) -> [Element]? {
    guard let node = entry(key)?.value else { return nil }
    guard case .array(let nodes) = node.content else {
      reportMismatch(key, node)
      return nil
    }
    return nodes.compactMap { item in
      let element = read(item)
      if element == nil { reportMismatch(key, item) }
      return element
    }
  }

  func type(of key: String) -> KeyType? { FormVocabulary.key(key, in: place)?.type }
}
