import Forms
import JSONText
import Rules
import SourceText

/// Searches for words in the shown texts of some columns. Used from one thread.
struct WordMatcher {
  private let words: [SearchWord]
  private var reader: ColumnReader
  /// Columns that are read from the record's bytes.
  private let plain: [Int]
  private let templates: [Int]
  private let sieve: WordSieve
  private var scratch: [UInt8] = []

  /// Separator of two columns' texts: not a byte of UTF-8, so that no word extends over it.
  private static let separator: UInt8 = 0xFF

  /// `columns`: the searched rows, except for secrets.
  init(_ words: [SearchWord], in columns: [ConfigRow], binder: RecordBinder) {
    self.words = words
    let rows = columns.filter { !$0.disclosure.isSecret }
    reader = ColumnReader(rows.map { QueryColumn($0, binder) }, binder)
    let columns = reader.columns
    sieve = WordSieve(words, columns: columns)
    plain = columns.indices.filter { !columns[$0].showsTemplate }
    templates = columns.indices.filter { columns[$0].showsTemplate }
  }

  mutating func matches(_ reading: RecordReading) -> Bool {
    guard !words.isEmpty else { return true }
    guard sieve.letsThrough(reading.record) else { return false }
    reader.read(reading)
    scratch.removeAll(keepingCapacity: true)
    append(plain)
    if !templates.isEmpty, !words.allSatisfy(occursFolded) { append(templates) }
    guard words.allSatisfy(occursFolded) else { return false }
    return words.allSatisfy { word in !word.isExact || occursExactly(word) }
  }

  /// The columns that show one of the words, in a matching record.
  mutating func columns(in reading: RecordReading) -> [String] {
    reader.read(reading)
    var found: [String] = []
    for index in reader.columns.indices {
      scratch.removeAll(keepingCapacity: true)
      append([index])
      let shows = words.contains { word in
        occursFolded(word)
          && (!word.isExact || reader.searchedTexts(of: index).contains(where: word.occurs))
      }
      if shows { found.append(reader.columns[index].row.identifier) }
    }
    return found
  }

  private mutating func append(_ columns: [Int]) {
    for column in columns where reader.appendSearched(of: column, to: &scratch) {
      scratch.append(Self.separator)
    }
  }

  private func occursFolded(_ word: SearchWord) -> Bool {
    scratch.withUnsafeBytes { text in
      word.folded.withUnsafeBytes { ByteSearch.contains(text, $0) }
    }
  }

  private func occursExactly(_ word: SearchWord) -> Bool {
    reader.columns.indices.contains { column in
      reader.searchedTexts(of: column).contains { word.occurs(in: $0) }
    }
  }
}

extension ColumnReader {
  /// True if the record has no value in a column: missing, null, or an empty text.
  func isEmpty(_ column: Int) -> Bool {
    if case .nothing = value(of: column) { true } else { false }
  }

  /// Appends the searchable text of a column: the shown text, and a formatted number as written too, so that its
  /// digits are found without separators. False if nothing is shown.
  func appendSearched(of column: Int, to target: inout [UInt8]) -> Bool {
    if columns[column].hasAffixes, !columns[column].isSecret {
      guard let text = shownText(of: column) else { return false }
      target += FoldTable.folded(text)
    } else if !appendFolded(of: column, to: &target) {
      return false
    }
    guard columns[column].numbers != nil, !columns[column].showsTemplate,
      case .number(let bytes) = value(of: column)
    else { return true }
    target.append(0xFF)
    FoldTable.append(bytes, to: &target)
    return true
  }

  /// The searchable texts of a column, not folded.
  func searchedTexts(of column: Int) -> [String] {
    guard let text = shownText(of: column), !columns[column].isSecret else { return [] }
    guard columns[column].numbers != nil, !columns[column].showsTemplate,
      case .number(let bytes) = value(of: column)
    else { return [text] }
    return [text, String(decoding: bytes, as: UTF8.self)]
  }
}
