import JSONText
import SourceText
import Values

/// What an expression reads.
package struct ExpressionDependencies: Sendable, Hashable {
  /// Each value that is read, and what is below it.
  package private(set) var references: Set<ExpressionReference> = []
  /// Paths whose steps may go on in each element of a list: `items.price` also reads `items[2].price`.
  package private(set) var collections: Set<ExpressionReference> = []
  /// What aggregates read of the elements of lists: `items.@sum.price` reads `items.price`.
  package private(set) var elements: Set<ExpressionReference> = []
  /// What results can show: values, and of lists before aggregates only what is read of their elements.
  package private(set) var shown: Set<ExpressionReference> = []
  /// What results depend on: values, and of lists before aggregates only what is read of their elements.
  package private(set) var operands: Set<ExpressionReference> = []
  /// Lists of which results depend on how many elements there are, and not on what is in them.
  package private(set) var counted: Set<ExpressionReference> = []
  /// Rows whose choices' titles are read; their values are in `references`.
  package private(set) var titles: Set<ExpressionReference> = []
  /// Whether it calls `today()`.
  package private(set) var readsToday = false
  /// Whether it calls `now()`.
  package private(set) var readsNow = false
  /// Whether it reads `@index`.
  package private(set) var readsIndex = false

  init(of root: ExpressionNode) {
    root.visit { add($0) }
  }

  private mutating func add(_ node: ExpressionNode) {
    switch node.content {
    case .reference(let reference):
      references.insert(reference)
      operands.insert(reference)
      shown.insert(reference)
    case .index: readsIndex = true
    case .aggregate(let aggregate, let reference, let path):
      references.insert(reference)
      collections.insert(reference)
      let element = ExpressionReference(reference.root, reference.path.steps + path.steps)
      if aggregate == .count { counted.insert(element) } else { operands.insert(element) }
      if !path.steps.isEmpty { elements.insert(element) }
      if aggregate != .count { shown.insert(element) }
    case .call("today", _): readsToday = true
    case .call("now", _): readsNow = true
    case .call(let name, let nodes):
      // Any argument of a function may be taken as a list.
      for case .reference(let reference) in nodes.map(\.content) {
        collections.insert(reference)
        if name == "choiceTitle" { titles.insert(reference) }
      }
    case .comparison(let comparison):
      if comparison.quantifier != nil, case .reference(let reference) = comparison.left.content {
        collections.insert(reference)
      }
    case .literal, .list, .negative, .arithmetic, .not, .and, .or: break
    }
  }

  /// Whether it reads `today()` or `now()`, so that its result changes without an edit.
  package var readsClock: Bool { readsToday || readsNow }

  /// Whether it reads from there: `SELF`, `@root`, `@parent`, `choice`.
  package func reads(_ root: ExpressionReference.Root) -> Bool {
    references.contains { $0.root == root }
  }

  /// Whether it reads what the record is part of: `@root`, `@parent`, `@index`.
  package var readsSurroundings: Bool { readsIndex || reads(.root) || reads(.parent) }

  /// Whether it names rows: `$name`.
  package var namesRows: Bool {
    references.contains { if case .identifier = $0.root { true } else { false } }
  }

  /// The identifiers of rows that it names, each with all that it can mean.
  package var identifiers: Set<ExactText> {
    Set(names: references.flatMap { $0.identifierReadings.map(\.identifier) })
  }

  /// Whether nothing is read, so that the result is always the same.
  package var areEmpty: Bool { references.isEmpty && !readsClock && !readsIndex }

  /// Whether an edit of the current record at that path, or below or above it, can change the result.
  ///
  /// Rows that are named (`$name`), the row's own value and other records are not looked at.
  package func reads(_ edited: ValuePath) -> Bool {
    isAnyRead { operand in
      guard let path = operand.recordPath else { return false }
      return Self.overlaps(path.steps, edited.steps, throughLists: leadsThroughLists(operand))
    }
  }

  /// Whether an edit anywhere in the whole record, from which all paths are, can change the result: expressions may look
  /// beyond their own record.
  ///
  /// - Parameters:
  ///   - place: Where the current record is, an item of a list or an object inside.
  ///   - parent: Where the record is that it is in; nil for the whole record itself.
  package func reads(
    _ edited: [JSONStep], from place: [JSONStep], in parent: [JSONStep]?
  ) -> Bool {
    isAnyRead { operand in
      guard let read = operand.steps(from: place, in: parent) else { return false }
      // What has come in as part of something larger is as it was meant to be.
      let isOwn = operand.recordPath != nil
      guard isOwn ? edited.starts(with: place) : place.isEmpty || !edited.isEmpty else {
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
    var (place, index) = (0, 0)
    while place < read.count, index < edited.count {
      if read[place].name.utf8.elementsEqual(edited[index].name.utf8) {
        (place, index) = (place + 1, index + 1)
      } else if throughLists, case .index = edited[index] {
        index += 1
      } else {
        return false
      }
    }
    return true
  }
}
