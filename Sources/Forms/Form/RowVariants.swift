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
  /// The row, or those of its variants, that open a form for what is at a beginning of a path: those that know the next step
  /// first, and lists before maps for an index.
  func shapes(
    leadingTo path: ArraySlice<JSONStep>, _ forms: [ExactText: Form]
  ) -> [ConfigRow] {
    guard let variants else { return leads(to: path) ? [self] : [] }
    let shapes = variants.variants.lazy.map(\.row).filter { $0.leads(to: path) }
    guard shapes.count > 1 else { return Array(shapes) }
    let known = shapes.map { ($0, $0.fitness(for: path, forms)) }
    return known.enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// True if the row opens a form for what is at a beginning of a path, but not for its own object.
  private func leads(to path: ArraySlice<JSONStep>) -> Bool {
    guard let child, let steps = childPath?.steps, path.starts(with: steps) else { return false }
    return child.scope.isOfItems || !steps.isEmpty
  }

  /// A number that is greater the better the opened form knows the step after the row's path.
  private func fitness(for path: ArraySlice<JSONStep>, _ forms: [ExactText: Form]) -> Int {
    guard let child, let length = childPath?.steps.count, path.count > length else { return 0 }
    let next = path[path.startIndex + length]
    guard child.scope.isOfItems else {
      return forms[child.name]?.rows.contains { $0.valuePath?.steps.first == next } == true ? 2 : 0
    }
    guard child.scope.hasItem(at: next) else { return 0 }
    return child.scope == .items ? 3 : 1
  }

  /// The row, or those of its variants, that open another form for the row's own object.
  var shapesOpeningOwnObject: [ConfigRow] {
    guard let variants else { return opensOwnObject ? [self] : [] }
    return variants.variants.lazy.map(\.row).filter(\.opensOwnObject)
  }

  /// True if the row or one of its variants has a trait.
  package func hasShape(where isWanted: (ConfigRow) -> Bool) -> Bool {
    isWanted(self) || variants?.variants.contains { isWanted($0.row) } == true
  }

  /// The row, and those of its variants.
  package var shapes: [ConfigRow] { [self] + (variants?.variants.map(\.row) ?? []) }
}

extension RowContents {
  /// Gives each variant the identity of the row: whoever shows the variant in place of the row finds it by name, path and
  /// section.
  mutating func identifyVariants() {
    guard var shapes = variants else { return }
    let owner = self
    for index in shapes.variants.indices where !shapes.variants[index].row.hasIdentity(of: owner) {
      shapes.variants[index].row = shapes.variants[index].row.with {
        $0.identifier = owner.identifier
        $0.key = owner.key
        $0.section = owner.section
        $0.sortOrder = owner.sortOrder
        $0.valuePath = owner.valuePath
        $0.showsInTable = owner.showsInTable
      }
    }
    variants = shapes
  }
}

extension ConfigRow {
  fileprivate func hasIdentity(of owner: RowContents) -> Bool {
    identifier.hasSameBytes(as: owner.identifier) && key.hasSameBytes(as: owner.key)
      && section.hasSameBytes(as: owner.section) && sortOrder == owner.sortOrder
      && valuePath == owner.valuePath && showsInTable == owner.showsInTable
  }
}

extension ConfigRow {
  /// True if the row or one of its variants is.
  var isAnywhereSecure: Bool { hasShape { $0.isSecure } }
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
