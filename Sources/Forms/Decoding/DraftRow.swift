import SourceText

/// A row while it is decoded. A class, since each check goes through all of them.
package final class DraftRow: KeyReporting {
  package internal(set) var row: ConfigRow
  package let reader: DictionaryReader
  /// Cell of the row; nil if the form names an unknown one.
  package let cell: CellDeclaration?
  package let cells: CellTable
  let rules: [DraftRule]
  let formulas: [DraftExpression]
  let bounds: [DraftExpression]
  let colorRules: [DraftColorRule]
  /// List of the choices that the row offers from the list it names, in the order of
  /// `row.choices`; nil if it names none.
  let choiceList: ChoiceList?
  /// True for a part of the last preceding row that is not a part.
  package let isPart: Bool
  let hasIdentifier: Bool

  init(_ given: GivenRow, cell: CellDeclaration?, choiceList: ChoiceList?) {
    (row, reader) = (given.row, given.reader)
    (self.cell, cells) = (cell, given.decoder.cells)
    (rules, bounds, colorRules) = (given.rules, given.bounds, given.colorRules)
    formulas = [given.formula, given.defaultFormula].compactMap(\.self)
    self.choiceList = choiceList
    isPart = given.decoder.owner != nil
    hasIdentifier = given.identifier != nil
  }

  package var context: DecodingContext { reader.context }

  package func position(of key: String) -> SourcePosition { reader.position(of: key) }

  package var reference: RowReference {
    context.row ?? RowReference(ordinal: row.ordinal, label: row.key)
  }

  package var templateKey: String { reader.has("displayValue") ? "displayValue" : "valuePath" }

  var childKey: String {
    row.child?.scope == .items
      ? "itemForm" : ["segueIdentifier", "file"].first(where: reader.has) ?? "segueIdentifier"
  }

  var opensItems: Bool { cell?.traits.contains(.opensItems) == true }

  var isEditable: Bool {
    row.valuePath != nil && !row.readOnly && !row.isComputed && row.child?.path == nil
      && cell?.traits.contains(.readOnly) == false
  }
}
