import Forms
import JSONText
import SourceText
import Values

/// One version of one object, read by its form: positions of values, results of formulas, and the object as forms inside
/// read it. Each is made when it is first needed. Used from one thread at a time.
final class ReadingMemory {
  let prepared: PreparedForm
  private(set) var record: JSONSlice
  private var identity: JSONSliceIdentity
  /// The finds of one pass, by the nodes of the plan's tree; their memory is used for the next record.
  private(set) var finds: [PathFind] = []
  private(set) var isScanned = false
  /// True if an object on the form's paths has a member that none of them leads to.
  private(set) var hasMembersBesideRows = false
  /// Results that are not in the record yet, by the nodes of their rows.
  private var held: [Int: JSONSlice] = [:]
  /// Indices of rows that have just been set to the results of their formulas.
  private(set) var upToDate: Set<Int> = []
  /// Results of formulas that the record does not have, by the identifiers of rows.
  private var results: [ExactText: JSONSlice?] = [:]
  /// The variants of rows with several, by the identifiers of rows.
  var variants: [ExactText: VariantChoice] = [:]
  private var depth = 0
  private var enclosing: EnclosingObject?
  private var isMakingEnclosing = false

  init(_ prepared: PreparedForm, _ record: JSONSlice) {
    self.prepared = prepared
    self.record = record
    identity = record.identity
  }

  var plan: FormPlan { prepared.plan }

  func isOf(_ record: JSONSlice) -> Bool { identity.isThat(of: record) }

  /// Reuses the memory for another record.
  func begin(_ record: JSONSlice) {
    self.record = record
    identity = record.identity
    isScanned = false
    if !held.isEmpty { held = [:] }
    if !upToDate.isEmpty { upToDate = [] }
    forgetResults()
  }

  /// Removes what depends on enclosing records.
  func forgetResults() {
    if !results.isEmpty { results = [:] }
    if !variants.isEmpty { variants = [:] }
    enclosing = nil
  }
}

/// Positions of values.
extension ReadingMemory {
  /// Finds the values of all paths of the plan; false where that is done. O(record).
  func scan() -> Bool {
    guard !isScanned else { return false }
    var memory = finds
    finds = []
    if memory.isEmpty {
      memory = [PathFind](repeating: .missing, count: plan.tree.nodes.count)
    }
    let scan = PathScan(record, along: plan.tree, reusing: memory)
    finds = scan.finds
    hasMembersBesideRows = scan.hasOtherMembers
    isScanned = true
    return true
  }

  /// The value at a path with a known node. O(1) after a scan.
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

  /// A memory of the same record, without results.
  func copy() -> ReadingMemory {
    let copy = ReadingMemory(prepared, record)
    copy.finds = finds
    copy.isScanned = isScanned
    return copy
  }

  /// The reading of the record with the values at some nodes replaced, without another scan: comparing bytes is much faster.
  /// Nil if the records differ elsewhere. O(record + paths * log nodes).
  func following(_ after: JSONSlice, changedAt nodes: [Int]) -> ReadingMemory? {
    guard isScanned else { return nil }
    var changed: [Range<Int>] = []
    for node in nodes {
      guard case .found(let start, let end) = finds[node], !plan.tree.nodes[node].isInner else {
        return nil
      }
      changed.append(start..<end)
    }
    guard var offsets = MovedOffsets(changed, from: record, to: after) else { return nil }
    let next = ReadingMemory(prepared, after)
    next.finds = finds.map { find in
      guard case .found(let start, let end) = find else { return find }
      return .found(start: offsets.moved(start), end: offsets.moved(end))
    }
    next.isScanned = true
    return next
  }
}

/// Results of formulas that are not in the record yet, and those that were just written there.
extension ReadingMemory {
  var holdsResults: Bool { !held.isEmpty }
  var heldNodes: [Int] { Array(held.keys) }

  /// The stored value of a row and its node; nil if a row or an expression reads a part of it, or a value that contains it.
  func ownValue(of row: PreparedRow) -> (node: Int, value: JSONSlice)? {
    guard isScanned, let node = row.node, case .found(let start, let end) = finds[node],
      prepared.ownNodes[node]
    else { return nil }
    return (node, JSONSlice(buffer: record.buffer, range: start..<end))
  }

  /// Lets what reads the record find `value` at a node.
  func hold(_ value: JSONSlice, at node: Int) {
    held[node] = value
    forgetResults()
  }

  /// Notes that the rows at these indices have the results of their formulas.
  func note(upToDate rows: [Int]) { upToDate = Set(rows) }

  /// The result of a row, made once.
  func result(of row: PreparedRow, _ make: (PreparedRow) -> JSONSlice?) -> JSONSlice? {
    if let known = results[row.state.row.identifier] { return known }
    // Only a row that needs itself gets here: all others have been computed in their order.
    guard depth <= Self.mostNested else { return nil }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostNested { makeAll(before: row, make) }
    return made(row, make)
  }

  /// Maximum nesting depth of formula evaluations; a longer chain is evaluated from its end.
  private static let mostNested = 50

  private func makeAll(before row: PreparedRow, _ make: (PreparedRow) -> JSONSlice?) {
    let name = row.state.row.identifier
    let earlier = prepared.computedRows.prefix { !$0.state.row.identifier.hasSameBytes(as: name) }
    for other in earlier where results[other.state.row.identifier] == nil {
      _ = made(other, make)
    }
  }

  private func made(_ row: PreparedRow, _ make: (PreparedRow) -> JSONSlice?) -> JSONSlice? {
    let value = make(row)
    results[row.state.row.identifier] = .some(value)
    return value
  }

  /// The record as forms inside read it, made once; the record itself while `make` runs.
  func asEnclosing(_ make: () -> JSONSlice) -> EnclosingObject {
    guard !isMakingEnclosing else { return EnclosingObject(record, secrets: plan.secrets) }
    if let enclosing { return enclosing }
    isMakingEnclosing = true
    defer { isMakingEnclosing = false }
    let made = EnclosingObject(make(), secrets: plan.secrets)
    enclosing = made
    return made
  }
}
