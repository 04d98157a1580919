import Expressions
import Forms
import JSONText
import SourceText
import Values

/// Finds what binding rows looks at in a record, as nodes of the plan's tree of paths.
struct RowReads {
  private let form: PreparedForm
  /// Nodes that the results of formulas depend on, by row; nil for a result that may depend on
  /// more.
  private var ofResults: [ExactText: Set<Int>?] = [:]
  private var depth = 0

  /// Maximum number of nodes of a row that is kept: comparing more values takes as long as
  /// binding it for each record.
  static let most = 100

  /// Tree nodes that binding a row reads.
  struct Nodes {
    let ofValue: [Int]
    let ofConditions: [Int]
  }

  /// The nodes for each row of the plan's form; nil for a row that looks at more. O(rows and their expressions).
  static func ofRows(of form: PreparedForm) -> [Nodes?] {
    var reads = RowReads(form)
    // A chain of results is gone through from its beginning.
    for row in form.computedRows { _ = reads.nodes(ofResultOf: row.state.row) }
    return form.rows.map { reads.nodes(of: $0) }
  }

  private init(_ form: PreparedForm) { self.form = form }

  private var plan: FormPlan { form.plan }

  private mutating func nodes(of prepared: PreparedRow) -> Nodes? {
    let row = prepared.state.row
    let isPlain =
      !prepared.isDerivedPart && !prepared.opensForm && !prepared.opensElsewhere
      && !prepared.rules.comparesSiblings && row.parts.isEmpty && row.templates.isEmpty
      && !row.choicesVary
    var (ofValue, ofConditions): (Set<Int>, Set<Int>) = ([], [])
    guard isPlain, add(row, to: &ofValue) else { return nil }
    for expression in row.expressionsBesidesConditions {
      guard add(expression, of: row, to: &ofValue) else { return nil }
    }
    for condition in row.conditions {
      guard add(condition.predicate, of: row, to: &ofConditions) else { return nil }
    }
    return Nodes(ofValue: ofValue.sorted(), ofConditions: ofConditions.sorted())
  }

  /// The nodes that the result of a row's formula depends on where nothing is stored, including
  /// those that decide whether the row keeps it; nil if it may depend on more.
  private mutating func nodes(ofResultOf row: ConfigRow) -> Set<Int>? {
    if let known = ofResults[row.identifier] { return known }
    // Rows that need each other come back to this one.
    ofResults[row.identifier] = .some(nil)
    guard depth < Self.most else { return nil }
    depth += 1
    defer { depth -= 1 }
    var nodes: Set<Int> = []
    for expression in row.formulas + row.conditions.map(\.predicate) {
      guard add(expression, of: row, to: &nodes) else { return nil }
    }
    ofResults[row.identifier] = nodes
    return nodes
  }

  // Each of these is false where it looks at more: at other records, at what is around this one, or at too many values.

  /// Adds the nodes of a row's value, stored or computed; false if it depends on more.
  private mutating func add(_ row: ConfigRow, to nodes: inout Set<Int>) -> Bool {
    if let path = row.valuePath {
      guard let node = plan.tree.node(of: path) else { return false }
      nodes.insert(node)
    }
    guard row.hasFormulas else { return true }
    guard let result = self.nodes(ofResultOf: row) else { return false }
    nodes.formUnion(result)
    return nodes.count <= Self.most
  }

  private mutating func add(
    _ path: ValuePath, readBy row: ConfigRow, to nodes: inout Set<Int>
  ) -> Bool {
    guard let node = plan.tree.node(of: path) else { return false }
    nodes.insert(node)
    guard let other = plan.row(at: path), other.hasFormulas,
      !other.identifier.hasSameBytes(as: row.identifier)
    else { return true }
    return add(other, to: &nodes)
  }

  private mutating func add(
    _ expression: Expression, of row: ConfigRow, to nodes: inout Set<Int>
  ) -> Bool {
    let dependencies = expression.dependencies
    // Titles may depend on lists in the record, results in items on the forms of items.
    guard !dependencies.readsSurroundings, dependencies.titles.isEmpty,
      dependencies.collections.isEmpty || !plan.hasChildren
    else { return false }
    for reference in dependencies.references {
      switch reference.root {
      case .record:
        guard let path = reference.recordPath else { continue }
        guard add(path, readBy: row, to: &nodes) else { return false }
      case .row:
        // Its result is what is looked through, or was.
        guard let path = row.valuePath else { continue }
        guard add(path, readBy: row, to: &nodes) else { return false }
      case .identifier:
        for reading in reference.identifierReadings {
          guard let named = plan.row(named: reading.identifier),
            !named.identifier.hasSameBytes(as: row.identifier)
          else { continue }
          // Of several rows at one path the first is whose result is read.
          let isRead =
            named.valuePath.map { add($0, readBy: row, to: &nodes) } ?? add(named, to: &nodes)
          guard isRead else { return false }
        }
      case .root, .parent, .choice: return false
      }
    }
    return true
  }
}
