import Expressions
import Forms
import JSONText

/// What expressions of a form read of the record around an object inside of it, whichever elements of lists it is.
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

  /// Whether an object that is in one at `parent` may read values at, below or above paths with these names.
  func reads(_ names: Set<[String]>, in parent: [JSONStep]?) -> Bool {
    let around = ofRoot.union(ofParent.below(parent?.memberNames ?? []))
    return names.contains(where: around.areChanged)
  }
}

extension NamesAround {
  /// Whether a new value at a path with these names changes what is read. What is inside of the elements of a list changes
  /// nothing about how many there are.
  fileprivate func areChanged(byValueAt edited: [String]) -> Bool {
    values.contains { read in zip(read, edited).allSatisfy { $0 == $1 } }
      || lists.contains { read in
        edited.count <= read.count && zip(read, edited).allSatisfy { $0 == $1 }
      }
  }
}

extension [JSONStep] {
  /// The path's names, without the places in lists.
  var memberNames: [String] {
    compactMap { if case .member(let name) = $0 { name } else { nil } }
  }
}
