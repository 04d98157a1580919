import CTranslations

/// A translation of the program's texts from English: a file in gettext's .po format, which
/// is read in place.
///
/// Entries are in the order of their names, bytewise, so that one is found without reading
/// the others; an empty line separates them. A message without a translation, or with a
/// fuzzy one, is shown in English.
struct Translation: @unchecked Sendable {
  /// Bytes of the file, which are constants of the program.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Language code as in the header.
  let language: String
  private let pluralRule: PluralRule
  /// True if a space separates Chinese characters from half-width ones.
  private let spacesHan: Bool

  static let all: [Translation] = {
    var all: [Translation] = []
    var start = translations()
    while start.pointee != 0 {
      var end = start
      while end.pointee != 0 { end += 1 }
      all.append(Translation(UnsafeBufferPointer(start: start, count: end - start)))
      start = end + 1
    }
    return all
  }()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // The header is the translation of the empty text.
    var reader = POReader(of: bytes, at: 0)
    var header: [UInt8] = []
    if reader.enterTranslation() { while let byte = reader.next() { header.append(byte) } }
    let lines = String(decoding: header, as: UTF8.self).split(separator: "\n")
    func value(_ name: String) -> String {
      let line = lines.first { $0.hasPrefix(name) } ?? ""
      return String(line.dropFirst(name.count).drop { $0 == " " })
    }
    language = value("Language:")
    pluralRule = PluralRule(value("Plural-Forms:"))
    spacesHan = language.hasPrefix("zh")
  }

  /// A message in the language; nil where its translation is missing.
  ///
  /// The entry is found by `singular`, which is what the sentence says of one.
  func text(
    of message: Message, named singular: Message? = nil, count: Int? = nil,
    as context: StaticString? = nil
  ) -> String? {
    var name: [UInt8] = []
    if let context {
      context.withUTF8Buffer { name += $0 }
      name.append(Self.contextMark)
    }
    (singular ?? message).appendName(to: &name)
    let form = (count ?? message.plural?.count).map(pluralRule.form)
    guard var entry = entry(named: name), entry.enterTranslation(form: form) else { return nil }
    return message.filled(in: &entry, spacesHan: spacesHan)
  }

  // MARK: Entries

  /// Separator between context and text in the name of an entry.
  private static let contextMark: UInt8 = 4

  /// Behind the name of an entry. Halves what is left of the file until it is found.
  private func entry(named name: [UInt8]) -> POReader? {
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high) / 2
      let start = beginning(behind: middle, upTo: high)
      guard start < high else {
        // None begins there: the last one before it, or nothing.
        high = middle
        continue
      }
      var entry = POReader(of: bytes, at: start)
      let isFuzzy = entry.passComments()
      switch Self.compare(name, with: &entry) {
      case 0: return isFuzzy ? nil : entry
      case ..<0: high = middle
      default: low = start + 1
      }
    }
    return nil
  }

  /// The offset of the first entry that begins at `position` or later, after an empty line or
  /// at the start of the file; `high` if none begins before that.
  private func beginning(behind position: Int, upTo high: Int) -> Int {
    guard position > 0, let base = bytes.baseAddress else { return 0 }
    return next_entry(base + max(position - 2, 0), base + high) - base
  }

  /// Below 0 for a name in front of the entry's own, above 0 for one behind it.
  private static func compare(_ name: [UInt8], with entry: inout POReader) -> Int {
    var index = 0
    func difference(to byte: UInt8) -> Int {
      defer { index += 1 }
      return index < name.count ? Int(name[index]) - Int(byte) : -1
    }
    if entry.enterContext() {
      while let byte = entry.next() {
        let difference = difference(to: byte)
        if difference != 0 { return difference }
      }
      let difference = difference(to: contextMark)
      if difference != 0 { return difference }
    }
    entry.enterName()
    while let byte = entry.next() {
      let difference = difference(to: byte)
      if difference != 0 { return difference }
    }
    return name.count - index
  }
}
