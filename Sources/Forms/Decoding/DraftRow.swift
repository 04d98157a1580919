import SourceText

/// A row while it is decoded. A class, since each check goes through all of them.
package final class DraftRow: KeyReporting {
  /// What was made of it so far.
  package internal(set) var row: ConfigRow
  package let reader: DictionaryReader
  /// The row's cell; nil where the form names one that there is not.
  package let cell: CellDeclaration?
  package let cells: CellTable
  let rules: [DraftRule]
  let formulas: [DraftExpression]
  let bounds: [DraftExpression]
  let colorRules: [DraftColorRule]
  /// What it offers of the list that it names, in the order of its choices; nil where it names none.
  let choiceList: ChoiceList?
  /// Whether it is a part of the last row before it that is none.
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

  /// The row in messages.
  package var reference: RowReference {
    context.row ?? RowReference(ordinal: row.ordinal, label: row.key)
  }

  /// The key that the row's template was given in.
  package var templateKey: String { reader.has("displayValue") ? "displayValue" : "valuePath" }

  /// The key that names the form that the row opens.
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
