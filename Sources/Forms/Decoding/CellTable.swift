/// The cells' declarations by name.
struct CellTable {
  let names: [String]
  private let byName: [String: CellDeclaration]

  init(_ cells: [CellDeclaration]) {
    names = cells.map(\.name)
    byName = Dictionary(cells.map { ($0.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> CellDeclaration? { byName[name] }

  /// The cells that understand a key, in the catalog's order.
  func names(understanding key: String) -> [String] {
    names.filter { byName[$0]?.keys.contains(key) == true }
  }
}
