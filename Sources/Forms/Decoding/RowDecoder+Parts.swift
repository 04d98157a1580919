import PlistText
import Texts

/// The rows that are edited in a composite row's place.
extension RowDecoder {
  /// The parts that `fields` gives a row, in the order in which they are edited.
  func decodeParts(of owner: DraftRow) -> [DraftRow] {
    guard owner.row.isComposite, let fields = owner.reader.value("fields") else { return [] }
    var decoder = self
    decoder.owner = owner.reference
    let parts = (fields.nodes ?? []).compactMap { node in
      fields.part(node).entries.map { decoder.decode($0, at: node.position, owner.context) }
    }
    return parts.enumerated()
      .sorted { ($0.element.row.sortOrder, $0.offset) < ($1.element.row.sortOrder, $1.offset) }
      .map { part in
        let part = part.element
        part.row.sortOrder = owner.row.sortOrder
        part.row.section = owner.row.section
        return part
      }
  }
}
