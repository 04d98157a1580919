import Forms
import JSONText
import SourceText
import Values

/// One version of one object as its form reads it: where its values are, what its formulas come to, and what the forms
/// inside of it read. Each is found when it is first asked for, and kept as long as the object is the one that is read.
///
/// Used from one thread at a time, like its binder.
final class RecordReading {
  let plan: FormPlan
  private(set) var record: JSONSlice
  private var identity: JSONSliceIdentity
  /// What one pass over the record found, by the nodes of the plan's tree; kept for the next record, since there may be many.
  private(set) var finds: [PathFind] = []
  /// Whether they are of this record.
  private(set) var isScanned = false
  /// What takes the place of values of the record, by their nodes: results which are not in it yet.
  private var held: [Int: JSONSlice] = [:]
  /// Rows that were just given the results of their formulas, by their places in the form.
  private(set) var upToDate: Set<Int> = []
  /// What formulas come to whose results the record does not have.
  private var results: [ExactText: JSONSlice?] = [:]
  /// How many of them are being made inside each other.
  private var depth = 0
  /// The record as the forms inside read it.
  private var viewFromInside: JSONSlice?
  private var isMakingView = false

  init(_ plan: FormPlan, _ record: JSONSlice) {
    self.plan = plan
    self.record = record
    identity = record.identity
  }

  func isOf(_ record: JSONSlice) -> Bool { identity.isThat(of: record) }

  /// Reads another record in the memory of this one, which nobody reads any more.
  func begin(_ record: JSONSlice) {
    self.record = record
    identity = record.identity
    isScanned = false
    if !held.isEmpty { held = [:] }
    if !upToDate.isEmpty { upToDate = [] }
    forgetResults()
  }

  /// Forgets what depends on what is around the record.
  func forgetResults() {
    if !results.isEmpty { results = [:] }
    viewFromInside = nil
  }
}

/// Where the values are.
extension RecordReading {
  /// Finds the values of all paths of the plan; false where that is done. O(record).
  func scan() -> Bool {
    guard !isScanned else { return false }
    var memory = finds
    finds = []
    if memory.isEmpty {
      memory = [PathFind](repeating: .missing, count: plan.tree.nodes.count)
    }
    finds = PathScan(record, along: plan.tree, reusing: memory).finds
    isScanned = true
    return true
  }

  /// What a path leads to, whose node is known. O(1) in a record that was scanned.
  func lookup(_ path: ValuePath, at node: Int?) -> JSONLookup {
    guard isScanned, let node else { return record.lookup(path.steps) }
    if !held.isEmpty, let value = held[node] { return .found(value) }
    switch finds[node] {
    case .found(let start, let end):
      return .found(JSONSlice(buffer: record.buffer, range: start..<end))
    case .missing: return .missing(depth: path.steps.count - 1)
    case .unusual: return record.lookup(path.steps)
    }
  }

  /// The record with some values replaced, of which the same is known: a long record isn't looked through again, its bytes
  /// are compared, which is much faster. Nil where it differs elsewhere. O(record + paths * log nodes).
  func following(_ after: JSONSlice, changedAt nodes: [Int]) -> RecordReading? {
    guard isScanned else { return nil }
    var changed: [Range<Int>] = []
    for node in nodes {
      guard case .found(let start, let end) = finds[node], !plan.tree.nodes[node].isInner else {
        return nil
      }
      changed.append(start..<end)
    }
    guard var places = MovedPlaces(changed, from: record, to: after) else { return nil }
    let next = RecordReading(plan, after)
    next.finds = finds.map { find in
      guard case .found(let start, let end) = find else { return find }
      return .found(start: places.moved(start), end: places.moved(end))
    }
    next.isScanned = true
    return next
  }
}

/// Results of formulas that are not in the record yet, and those that were just written there.
extension RecordReading {
  var holdsResults: Bool { !held.isEmpty }

  /// The value that the record has for a row, and its node, where no row and no expression reads a part of it, or what it
  /// is in; without what is held.
  func ownValue(of row: PreparedRow) -> (node: Int, value: JSONSlice)? {
    guard isScanned, let node = row.node, case .found(let start, let end) = finds[node],
      plan.ownNodes[node]
    else { return nil }
    return (node, JSONSlice(buffer: record.buffer, range: start..<end))
  }

  /// Lets what reads the record find `value` at a node.
  func hold(_ value: JSONSlice, at node: Int) {
    held[node] = value
    forgetResults()
  }

  /// Gives up what is held; where it was.
  func release() -> [Int] {
    if held.isEmpty { return [] }
    defer {
      held = [:]
      forgetResults()
    }
    return Array(held.keys)
  }

  /// Takes note that the rows at some places of the form have the results of their formulas.
  func note(upToDate rows: [Int]) { upToDate = Set(rows) }

  /// The value of a row for the record; `make` makes it, once: several rows may need it.
  func result(of row: PreparedRow, _ make: (PreparedRow) -> JSONSlice?) -> JSONSlice? {
    if let known = results[row.state.row.identifier] { return known }
    // Only a row that needs itself gets here: all others have been computed in their order.
    guard depth <= Self.mostNested else { return nil }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostNested { makeAll(before: row, make) }
    return made(row, make)
  }

  /// So many formulas are evaluated inside each other; a longer chain is evaluated from its end.
  private static let mostNested = 50

  private func makeAll(before row: PreparedRow, _ make: (PreparedRow) -> JSONSlice?) {
    let name = row.state.row.identifier
    for other in plan.computedRows.prefix(while: { !$0.state.row.identifier.hasSameBytes(as: name) }
    )
    where results[other.state.row.identifier] == nil {
      _ = made(other, make)
    }
  }

  private func made(_ row: PreparedRow, _ make: (PreparedRow) -> JSONSlice?) -> JSONSlice? {
    let value = make(row)
    results[row.state.row.identifier] = .some(value)
    return value
  }

  /// The record as forms inside read it; `make` makes that, and may need what is inside.
  func view(_ make: () -> JSONSlice) -> JSONSlice {
    guard !isMakingView else { return record }
    if let viewFromInside { return viewFromInside }
    isMakingView = true
    defer { isMakingView = false }
    let view = make()
    viewFromInside = view
    return view
  }
}
