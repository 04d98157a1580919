import Expressions
import Forms
import JSONText

/// Paths that a form's expressions read of the record enclosing a nested object, regardless
/// of list indices.
struct SurroundingReads {
  private let ofRoot: NamesAround
  private let ofParent: NamesAround

  /// O(expressions).
  init(of rows: [ConfigRow]) {
    let dependencies = rows.flatMap(\.expressions).map(\.dependencies)
    let values = dependencies.flatMap(\.operands) + rows.compactMap(\.choiceSettings.path)
    let lists = dependencies.flatMap(\.counted)
    func names(_ root: ExpressionReference.Root) -> NamesAround {
      func names(_ references: [ExpressionReference]) -> Set<[String]> {
        Set(references.lazy.filter { $0.root == root }.map { $0.path.steps.memberNames })
      }
      return NamesAround(values: names(values), lists: names(lists))
    }
    (ofRoot, ofParent) = (names(.root), names(.parent))
  }

  /// True if an object whose enclosing object is at `parent` may read values at, below or above
  /// paths with these names.
  func reads(_ names: Set<[String]>, in parent: [JSONStep]?) -> Bool {
    let around = ofRoot.union(ofParent.below(parent?.memberNames ?? []))
    return names.contains(where: around.areChanged)
  }
}

extension NamesAround {
  /// True if a new value at a path with these names changes what is read. A value inside an
  /// element of a list doesn't change the number of elements.
  fileprivate func areChanged(byValueAt edited: [String]) -> Bool {
    values.contains { read in zip(read, edited).allSatisfy { $0 == $1 } }
      || lists.contains { read in
        edited.count <= read.count && zip(read, edited).allSatisfy { $0 == $1 }
      }
  }
}

extension [JSONStep] {
  var memberNames: [String] {
    compactMap { if case .member(let name) = $0 { name } else { nil } }
  }
}
