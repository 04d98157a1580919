import PlistText
import SourceText
import Texts
import Values

/// Makes a row of its dictionary.
struct RowDecoder {
  let cells: CellTable
  /// Identifiers of the form's sections.
  let sections: Set<ExactText>
  /// The section of the row before it in the file.
  let inheritedSection: String
  /// From 1, in file order; that of the owner for a part.
  let ordinal: Int
  /// The row whose part it is.
  var owner: RowReference?
  /// The label of a row without one that shows the whole record.
  var wholeLabel = ""

  /// Never fails: what is wrong is reported, and left at its default.
  func decode(
    _ entries: [PlistEntry], at position: SourcePosition, _ context: DecodingContext
  ) -> DraftRow {
    let label = label(of: entries)
    let reference = RowReference(
      ordinal: ordinal, label: owner.map { "\($0.label) › \(label)" } ?? label, form: context.form,
      file: context.file)
    let reader = DictionaryReader(entries, at: position, in: .row, context.inRow(reference))

    var row = ConfigRow(identifier: "", key: label)
    row.ordinal = ordinal
    row.position = position
    if context.file != context.decoding.mainFile { row.file = context.file }
    decodeIdentity(reader, into: &row)
    decodeLook(reader, into: &row)
    decodeRules(reader, into: &row)
    let cell = decodeCell(reader, into: &row)
    let choiceList = decodeValues(reader, cell, into: &row)
    decodeChild(reader, cell, into: &row)
    decodeAction(reader, into: &row)
    let rules = reader.rules("rules")
    row.predicateRules = rules.map(\.rule)
    if reader.has("formula"), !reader.has("valueType"), !reader.has("cellIdentifier"),
      row.valueType == .string
    {
      // What the formula gives decides.
      row.valueType = .any
    }
    let bounds = decodeBounds(reader, into: &row)
    let computed = decodeFormulas(reader, into: &row)
    if row.formula != nil {
      // Where the formula has no result, a default would be taken for it (W108).
      row.defaultValue = nil
      row.defaultFormula = nil
    }
    return DraftRow(
      row: row, reader: reader, cell: cell, cells: cells, rules: rules,
      formulas: computed.formulas, bounds: bounds, colorRules: computed.colorRules,
      choiceList: choiceList, isPart: owner != nil,
      hasIdentifier: reader.entry("identifier")?.value.string?.isEmpty == false)
  }

  // MARK: Identity

  private func decodeIdentity(_ reader: DictionaryReader, into row: inout ConfigRow) {
    // In messages the label is as it is written.
    if let label = reader.string("key") { row.key = label }
    let pathText = reader.entry("valuePath")?.value.string.map(Words.trimmed)
    if let pathText, Template.isCodingForP(pathText) {
      row.displayValue = reader.template("valuePath")
    } else {
      row.valuePath = reader.path("valuePath")
    }
    if reader.has("displayValue") {
      row.displayValue = reader.templateOrPath("displayValue")
    }
    row.identifier =
      reader.nonEmpty("identifier") ?? (row.valuePath == nil ? nil : pathText)
      ?? "row\(ordinal)"
    row.literal = reader.scalar("value")?.plainText
    row.sortOrder = reader.integer("sortOrder") ?? 0
    row.section = section(reader)
    row.showsInTable = reader.bool("showsInTable") ?? (owner == nil)
    row.columnWidth = reader.width("columnWidth")
  }

  private func section(_ reader: DictionaryReader) -> String {
    guard let name = reader.string("section") else { return inheritedSection }
    if name.isEmpty || sections.contains(name) { return name }
    let nearest = NearestName.of(name, among: sections.sorted().map(\.text)).map {
      Sentence(verbatim: "\"\($0)\"")
    }
    let names = sections.sorted().map(\.text)
    let advice = Sentence { names.isEmpty ? $0.sectionsAdvice : $0.oneOf(names) }
    reader.report(
      .F302, of: "section", found: TextQuoting.shown(name),
      advice: nearest ?? advice
    ) { $0.noSuchSection }
    return inheritedSection
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
        // Without brackets it may be a name.
        case .index(let index):
          let isPlace = text.utf8.contains(UInt8(ascii: "["))
          suffix = " \(isPlace ? index + 1 : index)" + suffix
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
