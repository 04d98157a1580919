import PlistText
import SourceText
import Texts
import Values

/// Makes a row of its dictionary.
struct RowDecoder {
  let cells: CellTable
  let sections: Set<ExactText>
  let inheritedSection: String
  /// Number of the row from 1, in file order; that of the owner for a part.
  let ordinal: Int
  var owner: RowReference?
  /// Label for a row that shows the whole record and has no label of its own.
  var wholeLabel = ""
  /// True for a variant: the keys that it shares with others may be for values of another type.
  var isVariant = false
  /// True for a variant whose objects have a form in place.
  var opensFormInPlace = false

  /// Never fails: what is wrong is reported, and left at its default.
  func decode(
    _ entries: [PlistEntry], at position: SourcePosition, _ context: DecodingContext
  ) -> DraftRow {
    let label = label(of: entries)
    let reference = RowReference(
      ordinal: ordinal, label: owner.map { "\($0.label) › \(label)" } ?? label, form: context.form,
      file: context.file)
    let items = ItemRow(entries, label: label, at: position, cells)
    let reader = DictionaryReader(items.own, at: position, in: .row, context.inRow(reference))

    var row = RowContents(identifier: "", key: label)
    row.ordinal = ordinal
    row.position = position
    if context.file != context.decoding.mainFile { row.file = context.file }
    var given = GivenRow(row, reader, self)
    reader.fill(&given, by: FormVocabulary.rowTable)
    let draft = given.settled()
    draft.itemForm = items.form
    draft.variants = decodeVariants(of: draft, items.own)
    return draft
  }

  /// The label: `key`, else the last name of the path (of the only path shown) in words; that of the form for a row of
  /// the whole record, unless it opens another form for it.
  private func label(of entries: [PlistEntry]) -> String {
    func text(_ key: String) -> String? { entries.first { $0.key == key }?.value.string }
    if let key = text("key") { return key }
    for key in ["valuePath", "displayValue"] {
      guard let text = text(key), let path = try? ValuePath(text) else { continue }
      if Template.isCodingForP(text) || text.utf8.contains(UInt8(ascii: "{")) { continue }
      var suffix = ""
      for step in path.steps.reversed() {
        switch step {
        case .member(let name): return Words.label(from: name) + suffix
        case .key, .each: continue
        // Without brackets it may be a name.
        case .index(let index):
          let isIndex = text.utf8.contains(UInt8(ascii: "["))
          suffix = " \(isIndex ? index + 1 : index)" + suffix
        }
      }
    }
    if let name = text("identifier"), !name.isEmpty { return Words.label(from: name) }
    guard let path = text("valuePath"), (try? ValuePath(path))?.steps.isEmpty == true else {
      return ""
    }
    return text("segueIdentifier").map(Words.label) ?? wholeLabel
  }
}

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
        part.change {
          $0.sortOrder = owner.row.sortOrder
          $0.section = owner.row.section
        }
        return part
      }
  }
}
