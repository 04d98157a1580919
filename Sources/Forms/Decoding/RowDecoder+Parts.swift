import PlistText
import Texts

/// The rows that are edited in a composite row's place.
extension RowDecoder {
  /// The parts that `fields` gives a row, in the order in which they are edited.
  func decodeParts(of owner: DraftRow) -> [DraftRow] {
    guard let node = owner.reader.entry("fields")?.value else { return [] }
    guard owner.row.isComposite else { return [] }
    guard case .array(let nodes) = node.content else {
      owner.reader.reportMismatch("fields", node)
      return []
    }
    var decoder = self
    decoder.owner = owner.reference
    let parts = nodes.compactMap { node -> DraftRow? in
      guard case .dictionary(let entries) = node.content else {
        owner.reader.reportMismatch("fields", node)
        return nil
      }
      return decoder.decode(entries, at: node.position, owner.context)
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
