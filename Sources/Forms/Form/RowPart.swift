/// The relation of a part to the row in whose place it is edited.
package struct RowPart: Hashable, Sendable {
  package let owner: String
  /// True if the owner's template made the part rather than the form's author. Stored values
  /// are validated by the author's rows alone, so that nothing is reported twice; typed text
  /// is validated in all rows.
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
