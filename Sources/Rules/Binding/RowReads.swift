import Expressions
import Forms
import JSONText
import Values

/// Collects what binding a row looks at in a record, as nodes of the binder's tree of paths.
struct RowReads {
  private let binder: RecordBinder
  private var nodes: Set<Int> = []
  /// Whether it looks at nothing else: neither at other records nor at what is around this one.
  private var areAll = true
  /// The rows whose formulas were seen to: where nothing is stored, their results are read.
  private var computed: Set<String> = []

  /// The nodes for each row of the binder's form; nil for a row that looks at more. O(rows and their expressions).
  static func ofRows(of binder: RecordBinder) -> [[Int]?] {
    binder.prepared.map { row in
      var reads = RowReads(binder: binder)
      reads.addAll(of: row)
      return reads.areAll ? reads.nodes.sorted() : nil
    }
  }

  private init(binder: RecordBinder) { self.binder = binder }

  private mutating func addAll(of prepared: PreparedRow) {
    let row = prepared.state.row
    let isPlain =
      !prepared.isDerivedPart && !prepared.opensForm && !prepared.opensElsewhere
      && !prepared.rules.comparesSiblings && row.parts.isEmpty && row.templates.isEmpty
      && !row.choicesVary
    guard isPlain else {
      areAll = false
      return
    }
    add(row)
    for expression in row.expressions { add(expression, of: row) }
  }

  /// What a row has: stored, or the result of its formula where it is not hidden.
  private mutating func add(_ row: ConfigRow) {
    let isNew = !row.hasFormulas || computed.insert(row.identifier).inserted
    guard isNew else { return }
    if let path = row.valuePath { add(path) }
    guard row.hasFormulas else { return }
    for expression in row.formulas + row.conditions.map(\.predicate) { add(expression, of: row) }
  }

  private mutating func add(_ path: ValuePath) {
    guard let node = binder.tree.node(of: path) else {
      areAll = false
      return
    }
    nodes.insert(node)
    if let row = binder.row(at: path), row.hasFormulas { add(row) }
  }

  private mutating func add(_ expression: Expression, of row: ConfigRow) {
    let dependencies = expression.dependencies
    // Titles may depend on lists in the record, results in items on the forms of items.
    guard !dependencies.readsSurroundings, dependencies.titles.isEmpty,
      dependencies.collections.isEmpty || !binder.hasChildren
    else {
      areAll = false
      return
    }
    for reference in dependencies.references {
      switch reference.root {
      case .record: if let path = reference.recordPath { add(path) }
      case .row: add(row)
      case .identifier:
        for reading in reference.identifierReadings {
          if let named = binder.row(named: reading.identifier) { add(named) }
        }
      case .root, .parent, .choice: areAll = false
      }
    }
  }
}
