import Forms
import JSONText
import Records
import Values

/// Changes of other values caused by an edit of a record, one after the other: each of them
/// may have consequences itself.
package struct Consequences: Sendable {
  /// Consequences in the order in which they are made.
  package private(set) var found: [Consequence] = []
  /// The consequences as edits, each applied to the result of those before it.
  package private(set) var edits: [ValueEdit] = []
  package private(set) var table: RecordTable
  /// True if more follows than is found for one edit: some values are as they were.
  package private(set) var isCutShort = false

  /// None.
  package init(in table: RecordTable) { self.table = table }

  /// Adopts the consequences that a search has found and made in the record.
  init(_ search: consuming ConsequenceSearch) {
    found = search.found
    edits = search.edits
    isCutShort = search.isCutShort
    table = search.joined()
  }

  /// Makes consequences in a record. O(record + edits) where they are in the items of one list.
  init(
    _ found: [Consequence], in id: RecordID, of table: RecordTable, isCutShort: Bool = false
  ) {
    self.found = found
    self.isCutShort = isCutShort
    var record = RecordSplicer(of: id, in: table)
    edits = found.compactMap { $0.make(in: &record) }
    record.join()
    self.table = record.table
  }

  package var changedRows: [ConfigRow] {
    if edits.isEmpty { return [] }
    let changed = Set(edits.map(\.path))
    var seen: Set<[JSONStep]> = []
    return found.filter { changed.contains($0.path) && seen.insert($0.path).inserted }.map(\.row)
  }

  /// These consequences, followed by `others`, which they caused.
  package func followed(by others: Consequences) -> Consequences {
    var all = others
    all.found = found + others.found
    all.edits = edits + others.edits
    all.isCutShort = isCutShort || others.isCutShort
    return all
  }
}

extension RecordBinder {
  /// Finds the changes of other values that an edit of a record causes.
  ///
  /// - Parameters:
  /// - edited: Paths of the edited values, from the record on.
  /// - former: The records before the edit: a row that was hidden there stays as it is.
  /// - table: The records with the edit.
  /// - omitted: The value that was removed when a row of the object at a path was hidden.
  package func consequences(
    in id: RecordID, of edited: [[JSONStep]], from former: RecordTable, to table: RecordTable,
    omitted: @escaping (_ objectPath: [JSONStep], ConfigRow) -> JSONValue? = { _, _ in nil }
  ) -> Consequences {
    guard plan.hasConsequences, !edited.isEmpty else { return Consequences(in: table) }
    if edited.count == 1 {
      reading(former[id]).follow(to: table[id], changedAt: ValuePath(steps: edited[0]))
    }
    var search = ConsequenceSearch(
      binder: self, id: id, former: former[id], table: table, edited: edited, omitted: omitted)
    guard search.run() else {
      // Formulas of different forms that need each other's results: what they give would grow with each edit.
      return Consequences(search.found.filter { $0.reason != .computed }, in: id, of: table)
    }
    // Of several edits of one value the last counts.
    var last: [[JSONStep]: Int] = [:]
    if search.mayRepeat {
      for (index, consequence) in search.found.enumerated() { last[consequence.path] = index }
    }
    guard !search.mayRepeat || last.count == search.found.count else {
      let counting = search.found.enumerated().filter { last[$1.path] == $0 }.map(\.element)
      return Consequences(counting, in: id, of: table, isCutShort: search.isCutShort)
    }
    return Consequences(search)
  }
}
