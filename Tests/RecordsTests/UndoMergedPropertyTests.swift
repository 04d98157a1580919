import JSONTesting
import JSONText
import Records
import SeededRandom
import Testing

@Suite("Steps that set several values, merged with what others have set elsewhere")
struct UndoMergedPropertyTests: MergesTables {
  private static let (recordCount, names) = (6, ["a", "b", "c", "d"])

  private static var file: String {
    let records = (0..<recordCount).map { index in
      #"{"id": \#(index), "# + names.map { #""\#($0)": \#(index)"# }.joined(separator: ", ") + "}"
    }
    return "[\n  " + records.joined(separator: ",\n  ") + "\n]\n"
  }

  /// A value in some places, as one step: value by value, or each path in many records.
  private func step(
    _ cells: [(index: Int, name: String)], _ number: Int, isBulk: Bool, in table: RecordTable
  ) -> Edit {
    let value = JSONValue.number(String(number))
    guard isBulk else {
      return .batch(
        cells.map { cell in
          .replace(
            ValueEdit(
              record: table.id(at: cell.index), path: path(cell.name), before: nil,
              after: .value(value)))
        })
    }
    return .replaceInMany(
      Dictionary(grouping: cells, by: \.name).sorted { $0.key < $1.key }.map { name, cells in
        BulkEdit(
          path: path(name), after: .value(value),
          records: RecordSet(cells.map { table.id(at: $0.index) }))
      })
  }

  @Test("Taken back they leave what the others have set, and made again both")
  func disjoint() throws {
    for seed in UInt64(1)..<100 {
      var random = Generator(seed: seed).random
      var cells = (0..<Self.recordCount).flatMap { position in Self.names.map { (position, $0) } }
      for index in cells.indices.reversed() { cells.swapAt(index, random.below(index + 1)) }
      let (ours, theirs) = (Array(cells.prefix(14)), cells.dropFirst(14))
      var other = Document<Int>(try table(Self.file))
      let theirEdit = step(Array(theirs), 900, isBulk: false, in: other.table)
      try other.apply(theirEdit, note: 0)
      var document = Document<Int>(try table(Self.file))
      for number in 0..<5 {
        let some = (0..<random.below(5) + 1).map { _ in ours[random.below(ours.count)] }
        let edit = step(some, 100 + number, isBulk: random.below(2) == 0, in: document.table)
        try document.apply(edit, note: number)
      }
      let theirText = bytes(other.table)
      var (merged, conflicts) = try self.merged(document, theirText, seed % 2 == 0 ? "id" : nil)
      #expect(conflicts.isEmpty, "seed \(seed)")
      let both = bytes(merged.table)
      #expect(both != theirText && both != bytes(document.table), "seed \(seed)")
      while merged.undo() != nil {}
      #expect(bytes(merged.table) == theirText, "seed \(seed)")
      while merged.redo() != nil {}
      #expect(bytes(merged.table) == both, "seed \(seed)")
    }
  }
}
