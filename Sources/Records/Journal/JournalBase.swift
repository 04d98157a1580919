import JSONText
import SourceText

/// The original records of a journal, as far as it contains them, for a file that has changed.
///
/// Each is at the index of its number; an unknown record is a zero.
struct JournalBase {
  let table: RecordTable
  /// Maps the records of `table` to the file's current ones.
  let matching: RecordMatching
  let known: Set<Int>

  /// Number of records that a journal may name beyond a multiple of the file's.
  private static let mostRecords = 1_000_000

  /// `file`: the current records of the file. Nil if the journal is unusable.
  ///
  /// O(records of the file), with its bytes if records are known by their marks only.
  init?(_ steps: JournalSteps, file: RecordTable, identity: [JSONStep]?) {
    let (marks, edits) = (steps.marks, steps.done.compactMap(\.edit))
    var records = marks.records.filter { $0.key >= 0 }
    var matches: [Int: RecordID] = [:]
    if file.layout == .single {
      guard file.count > 0,
        let table = records[0].flatMap(RecordTable.init(of:))
          ?? file[file.id(at: 0)].table(withValuesBefore: edits)
      else { return nil }
      self.init(table: table, matches: [0: file.id(at: 0)], file: file)
      return
    }
    let alignment = Self.alignment(marks, records, in: file)
    for (number, index) in alignment.positions {
      matches[number] = file.id(at: index)
      if records[number] == nil { records[number] = file[file.id(at: index)] }
    }
    for number in alignment.undecided {
      // The form may say what there is once.
      let isIdentified =
        marks.mayHaveOthers(number)
        && identity.flatMap { records[number]?.scalarKey(at: $0) } != nil
      if !isIdentified { records[number] = nil }
    }
    let rest = records.keys.filter { matches[$0] == nil && !alignment.gone.contains($0) }.sorted()
    let taken = Set(matches.values)
    let changed = Self.matched(rest, records, in: file, identity)
    matches.merge(changed.filter { !taken.contains($0.value) }) { first, _ in first }
    let count = edits.reduce((records.keys.max() ?? -1) + 1) { max($0, $1.neededCount) }
    guard count <= Self.mostRecords + 4 * file.count,
      var table = Self.table(of: records, count: count, lead: file.spacing.lead)
    else {
      return nil
    }
    // What is edited there is to look as it would in the file.
    table.listModel = ListModel(style: file.style, item: file.modelRecord)
    self.init(table: table, matches: matches, known: Set(records.keys), file: file)
  }

  private init(
    table: RecordTable, matches: [Int: RecordID], known: Set<Int> = [0], file: RecordTable
  ) {
    var matching = RecordMatching(of: RecordSet(), from: table, to: file)
    for (number, id) in matches where number < table.count {
      matching.add(table.id(at: number), as: id)
    }
    (self.table, self.matching, self.known) = (table, matching, known)
  }

  /// `lead`: white space before each record.
  private static func table(
    of records: [Int: JSONSlice], count: Int, lead: [UInt8] = []
  ) -> RecordTable? {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    for number in 0..<count {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += lead
      if let record = records[number] {
        bytes += record.bytes
      } else {
        bytes.append(UInt8(ascii: "0"))
      }
    }
    bytes.append(UInt8(ascii: "]"))
    return try? RecordTable(
      parsing: SourceText(name: "", text: String(decoding: bytes, as: UTF8.self)))
  }

  // MARK: Which record is which

  private static func alignment(
    _ marks: RecordMarks, _ records: [Int: JSONSlice], in file: RecordTable
  ) -> MarkAlignment {
    var wanted = marks.marks.filter { $0.key >= 0 }
    for (number, record) in records { wanted[number] = ContentMark.of(record.bytes) }
    return MarkAlignment(wanted, among: file.count, mayHaveOthers: marks.mayHaveOthers) {
      file.mark(of: file.id(at: $0))
    }
  }

  /// Finds the changed records by their identity, or by the member that distinguishes all records of the file.
  private static func matched(
    _ numbers: [Int], _ records: [Int: JSONSlice], in file: RecordTable, _ identity: [JSONStep]?
  ) -> [Int: RecordID] {
    let changed = Dictionary(
      uniqueKeysWithValues: numbers.enumerated().compactMap { index, number in
        records[number].map { (index, $0) }
      })
    guard !numbers.isEmpty, let former = table(of: changed, count: numbers.count) else {
      return [:]
    }
    let all = RecordSet((0..<former.count).map { former.id(at: $0) })
    let matching = RecordMatching(of: all, from: former, to: file, identity: identity)
    var found: [Int: RecordID] = [:]
    for (index, number) in numbers.enumerated() {
      found[number] = matching[former.id(at: index)]
    }
    return found
  }
}

extension Edit {
  /// Minimum number of records needed for making the edit.
  fileprivate var neededCount: Int {
    switch self {
    case .replace(let edit): edit.record.number + 1
    case .replaceInMany(let edits):
      edits.reduce(0) { max($0, ($1.records.members.map(\.number).max() ?? -1) + 1) }
    case .insert(let insertion):
      insertion.records.reduce(0) { max($0, $1.index - insertion.records.count + 1) }
    case .delete(let records): records.reduce(0) { max($0, $1.id.number + 1) }
    case .move(let id, let from, let to): max(id.number + 1, max(from, to) + 1)
    case .reorder(let ids): ids.reduce(0) { max($0, $1.number + 1) }
    case .batch(let edits): edits.reduce(0) { max($0, $1.neededCount) }
    }
  }

  /// Edits of single values, which have the previous values.
  fileprivate var valueEdits: [ValueEdit] {
    switch self {
    case .replace(let edit): [edit]
    case .batch(let edits): edits.flatMap(\.valueEdits)
    case .replaceInMany, .insert, .delete, .move, .reorder: []
    }
  }
}

extension RecordTable {
  /// A record alone; nil if it can't be a file's record.
  fileprivate init?(of record: JSONSlice) {
    guard let table = try? RecordTable(parsing: SourceText(name: "", text: record.text)),
      table.layout == .single
    else { return nil }
    self = table
  }
}

extension JSONSlice {
  /// A record alone, with the values before the first edit of each.
  fileprivate func table(withValuesBefore edits: [Edit]) -> RecordTable? {
    guard var table = RecordTable(of: self) else { return nil }
    var paths: [[JSONStep]] = []
    for edit in edits.flatMap(\.valueEdits) {
      guard !paths.contains(where: { edit.path.starts(with: $0) }) else { continue }
      paths.append(edit.path)
      let id = table.id(at: 0)
      if edit.path.isEmpty {
        table = edit.before.flatMap(RecordTable.init(of:)) ?? table
      } else if let before = edit.before {
        _ = try? table.set(before.value, at: edit.path, in: id)
      } else {
        _ = try? table.remove(at: edit.path, in: id)
      }
    }
    return table
  }
}
