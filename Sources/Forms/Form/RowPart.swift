/// How a row is part of another one, in whose place it is edited.
package struct RowPart: Hashable, Sendable {
  package let owner: String
  /// Whether the owner's template made it rather than the form's author. What is stored is judged by the author's rows
  /// alone, so that such a part reports nothing twice; what is typed is judged as everywhere.
  package let isDerived: Bool

  package init(of owner: String, isDerived: Bool) {
    self.owner = owner
    self.isDerived = isDerived
  }
}

extension ConfigRow {
  package var isComposite: Bool { cellTraits.contains(.composite) }

  package var isDerivedPart: Bool { part?.isDerived == true }
}
