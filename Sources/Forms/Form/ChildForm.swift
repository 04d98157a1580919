import JSONText
import SourceText
import Values

/// The form that a row opens: that of the object at its path, or of each item of the list or map there.
package struct ChildForm: Hashable, Sendable {
  /// The value that the form is opened for.
  package enum Scope: Hashable, Sendable {
    /// The object at the row's path, or the row's own object if it has no path.
    case object
    /// Each item of the list at the row's path.
    case items
    /// Each member of the object at the row's path.
    case members

    /// The kind of value that has the object or the items.
    package var kind: JSONKind { self == .items ? .array : .object }

    /// True if the form is for items, each a step below the row's path.
    package var isOfItems: Bool { self != .object }

    /// True if the step after the row's path can lead to an item. Numbers may be names of members.
    package func hasItem(at step: JSONStep?) -> Bool {
      switch (self, step) {
      case (.items, .index), (.members, .member), (.members, .index): true
      case (.object, _), (.items, _), (.members, _): false
      }
    }
  }

  /// The way in which the form is shown (`presentation`).
  package enum Presentation: String, CaseIterable, Sendable {
    case push
    /// A window over the page that opens it.
    case modal
    /// Lines between the row that opens it and the next row.
    case inline
  }

  /// Name of the form in `Form.forms`.
  package internal(set) var name: String
  package let scope: Scope
  /// Path of the object in a record; nil for the row's own path.
  package let path: ValuePath?
  package let presentation: Presentation

  package init(
    name: String, scope: Scope, path: ValuePath? = nil, presentation: Presentation = .push
  ) {
    self.name = name
    self.scope = scope
    self.path = path
    self.presentation = presentation
  }

  /// Hands over what the form is for in a value of its row, as long as `body` returns true: the object, or each item with
  /// its position. Nothing where the value is of another kind.
  package func forEachObject(in value: JSONSlice, while body: (JSONSlice, ItemPosition?) -> Bool) {
    guard value.kind == scope.kind else { return }
    if scope == .object { _ = body(value, nil) } else { value.forEachItem(while: body) }
  }
}

extension ConfigRow {
  /// True if the row opens another form for its own object.
  package var opensOwnObject: Bool {
    guard let child, child.scope == .object else { return false }
    return childPath?.steps.isEmpty ?? true
  }
}

extension Form {
  /// The row whose path is the longest beginning of a path, of those that open a form, and how long that is: 0 for a
  /// record that is a list itself.
  package func row(
    leadingTo path: ArraySlice<JSONStep>
  ) -> (row: ConfigRow, child: ChildForm, length: Int)? {
    var best: (row: ConfigRow, child: ChildForm, length: Int)?
    // By index, as a copy of each row would cost more than all else.
    for index in rows.indices {
      guard let row = rows[index].shapes(leadingTo: path, forms).first, let child = row.child,
        let length = row.childPath?.steps.count, length > best?.length ?? -1
      else { continue }
      best = (row, child, length)
    }
    return best
  }

  /// A form that a row of this one opens, with those that can be opened from there, and no others: a family may be large.
  /// Nil where it is not given.
  package func form(named name: String) -> Form? {
    guard var form = forms[name] else { return nil }
    var opened: [ExactText: Form] = [:]
    var open = [form]
    while let next = open.popLast() {
      for name in next.openers.compactMap(\.child?.name) where opened[name] == nil {
        guard let child = forms[name] else { continue }
        opened[name] = child
        open.append(child)
      }
    }
    form.forms = opened
    return form
  }
}
