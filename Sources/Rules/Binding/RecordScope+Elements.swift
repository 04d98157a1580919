import Expressions
import Forms
import JSONText
import Values

/// Lists read by expressions whose items have forms with computed rows.
extension RecordScope {
  func resultsNotStored(
    inElementsOf list: ExpressionReference, at path: [JSONStep]
  ) -> ElementResults? {
    guard plan.hasChildren else { return nil }
    let steps: [JSONStep]? =
      switch list.root {
      case .record: list.path.steps
      case .identifier:
        list.identifierReadings.lazy.compactMap { [plan] reading in
          plan.row(named: reading.identifier)?.valuePath.map { $0.steps + reading.path }
        }.first
      case .row, .root, .parent, .choice: nil
      }
    return steps.flatMap { reading.resultsNotStored(inItemsAt: $0, at: path) }
  }
}

extension RecordReading {
  /// Maximum nesting depth of lists that are computed for the sum of the outermost.
  private static let deepestResults = 16

  /// A function that gives the items of a list the results of one of their computed rows; nil
  /// if there is no such row.
  fileprivate func resultsNotStored(
    inItemsAt list: [JSONStep], at path: [JSONStep]
  ) -> ElementResults? {
    let first = list + [.index(0)]
    guard let inner = binder.binder(at: first[...]), inner !== binder || !list.isEmpty,
      let row = inner.plan.row(at: ValuePath(steps: path)), row.hasFormulas
    else { return nil }
    var around = context(ofObjectAt: first)
    around.root = context.root ?? around.root
    let family = binder.family
    return { item, position in
      guard family.depth < Self.deepestResults else { return (nil, steps: 1) }
      let stepsBefore = family.steps
      family.depth += 1
      defer { family.depth -= 1 }
      around.item = position
      let result = inner.within(around).reading(item).resultNotStored(of: row)
      return (result, steps: family.steps &- stepsBefore)
    }
  }
}
