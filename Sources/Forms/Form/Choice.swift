import Expressions
import JSONText
import Threads

/// One of the values a choice row offers.
package struct Choice: Equatable, Sendable {
  package var value: JSONValue
  package var title: String
  package var shortTitle: String?
  /// Color of the chosen value, and of the choice's line in lists.
  package var color: FormColor?
  /// Predicate of the records for which the choice is not offered; nil for none.
  package var hidden: Expression?
  /// Predicate of the records for which the choice is listed but can't be chosen; nil for none.
  package var disabled: Expression?
  /// True if it can't be chosen for the record that the choices are for.
  package var isDisabled = false
  /// Value from which the choice was made; nil for a plain value.
  package var candidate: ChoiceCandidate?

  package init(value: JSONValue, title: String) {
    self.value = value
    self.title = title
  }

  /// Title in a table's column and on a line of segments.
  package var briefTitle: String { shortTitle ?? title }

  package var isConstant: Bool { hidden == nil && disabled == nil }

  /// Predicate that disables the choice, as the author wrote it; nil if it is disabled for all
  /// records, or for none.
  package var disablingPredicate: String? {
    disabled.flatMap { $0 == RowCondition.always ? nil : $0.shownText }
  }
}

/// The value of a list from which a choice was made; templates and filters read its members.
///
/// A class, so that ten thousand choices share their lists with those that a filter leaves.
package final class ChoiceCandidate: Sendable {
  package let slice: JSONSlice
  private let outer: ChoiceParent?
  /// Value that contains the list, for lists inside one another.
  package var parent: ChoiceCandidate? { outer?.candidate }

  /// `parent` is shared by all of a list.
  init(_ slice: JSONSlice, in parent: ChoiceParent? = nil) {
    self.slice = slice
    outer = parent
  }

  /// The value at a path, as read by `choice.x`; `parent` is the value that contains the list,
  /// unless there is a member of that name. O(bytes).
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

/// The value that contains a list of choices. All choices of the list query it, and it may be
/// as long as the list: the value at a path is looked up once.
final class ChoiceParent: Sendable {
  let candidate: ChoiceCandidate
  private let found = Locked<[[JSONStep]: JSONSlice?]>([:])

  init(_ candidate: ChoiceCandidate) { self.candidate = candidate }

  /// The value at a path. O(bytes) the first time.
  func value(at path: [JSONStep]) -> JSONSlice? {
    if let known = found.withLock({ $0[path] }) { return known }
    let value = candidate.value(at: path)
    found.withLock { $0[path] = .some(value) }
    return value
  }
}
