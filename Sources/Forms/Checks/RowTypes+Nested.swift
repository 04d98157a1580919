import Expressions
import JSONText
import Values

/// Types of the values that references lead to in enclosing forms, and inside lists and
/// objects.
extension RowTypes {
  package func elementType(of reference: ExpressionReference) -> ExpressionType {
    if case .list(let type) = reach(of: reference) { type } else { type(of: reference) ?? .any }
  }

  package func typeWithoutMembers(on reference: ExpressionReference) -> ExpressionType? {
    if case .nothing(let type) = reach(of: reference) { type } else { nil }
  }

  /// The kind of value that a reference leads to, as far as the rows of the family's forms
  /// determine it.
  func reach(of reference: ExpressionReference) -> NestedTypes.Reach {
    guard let (nested, form) = family else { return .value(.any) }
    switch reference.root {
    case .record: return nested.reach(reference.path.steps[...], from: self)
    case .row:
      guard let path = row?.valuePath else { return .value(.any) }
      return nested.reach((path.steps + reference.path.steps)[...], from: self)
    case .identifier:
      guard let reading = reading(of: reference), let path = rowPaths[reading.index] else {
        return .value(.any)
      }
      return nested.reach((path.steps + reading.path)[...], from: self)
    case .root: return nested.reach(fromRoot: reference.path)
    case .parent: return nested.reach(reference.path, fromParentOf: form)
    case .choice: return .value(.any)
    }
  }
}
