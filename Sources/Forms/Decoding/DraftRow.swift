import PlistText
import SourceText
import Values

/// A row while it is decoded. A class, since each check goes through all of them.
package final class DraftRow: KeyReporting {
  package private(set) var row: ConfigRow
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
  /// The shapes that its value may have.
  package var variants: [DraftVariant] = []
  package let discriminator: ValuePath?
  /// True for a variant whose objects have a form in place.
  let hasFormInPlace: Bool
  /// The form of the values of a map that the row itself describes.
  var itemForm: PlistNode?

  init(_ given: GivenRow, cell: CellDeclaration?, choiceList: ChoiceList?) {
    (row, reader) = (ConfigRow(given.row), given.reader)
    (self.cell, cells) = (cell, given.decoder.cells)
    (rules, bounds, colorRules) = (given.rules, given.bounds, given.colorRules)
    formulas = [given.formula, given.defaultFormula].compactMap(\.self)
    self.choiceList = choiceList
    isPart = given.decoder.owner != nil
    hasIdentifier = given.identifier != nil
    discriminator = given.discriminator
    hasFormInPlace = given.decoder.opensFormInPlace
  }

  /// The row and its variants, each of which is decoded as a row.
  package var shapes: [DraftRow] { [self] + variants.map(\.row) }

  /// The row with its variants.
  var settled: ConfigRow {
    guard !variants.isEmpty else { return row }
    return row.with {
      $0.variants = RowVariants(
        variants: variants.map(\.settled), discriminator: discriminator)
    }
  }

  /// Settles what depends on other rows.
  func change(_ change: (inout RowContents) -> Void) { row = row.with(change) }

  package var context: DecodingContext { reader.context }

  package func position(of key: String) -> SourcePosition { reader.position(of: key) }

  package var reference: RowReference {
    context.row ?? RowReference(ordinal: row.ordinal, label: row.key)
  }

  package var templateKey: String { reader.has("displayValue") ? "displayValue" : "valuePath" }

  var childKey: String {
    row.child?.scope.isOfItems == true
      ? "itemForm" : ["segueIdentifier", "file"].first(where: reader.has) ?? "segueIdentifier"
  }

  var opensItems: Bool { cell?.traits.contains(.opensItems) == true }

  var isEditable: Bool {
    row.valuePath != nil && !row.readOnly && !row.isComputed && row.child?.path == nil
      && cell?.traits.contains(.readOnly) == false
  }
}

/// The positions of the row's choices: in the row, or in a list that it names.
extension DraftRow {
  /// The position of the title of a choice; that of the key with the list where it is not known.
  package func titleLocation(ofChoice index: Int) -> ChoiceLocation {
    listLocation(ofChoice: index)
      ?? ChoiceLocation(
        file: nil,
        position: position(ofChoice: index, in: ["titles", "choices", "values"], member: "title"))
  }

  /// The position of the value of a choice; that of the key with the list where it is not known.
  package func valueLocation(ofChoice index: Int) -> ChoiceLocation {
    listLocation(ofChoice: index)
      ?? ChoiceLocation(file: nil, position: valuePosition(ofChoice: index))
  }

  /// The position of a choice in the list that the row names; nil for one that the row has itself.
  func listLocation(ofChoice index: Int) -> ChoiceLocation? {
    guard let choiceList, choiceList.choices.count == row.choices.count,
      choiceList.choices.indices.contains(index)
    else { return nil }
    return context.decoding.choiceFiles.location(of: choiceList.choices[index], in: choiceList)
  }

  /// The position of the value of a choice in the row; that of the list where it is not in the row.
  func valuePosition(ofChoice index: Int) -> SourcePosition {
    position(ofChoice: index, in: ["values", "choices"], member: "value")
  }

  /// The position of a choice of the keys of a map's items.
  package func keyPosition(ofChoice index: Int) -> SourcePosition {
    position(
      ofChoice: index, of: row.listSettings.itemKey.choices.choices.count, in: ["keyChoices"],
      member: "value")
      ?? reader.position(of: "keyChoices")
  }

  private func position(ofChoice index: Int, in keys: [String], member: String) -> SourcePosition {
    position(ofChoice: index, of: row.choices.count, in: keys, member: member)
      ?? reader.position(of: ["choicesFrom", "choices", "values"].first(where: reader.has) ?? "")
  }

  /// The position of one of several choices in the first list of so many; nil where there is none.
  private func position(
    ofChoice index: Int, of count: Int, in keys: [String], member: String
  ) -> SourcePosition? {
    for key in keys {
      guard case .array(let nodes)? = reader.entry(key)?.value.content,
        nodes.count == count, nodes.indices.contains(index)
      else { continue }
      let written = nodes[index].entries?.first { $0.key == member }
      return written?.value.position ?? nodes[index].position
    }
    return nil
  }

  /// True if a check sees the row's choices for the first time.
  package func isFirst(_ check: any FormCheck.Type) -> Bool {
    context.decoding.choiceFiles.isFirst(check, ofChoicesOf: self)
  }
}
