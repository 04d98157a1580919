import Expressions
import Forms
import JSONText

/// What expressions of a form read of the record around an object inside of it, whichever elements of lists it is.
struct SurroundingReads {
  private let ofRoot: Set<[String]>
  private let ofParent: Set<[String]>

  /// O(expressions).
  init(of rows: [ConfigRow]) {
    let dependencies = rows.flatMap(\.expressions).map(\.dependencies)
    let operands = dependencies.flatMap { $0.operands.union($0.counted) }
    let all = operands + rows.compactMap(\.choiceSettings.path)
    ofRoot = Set(all.lazy.filter { $0.root == .root }.map { $0.path.steps.memberNames })
    ofParent = Set(all.lazy.filter { $0.root == .parent }.map { $0.path.steps.memberNames })
  }

  /// Whether an object that is in one at `parent` may read values at, below or above paths with these names.
  func reads(_ names: Set<[String]>, in parent: [JSONStep]?) -> Bool {
    names.contains { edited in
      func overlaps(_ read: [String]) -> Bool { zip(read, edited).allSatisfy { $0 == $1 } }
      guard !ofRoot.contains(where: overlaps) else { return true }
      let around = parent?.memberNames ?? []
      return ofParent.contains { overlaps(around + $0) }
    }
  }
}

extension [JSONStep] {
  /// The path's names, without the places in lists.
  var memberNames: [String] {
    compactMap { if case .member(let name) = $0 { name } else { nil } }
  }
}
