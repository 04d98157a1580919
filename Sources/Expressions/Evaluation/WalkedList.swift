import JSONText
import Values

/// Computes the result of a computed row that the element at a position lacks, and the number of steps.
package typealias ElementResults = (_ element: JSONSlice, _ position: ItemPosition) -> (
  JSONSlice?, steps: Int
)

final class WalkedList {
  let reference: ExpressionReference
  /// Computes missing results of its elements; nil if the form has no computed row for it.
  private(set) lazy var results = scope.resultsNotStored(inElementsOf: reference, at: path)
  private let path: [JSONStep]
  private let scope: any ExpressionScope

  /// `path` is read in each element.
  init(_ reference: ExpressionReference, _ path: [JSONStep], _ scope: any ExpressionScope) {
    (self.reference, self.path, self.scope) = (reference, path, scope)
  }
}

enum WalkedLocation {
  case value(ExpressionReference)
  case element(ItemPosition, of: WalkedList)

  func reference(to steps: ArraySlice<JSONStep>) -> ExpressionReference {
    switch self {
    case .value(let reference): ExpressionReference(reference.root, reference.path.steps + steps)
    case .element(let position, let list):
      ExpressionReference(
        list.reference.root, list.reference.path.steps + [position.step] + steps)
    }
  }
}
