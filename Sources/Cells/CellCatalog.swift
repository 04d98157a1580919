import Forms

/// All kinds of cells, by name.
package struct CellCatalog: Sendable {
  /// Cell kinds that forms can name.
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
    MapCell(),
    CompositeCell(),
    ButtonCell(),
  ])

  /// Kinds in the order of the reference.
  package let kinds: [any CellKind]
  package let table: CellTable

  /// Of two kinds with one name the first counts.
  package init(kinds: [any CellKind]) {
    self.kinds = kinds
    table = CellTable(kinds.map(\.declaration))
  }

  package var declarations: [CellDeclaration] { table.declarations }

  /// The kind that a row names; the kind of all unclaimed rows for an unknown name, which the decoder refuses. O(1).
  package func kind(named name: String) -> any CellKind {
    (table.index(of: name) ?? table.indexOfRest).map { kinds[$0] } ?? LabelCell()
  }
}
