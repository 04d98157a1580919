import Expressions
import JSONText
import Threads

/// One of the values a choice row offers.
package struct Choice: Equatable, Sendable {
  package var value: JSONValue
  package var title: String
  /// What is shown for it where there is little room; nil: the title.
  package var shortTitle: String?
  /// Of the value where it is chosen, and of its line in lists.
  package var color: FormColor?
  /// For which records it is not offered; nil: for none.
  package var hidden: Expression?
  /// For which records it is listed, but can't be chosen; nil: for none.
  package var disabled: Expression?
  /// Whether it can't be chosen for the record that the choices are for.
  package var isDisabled = false
  /// What it was made of; nil for a plain value.
  package var candidate: ChoiceCandidate?

  package init(value: JSONValue, title: String) {
    self.value = value
    self.title = title
  }

  /// What is shown for it in a table's column and on a line of segments.
  package var briefTitle: String { shortTitle ?? title }

  package var isConstant: Bool { hidden == nil && disabled == nil }

  /// Where it can't be chosen, as the author wrote it; nil where that is so for all records, or for none.
  package var disablingPredicate: String? {
    disabled.flatMap { $0 == RowCondition.always ? nil : $0.shownText }
  }
}

/// What a choice was made of: a value of a list, whose members templates and filters read.
///
/// A class, so that ten thousand choices share their lists with those that a filter leaves.
package final class ChoiceCandidate: Sendable {
  /// As it is in its list.
  package let slice: JSONSlice
  private let outer: ChoiceParent?
  /// What the list is in, where lists are in one another.
  package var parent: ChoiceCandidate? { outer?.candidate }

  /// `parent` is shared by all of a list.
  init(_ slice: JSONSlice, in parent: ChoiceParent? = nil) {
    self.slice = slice
    outer = parent
  }

  /// What a path leads to, as `choice.x` has it; `parent` is what the list is in, unless there is a member of that
  /// name. O(bytes).
  package func value(at path: [JSONStep]) -> JSONSlice? {
    if let found = slice.lookup(path).slice { return found }
    guard let outer, path.first == .member(Self.parentName),
      case .missing(depth: 0) = slice.lookup(Array(path.prefix(1)))
    else { return nil }
    return outer.value(at: Array(path.dropFirst()))
  }

  private static let parentName = "parent"
}

extension ChoiceCandidate: Equatable {
  /// Equal where they are written alike.
  package static func == (a: ChoiceCandidate, b: ChoiceCandidate) -> Bool {
    a === b || a.slice == b.slice && a.parent == b.parent
  }
}

/// What a list of choices is in. All choices of the list ask it, and it may be as long as the list: what is at a path is
/// looked up once.
final class ChoiceParent: Sendable {
  let candidate: ChoiceCandidate
  private let found = Locked<[[JSONStep]: JSONSlice?]>([:])

  init(_ candidate: ChoiceCandidate) { self.candidate = candidate }

  /// What a path leads to. O(bytes) the first time.
  func value(at path: [JSONStep]) -> JSONSlice? {
    if let known = found.withLock({ $0[path] }) { return known }
    let value = candidate.value(at: path)
    found.withLock { $0[path] = .some(value) }
    return value
  }
}
