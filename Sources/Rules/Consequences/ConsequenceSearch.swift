import Forms
import JSONText
import Records
import Values

/// Looks for what an edit of a record does to its other values, from where it was made outwards.
struct ConsequenceSearch {
  /// That of the record.
  let binder: RecordBinder
  let id: RecordID
  /// The record before the edit.
  let former: JSONSlice
  /// The records with the edit, and with what was found so far.
  var table: RecordTable
  /// Where the edit was made, which may be one of several values.
  let given: [[JSONStep]]
  /// Where values have changed, from the record on.
  private(set) var edited: EditLog
  let omitted: ([JSONStep], ConfigRow) -> JSONValue?
  private(set) var found: [Consequence] = []
  /// Rows whose hiding or showing has been seen to.
  var settled: Set<RowKey> = []
  /// What the objects with computed rows have been asked about.
  var asked: [ObjectKey: Asked] = [:]
  /// The items of lists as they were before, where formulas ask for their numbers.
  var formerItems: [[JSONStep]: FormerItems] = [:]

  /// A row of one of the record's objects.
  struct RowKey: Hashable {
    let place: [JSONStep]
    let row: String
  }

  init(
    binder: RecordBinder, id: RecordID, former: JSONSlice, table: RecordTable,
    edited: [[JSONStep]], omitted: @escaping ([JSONStep], ConfigRow) -> JSONValue?
  ) {
    self.binder = binder
    self.id = id
    self.former = former
    self.table = table
    given = edited
    self.edited = EditLog(edited)
    self.omitted = omitted
  }

  /// Rounds until nothing changes any more: values of one object may be made of those of another. Each round gives at
  /// least one more row of the forms its value, as far as none needs its own.
  private var mostRounds: Int {
    max(8, binder.form.allForms.reduce(1) { $0 + $1.rows.count(where: \.hasFormulas) })
  }

  mutating func run() {
    for _ in 0..<mostRounds {
      let count = found.count
      for object in FormObject.all(around: edited.paths, in: table[id], binder) {
        object.within(table[id]) { _ in
          compute(in: object)
          hide(in: object)
        }
      }
      guard found.count > count else { return }
    }
    // Formulas of different forms that need each other's results: what they give would grow with each edit.
    found.removeAll { $0.reason == .computed }
  }

  /// Makes an edit of a row, which may have consequences itself.
  mutating func make(_ consequence: Consequence) -> Bool {
    guard case .some = consequence.make(in: id, of: &table) else { return false }
    edited.append(consequence.path)
    found.append(consequence)
    return true
  }
}

/// The items of a list before an edit.
struct FormerItems {
  private let texts: [String]
  private let all: Set<String>

  init(_ list: JSONSlice?) {
    texts = list.map { $0.elements.map(\.text) } ?? []
    all = Set(texts)
  }

  /// Whether an item was in the list, and not at a place.
  func hasElsewhere(_ item: String, than index: Int) -> Bool {
    let wasThere = texts.indices.contains(index) && texts[index] == item
    return !wasThere && all.contains(item)
  }
}

extension JSONSlice {
  /// The object at a path; nil where there is none.
  func object(at path: [JSONStep]) -> JSONSlice? {
    if path.isEmpty { return self }
    if case .found(let slice) = lookup(path) { return slice }
    return nil
  }
}
