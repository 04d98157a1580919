import Texts

/// The names of the keys that open a cell, and that toggle it.
package struct CellKeys: Sendable {
  package let open: String
  package let toggle: String

  package init(open: String, toggle: String) { (self.open, self.toggle) = (open, toggle) }

  package static let usual = CellKeys(open: "Enter", toggle: "Space")
}

/// A language to describe a kind of cell in, and the keys that a sentence may name.
@dynamicMemberLookup
package struct CellWording {
  package let texts: Texts
  package let keys: CellKeys

  package subscript(dynamicMember path: KeyPath<Texts, String>) -> String { texts[keyPath: path] }
}
