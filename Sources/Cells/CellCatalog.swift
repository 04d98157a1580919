import Forms

/// All kinds of cells, by name.
package struct CellCatalog: Sendable {
  /// The kinds that forms can name: one line each.
  package static let core = CellCatalog(kinds: [
    LabelCell(),
    TextFieldCell(),
    TextViewCell(),
    SecureTextFieldCell(),
    NumberCell(),
    CurrencyCell(),
    SwitchCell(),
    ChoiceCell(),
    DateCell(),
  ])

  package let kinds: [any CellKind]
  private let byName: [String: any CellKind]

  /// Of two kinds with one name the first is taken.
  package init(kinds: [any CellKind]) {
    self.kinds = kinds
    byName = Dictionary(kinds.map { ($0.declaration.name, $0) }) { first, _ in first }
  }

  package var declarations: [CellDeclaration] { kinds.map(\.declaration) }

  /// The kind a row names; `TextFieldCell` for a name that the decoder would have refused.
  package func kind(named name: String) -> any CellKind { byName[name] ?? TextFieldCell() }
}
