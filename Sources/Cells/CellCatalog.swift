import FormEngine

/// All kinds of cells, by name.
package struct CellCatalog: Sendable {
  package static let core = CellCatalog(kinds: [])

  package let kinds: [any CellKind]

  package init(kinds: [any CellKind]) { self.kinds = kinds }

  package var declarations: [CellDeclaration] { kinds.map(\.declaration) }

  /// The kind a row names; `TextFieldCell` for a name that the decoder would have refused.
  package func kind(named name: String) -> any CellKind { fatalError("not built yet") }
}
