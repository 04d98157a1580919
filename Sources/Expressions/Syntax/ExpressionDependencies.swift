import JSONText
import SourceText
import Values

/// The inputs of an expression.
package struct ExpressionDependencies: Sendable, Hashable {
  /// Each value that is read, with everything below it; `services` for `services.*.image`.
  package private(set) var references: Set<ExpressionReference> = []
  /// Values of which results depend on more than whether they are null.
  package private(set) var contents: Set<ExpressionReference> = []
  /// Paths whose steps may continue in each element of a list: `items.price` also reads `items[2].price`.
  package private(set) var collections: Set<ExpressionReference> = []
  /// Paths that aggregates read in elements of lists: `items.@sum.price` reads `items.price`.
  package private(set) var elements: Set<ExpressionReference> = []
  /// Inputs that results can show; of a list before an aggregate, only the parts that are
  /// read of its elements.
  package private(set) var shown: Set<ExpressionReference> = []
  /// Inputs that results depend on; of a list before an aggregate, only the parts that are
  /// read of its elements.
  package private(set) var operands: Set<ExpressionReference> = []
  /// Lists of which results depend only on the number of elements.
  package private(set) var counted: Set<ExpressionReference> = []
  /// Rows whose choices' titles are read; their values are in `references`.
  package private(set) var titles: Set<ExpressionReference> = []
  package private(set) var readsToday = false
  package private(set) var readsNow = false
  /// True if the index or the key of the record is read.
  package private(set) var readsPosition = false

  init(of root: ExpressionNode) {
    var tested: [ExpressionNode] = []
    root.visit { node in
      if case .comparison(let comparison) = node.content { tested += comparison.nullTested }
      add(node, isNullTested: tested.contains { $0 === node })
    }
  }

  private mutating func add(_ node: ExpressionNode, isNullTested: Bool) {
    switch node.content {
    case .reference(let found):
      let reference = found.readAsAWhole
      references.insert(reference)
      if !isNullTested { contents.insert(reference) }
      operands.insert(reference)
      shown.insert(reference)
    case .index, .key: readsPosition = true
    case .aggregate(let aggregate, let found, let path):
      let reference = found.readAsAWhole
      references.insert(reference)
      contents.insert(reference)
      collections.insert(reference)
      let element = ExpressionReference(found.root, found.path.steps + path.steps).readAsAWhole
      if aggregate == .count { counted.insert(element) } else { operands.insert(element) }
      if !path.steps.isEmpty { elements.insert(element) }
      if aggregate != .count { shown.insert(element) }
    case .call("today", _): readsToday = true
    case .call("now", _): readsNow = true
    case .call(let name, let nodes):
      // Any argument of a function may be taken as a list.
      for case .reference(let reference) in nodes.map(\.content) {
        collections.insert(reference.readAsAWhole)
        if name == "choiceTitle" { titles.insert(reference.readAsAWhole) }
      }
    case .comparison(let comparison):
      if comparison.quantifier != nil, case .reference(let reference) = comparison.left.content {
        collections.insert(reference.readAsAWhole)
      }
    case .literal, .list, .negative, .arithmetic, .not, .and, .or: break
    }
  }

  package var readsClock: Bool { readsToday || readsNow }

  /// True if it reads from `SELF`, `@root`, `@parent` or `choice`.
  package func reads(_ root: ExpressionReference.Root) -> Bool {
    references.contains { $0.root == root }
  }

  package var readsSurroundings: Bool { readsPosition || reads(.root) || reads(.parent) }

  /// True if the expression contains `$name`.
  package var namesRows: Bool {
    references.contains { if case .identifier = $0.root { true } else { false } }
  }

  /// Identifiers of the rows that the expression may refer to, in all readings.
  package var identifiers: Set<ExactText> {
    Set(names: references.flatMap { $0.identifierReadings.map(\.identifier) })
  }

  /// True if the expression's result is constant.
  package var areEmpty: Bool { references.isEmpty && !readsClock && !readsPosition }

  /// True if an edit of the current record at that path, or below or above it, can change the result.
  ///
  /// Named rows (`$name`), the row's own value and other records are not considered.
  package func reads(_ edited: ValuePath) -> Bool {
    isAnyRead { operand in
      guard let path = operand.recordPath else { return false }
      return Self.overlaps(path.steps, edited.steps, throughLists: leadsThroughLists(operand))
    }
  }

  /// True if an edit in the whole record, to which all paths are relative, can change the result: expressions may read
  /// beyond their own record.
  ///
  /// - Parameters:
  ///   - path: The path of the current record, an item of a list or an object inside.
  ///   - parent: The path of its enclosing record; nil for the whole record itself.
  package func reads(
    _ edited: [JSONStep], from path: [JSONStep], in parent: [JSONStep]?
  ) -> Bool {
    isAnyRead { operand in
      guard let read = operand.steps(from: path, in: parent) else { return false }
      // What has come in as part of something larger is as it was meant to be.
      let isOwn = operand.recordPath != nil
      guard isOwn ? edited.starts(with: path) : path.isEmpty || !edited.isEmpty else {
        return false
      }
      return Self.overlaps(read, edited, throughLists: leadsThroughLists(operand))
    }
  }

  private func isAnyRead(_ isRead: (ExpressionReference) -> Bool) -> Bool {
    operands.contains(where: isRead) || counted.contains(where: isRead)
  }

  private func leadsThroughLists(_ operand: ExpressionReference) -> Bool {
    collections.contains(operand) || elements.contains(operand)
  }

  private static func overlaps(
    _ read: [JSONStep], _ edited: [JSONStep], throughLists: Bool
  ) -> Bool {
    var (position, index) = (0, 0)
    while position < read.count, index < edited.count {
      if read[position].name.utf8.elementsEqual(edited[index].name.utf8) {
        (position, index) = (position + 1, index + 1)
      } else if throughLists, case .index = edited[index] {
        index += 1
      } else {
        return false
      }
    }
    return true
  }
}
