import JSONText
import PlistText
import SourceText
import Texts
import Values

/// One dictionary of a form, read by the vocabulary: every value is asked for by its key, and what is wrong with it is
/// reported.
package struct DictionaryReader: KeyReporting {
  let owner: VocabularyKey.Owner
  package private(set) var context: DecodingContext
  package let position: SourcePosition
  /// Entries in the order of the file, without the later ones of a duplicate key.
  package let entries: [PlistEntry]
  /// Indices of the entries' keys in the vocabulary; -1 for unknown keys. There are very many.
  private let numbers: [Int16]
  /// The lengths of the keys, as bits: most names that a dictionary is asked for have none of them.
  private let lengths: UInt64
  /// Indices in `entries` by key; nil for few entries, which a linear search finds faster.
  private let indexes: [ExactText: Int]?
  private static let few = 32
  /// Entries with unknown keys, and the advice given for each.
  private(set) var unknown: [(entry: PlistEntry, advice: String)] = []

  /// Takes the entries over, and reports duplicate keys (F109) and keys that the vocabulary does not have.
  init(
    _ entries: [PlistEntry], at position: SourcePosition, in owner: VocabularyKey.Owner,
    _ context: DecodingContext
  ) {
    var indexes: [ExactText: Int]? = entries.count > Self.few ? [:] : nil
    // Shared with the property list, unless a key is a duplicate.
    var kept = entries
    var lengths: UInt64 = 0
    var numbers: [Int16] = []
    numbers.reserveCapacity(entries.count)
    for entry in entries {
      if let first = Self.index(of: entry.key, in: kept[..<numbers.count], indexes) {
        context.report(
          .F109, at: entry.keyPosition, advice: \.dropOne
        ) { [line = kept[first].keyPosition.line] in
          $0.duplicateKey(TextQuoting.shown(entry.key), firstInLine: line)
        }
        kept.remove(at: numbers.count)
        continue
      }
      indexes?[entry.key] = numbers.count
      lengths |= Self.length(of: entry.key)
      let number = FormVocabulary.number(of: entry.key, in: owner)
      numbers.append(number.map(Int16.init) ?? -1)
      if number == nil {
        let advice = Self.reportUnknown(entry, among: entries, in: owner, context)
        if let advice { unknown.append((entry, advice)) }
      }
    }
    self.owner = owner
    self.context = context
    self.position = position
    self.entries = kept
    self.numbers = numbers
    self.lengths = lengths
    self.indexes = indexes
  }

  /// A copy of the reader with other settings.
  func with(_ settings: FormSettings) -> Self {
    var reader = self
    reader.context = context.with(settings)
    return reader
  }

  private static func index(
    of key: String, in entries: ArraySlice<PlistEntry>, _ indexes: [ExactText: Int]?
  ) -> Int? {
    if let indexes { return indexes[key] }
    // Most names differ in their length, which takes less to compare.
    return entries.firstIndex { $0.key.utf8.count == key.utf8.count && $0.key == key }
  }

  private func index(of key: String) -> Int? {
    guard lengths & Self.length(of: key) != 0 else { return nil }
    return Self.index(of: key, in: entries[...], indexes)
  }

  private static func length(of key: String) -> UInt64 { 1 << UInt64(min(key.utf8.count, 63)) }

  /// The first entry of a key; nil where there is none.
  package func entry(_ key: String) -> PlistEntry? { index(of: key).map { entries[$0] } }

  /// True if the dictionary has a key.
  package func has(_ key: String) -> Bool { index(of: key) != nil }

  /// The position of a key's value, or of the dictionary if the key is not given.
  package func position(of key: String) -> SourcePosition { entry(key)?.value.position ?? position }

  /// The value of a key that the vocabulary has.
  func value(_ key: String) -> GivenValue? {
    index(of: key).flatMap(value)
  }

  private func value(at index: Int) -> GivenValue? {
    let (entry, number) = (entries[index], Int(numbers[index]))
    guard number >= 0 else { return nil }
    return GivenValue(
      key: entry.key, type: FormVocabulary.keys[number].type, node: entry.value, context: context)
  }

  /// Reads all keys that the table has, in its order, into what they are of.
  func fill<Given: GivenKeys>(_ given: inout Given, by table: KeyTable<Given>) {
    let order = numbers.enumerated().compactMap { index, number in
      number < 0 ? nil : table.rank(of: Int(number)).map { (rank: $0, index: index) }
    }
    for (rank, index) in order.sorted(by: { $0.rank < $1.rank }) {
      if let value = value(at: index) { table.keys[rank].fill(value, &given) }
    }
  }

  /// True if a key is given and, for a Bool, its value is YES.
  func isOn(_ key: String) -> Bool {
    value(key).map { $0.type != .bool || $0.node.bool == true } ?? false
  }
}
