import Expressions
import JSONText
import SourceText
import Values

/// The shapes that a row's value may have: `variants`.
package struct RowVariants: Equatable, Sendable {
  /// One shape, as a row of its own with the identifier of the row that has it.
  package struct Variant: Equatable, Sendable {
    package var title: String
    package var row: ConfigRow
    /// The value, or with a discriminator that member of it, that only this variant has; nil for none.
    package var constant: JSONValue?
    /// Holds for the values of this variant alone; nil for none.
    package var predicate: Expression?

    /// True if a value alone doesn't decide: a constant or a predicate does.
    package var isTold: Bool { constant != nil || predicate != nil }
  }

  package var variants: [Variant] = []
  /// The path in a value of the member that has a variant's constant; nil where the value itself is the constant.
  package var discriminator: ValuePath?

  /// Expressions of all variants.
  var expressions: [Expression] {
    variants.flatMap { [$0.predicate].compactMap(\.self) + $0.row.expressions }
  }
}

extension ConfigRow {
  /// The form that the row opens, and the path of its objects; of variants that open forms the first that knows the next
  /// step of a path, else the first.
  func opening(
    leadingTo path: ArraySlice<JSONStep>, _ forms: [ExactText: Form]
  ) -> (child: ChildForm, steps: [JSONStep])? {
    guard let variants else {
      return child.flatMap { child in childPath.map { (child, $0.steps) } }
    }
    let openings = variants.variants.compactMap { variant in
      variant.row.child.flatMap { child in variant.row.childPath.map { (child, $0.steps) } }
    }
    let known = openings.first { child, steps in
      guard path.starts(with: steps), path.count > steps.count else { return false }
      let next = path[path.startIndex + steps.count]
      return child.scope.isOfItems
        ? child.scope.hasItem(at: next)
        : forms[child.name]?.rows.contains { $0.valuePath?.steps.first == next } == true
    }
    return known ?? openings.first
  }

  /// The row, and those of its variants.
  package var shapes: [ConfigRow] { [self] + (variants?.variants.map(\.row) ?? []) }
}

extension ConfigRow {
  /// True if the row or one of its variants is.
  var isAnywhereSecure: Bool {
    isSecure || variants?.variants.contains { $0.row.isSecure } == true
  }
}

extension [ConfigRow] {
  /// The rows, each before its variants.
  var rowsWithVariants: [ConfigRow] {
    contains { $0.variants != nil } ? flatMap(\.shapes) : self
  }
}

extension Form {
  /// The rows that open forms, those of variants among them. O(rows).
  package var openers: [ConfigRow] {
    var openers: [ConfigRow] = []
    for row in rows {
      if row.child != nil { openers.append(row) }
      if let variants = row.variants {
        openers += variants.variants.lazy.map(\.row).filter { $0.child != nil }
      }
    }
    return openers
  }
}
