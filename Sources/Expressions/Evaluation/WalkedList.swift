import JSONText
import Values

/// What gives the element with an index of a list the result of a computed row that it lacks, and how many steps that took.
package typealias ElementResults = (_ element: JSONSlice, _ index: Int) -> (JSONSlice?, steps: Int)

/// A list that an expression goes through.
final class WalkedList {
  let reference: ExpressionReference
  /// What gives its elements what they lack; nil where the form has no computed row for it.
  private(set) lazy var results = scope.resultsNotStored(inElementsOf: reference, at: path)
  private let path: [JSONStep]
  private let scope: any ExpressionScope

  /// `path` is what is read of each element.
  init(_ reference: ExpressionReference, _ path: [JSONStep], _ scope: any ExpressionScope) {
    (self.reference, self.path, self.scope) = (reference, path, scope)
  }
}

/// Where an expression is on its way through lists.
enum WalkedPlace {
  case value(ExpressionReference)
  case element(Int, of: WalkedList)

  /// What is further on.
  func reference(to steps: ArraySlice<JSONStep>) -> ExpressionReference {
    switch self {
    case .value(let reference): ExpressionReference(reference.root, reference.path.steps + steps)
    case .element(let index, let list):
      ExpressionReference(
        list.reference.root, list.reference.path.steps + [.index(index)] + steps)
    }
  }
}
