import Forms

/// All kinds of cells, by name.
package struct CellCatalog: Sendable {
  /// The kinds that forms can name: one line each.
  package static let core = CellCatalog(kinds: [
    LabelCell(),
    NoteCell(),
    HeaderCell(),
    TextFieldCell(),
    TextViewCell(),
    SecureTextFieldCell(),
    NumberCell(),
    CurrencyCell(),
    StepperCell(),
    SliderCell(),
    SwitchCell(),
    CheckmarkCell(),
    ChoiceCell(),
    RadioCell(),
    SegmentedCell(),
    MultiChoiceCell(),
    DateCell(),
    DataCell(),
    LinkCell(),
    ListCell(),
    TableCell(),
    CompositeCell(),
    ButtonCell(),
  ])

  /// In the order of the reference.
  package let kinds: [any CellKind]
  /// What the kinds declare, in the same order.
  package let table: CellTable

  /// Of two kinds with one name the first is taken.
  package init(kinds: [any CellKind]) {
    self.kinds = kinds
    table = CellTable(kinds.map(\.declaration))
  }

  /// What the decoder, lint and the reference know of them.
  package var declarations: [CellDeclaration] { table.declarations }

  /// The kind a row names; that of all unclaimed rows for a name that the decoder would have refused. O(1).
  package func kind(named name: String) -> any CellKind {
    (table.place(of: name) ?? table.placeOfRest).map { kinds[$0] } ?? LabelCell()
  }
}
