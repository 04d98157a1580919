import Expressions
import JSONText
import SourceText
import Values

/// The types that the rows of all forms of a family give to values at paths through objects
/// and lists.
package final class NestedTypes {
  /// The kind of value that a path leads to.
  enum Reach: Equatable {
    case value(ExpressionType)
    /// A list with elements of that type, or elements of lists on the way.
    case list(of: ExpressionType)
    /// Nothing: a value of that type on the way has no members.
    case nothing(in: ExpressionType)

    var type: ExpressionType {
      switch self {
      case .value(let type): type
      case .list: .list
      case .nothing: .any
      }
    }

    /// The type of each value, of those of lists as well.
    var element: ExpressionType {
      switch self {
      case .value(let type), .list(let type): type
      case .nothing: .any
      }
    }
  }

  private let forms: [ExactText?: DraftForm]
  private let plain: [ExactText: Form]
  /// Forms that have rows opening a form, by the opened form's name; an inner nil for a form
  /// that may be opened for the same object.
  private let parents: [ExactText: Set<ExactText?>?]
  private var types: [ExactText?: RowTypes] = [:]

  /// O(rows).
  init(_ family: FormFamily) {
    let drafts = family.drafts
    forms = Dictionary(uniqueKeysWithValues: drafts.map { ($0.name.map(ExactText.init), $0.draft) })
    plain = family.plain
    parents = family.openings.mapValues { openings in
      openings.contains(where: \.row.opensOwnObject)
        ? nil : Set(openings.map { $0.form.map(ExactText.init) })
    }
  }

  /// The kind of value at a path from the root record.
  func reach(fromRoot path: ValuePath) -> Reach { reach(path.steps[...], in: nil) }

  /// The kind of value at a path from the record that contains a form's object; any value if
  /// several forms open it with different results.
  func reach(_ path: ValuePath, fromParentOf form: String?) -> Reach {
    guard let form, let opening = parents[form], let opening, !opening.isEmpty else {
      return .value(.any)
    }
    let reached = opening.map { reach(path.steps[...], in: $0?.text) }
    return reached.dropFirst().allSatisfy { $0 == reached[0] } ? reached[0] : .value(.any)
  }

  /// The kind of value at a path from the object that a form shows. O(steps²).
  private func reach(_ steps: ArraySlice<JSONStep>, in form: String?) -> Reach {
    guard let types = types(of: form) else { return .value(.any) }
    return reach(steps, from: types)
  }

  /// The kind of value at a path from an object with rows of these types. O(steps²).
  func reach(_ steps: ArraySlice<JSONStep>, from types: RowTypes) -> Reach {
    let path = ValuePath(steps: Array(steps))
    if path.steps.isEmpty { return .value(types.storedType(at: path) ?? .any) }
    if let type = types.storedType(at: path) {
      guard type == .list else { return .value(type) }
      return .list(of: types.child(at: path).map { typeOfObject(of: $0) } ?? .any)
    }
    // Some row shows what is in it.
    guard !types.begins(with: path) else { return .value(.any) }
    for count in (1..<max(steps.count, 1)).reversed() {
      let start = ValuePath(steps: Array(steps.prefix(count)))
      if let child = types.child(at: start) { return reach(steps.dropFirst(count), inside: child) }
      guard let type = types.storedType(at: start) else { continue }
      return type.hasMembers ? .value(.any) : .nothing(in: type)
    }
    return .value(.any)
  }

  /// The kind of value at a path from the object or list that a child form is opened for.
  private func reach(_ steps: ArraySlice<JSONStep>, inside child: ChildForm) -> Reach {
    guard child.scope.isOfItems else { return reach(steps, in: child.name) }
    if steps.first == .each {
      return .list(
        of: steps.count == 1
          ? typeOfObject(of: child) : reach(steps.dropFirst(), in: child.name).element)
    }
    if child.scope.hasItem(at: steps.first) {
      return steps.count == 1
        ? .value(typeOfObject(of: child)) : reach(steps.dropFirst(), in: child.name)
    }
    switch reach(steps, in: child.name) {
    case .value(let type), .list(let type): return .list(of: type)
    case .nothing(let type): return .nothing(in: type)
    }
  }

  /// The type of each object, or of each item, that a form is opened for.
  private func typeOfObject(of child: ChildForm) -> ExpressionType {
    guard let types = types(of: child.name) else { return .any }
    return types.storedType(at: ValuePath(steps: [])) ?? (types.haveMembers ? .object : .any)
  }

  private func types(of form: String?) -> RowTypes? {
    if let known = types[form] { return known }
    guard let rows = forms[form]?.rows.map(\.row) ?? form.flatMap({ plain[$0]?.rows }) else {
      return nil
    }
    let made = RowTypes(rows)
    types[form] = made
    return made
  }
}

extension ExpressionType {
  fileprivate var hasMembers: Bool {
    switch self {
    case .bool, .number, .text, .date: false
    case .list, .object, .null, .any: true
    }
  }
}
