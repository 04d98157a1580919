import PlistText
import SourceText
import Texts
import Values

extension DictionaryReader {
  /// W101 or W102: a key that this version does not read. Returns what is advised in its place.
  static func reportUnknown(
    _ entry: PlistEntry, among entries: [PlistEntry], in owner: VocabularyKey.Owner,
    _ context: DecodingContext
  ) -> String? {
    let key = entry.key
    if key.utf8.starts(with: "x-".utf8) { return nil }
    let kind = KeySynonyms.kind(of: entry, in: owner, cells: context.decoding.cells)
    if owner == .choice, isMember(entry, of: entries) { return nil }
    if let native = kind ?? KeySynonyms.native(for: key, in: owner) {
      let free = Self.free(native, or: key, among: entries, in: owner)
      context.report(
        .W102, at: entry.keyPosition,
        advice: free.map { Sentence(verbatim: $0.contains("=") ? $0 : "\"\($0)\"") }
          ?? Sentence { $0.leaveOutOrNote("x-\(key)") }
      ) { $0.foreignKey(TextQuoting.shown(key)) }
      return native
    }
    let others = FormVocabulary.owners(taking: key)
    let nearest = others.isEmpty ? nearest(to: entry, in: owner) : typo(in: entry, in: owner)
    let elsewhere =
      others.isEmpty || nearest != nil
      ? nil : Sentence { texts in texts.givingIt(others.map { $0.words(in: texts).position }) }
    let free = nearest.flatMap { Self.free($0, or: key, among: entries, in: owner) }
    context.report(
      .W101, at: entry.keyPosition, quoting: key,
      advice: free.map { Sentence(verbatim: "\"\($0)\"") } ?? elsewhere
        ?? Sentence { $0.leaveOutOrNote("x-\(key)") }
    ) { $0.unknownKey }
    return nearest
  }

  /// The key that is advised in place of an unknown one, or where the dictionary has it already, the one that differs from
  /// the unknown one only in case; nil where it has both. `Key` of a row with a path is its `key`.
  private static func free(
    _ advice: String, or key: String, among entries: [PlistEntry], in owner: VocabularyKey.Owner
  ) -> String? {
    func isFree(_ name: Substring) -> Bool { !entries.contains { $0.key == name } }
    if isFree(advice.prefix { $0 != " " }) { return advice }
    let lowered = key.lowercased()
    return FormVocabulary.names(in: owner)
      .first { $0.lowercased() == lowered && isFree($0[...]) }
  }

  /// The key that is nearest to an unknown one, of several that are equally near one that takes such a value; in a name of
  /// two letters one may be missing.
  private static func nearest(to entry: PlistEntry, in owner: VocabularyKey.Owner) -> String? {
    let names = FormVocabulary.names(in: owner)
    guard let nearest = NearestName.of(entry.key, among: names) else {
      let key = Array(entry.key.lowercased().unicodeScalars)
      guard key.count == 2 else { return nil }
      return names.first {
        let name = Array($0.lowercased().unicodeScalars)
        return name.count == 3 && NearestName.distance(key, name) == 1
      }
    }
    let isList = if case .array = entry.value.content { true } else { false }
    let fitting = names.filter { FormVocabulary.key($0, in: owner)?.type.takesList == isList }
    guard let other = NearestName.of(entry.key, among: fitting) else { return nearest }
    func distance(_ name: String) -> Int {
      NearestName.distance(
        Array(entry.key.lowercased().unicodeScalars), Array(name.lowercased().unicodeScalars))
    }
    return distance(other) <= distance(nearest) ? other : nearest
  }

  /// The key that is meant by one that is valid elsewhere; nil where that seems to be in the wrong place.
  ///
  /// `section = ( … );` in a form is a list as `sections` is; `sections = ( … );` in a row is not its `section`.
  private static func typo(in entry: PlistEntry, in owner: VocabularyKey.Owner) -> String? {
    guard let name = NearestName.alike(entry.key, among: FormVocabulary.names(in: owner)),
      let type = FormVocabulary.key(name, in: owner)?.type
    else { return nil }
    let takesList = if case .dictionaries = type { true } else { false }
    let isList = if case .array = entry.value.content { true } else { false }
    return takesList == isList ? name : nil
  }

  /// True if a choice's key is a member that filters and titles read, and not a synonym or typo
  /// of a known key that the choice lacks.
  private static func isMember(_ entry: PlistEntry, of entries: [PlistEntry]) -> Bool {
    let meant =
      KeySynonyms.native(for: entry.key, in: .choice)
      ?? NearestName.of(entry.key, among: FormVocabulary.names(in: .choice))
    return meant.map { meant in entries.contains { $0.key == meant } } ?? true
  }
}
