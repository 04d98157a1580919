import JSONText
import Texts
import Values

/// A row's cell, and what it stores.
extension RowDecoder {
  /// Settles the cell and the type it stores; nil where the form names a cell that there is not.
  func decodeCell(_ reader: DictionaryReader, into row: inout ConfigRow) -> CellDeclaration? {
    decodeConditions(reader, into: &row)
    row.isSecure = reader.bool("isSecure") ?? hintsAtSecret(reader)
    row.defaultValue = reader.value("defaultValue", as: \.json)
    let types = ValueType.allCases.map(\.rawValue)
    let givenType = reader.word("valueType", words: types) { ValueType(rawValue: $0) }
    let given = reader.word("cellIdentifier", words: cells.names) { word in
      cells[word] != nil ? word : nil
    }
    let derived = cells.derive(for: row, givenType: givenType, isPart: owner != nil) { key in
      reader.has(key) && (reader.type(of: key) != .bool || reader.isOn(key))
    }
    row.cellIdentifier = given ?? derived?.name ?? ""
    row.infersKind = derived?.infers == true && !reader.has("cellIdentifier")
    row.keepsTypes = row.infersKind && givenType == nil && row.defaultValue == nil
    let isKnown = given != nil || !reader.has("cellIdentifier")
    let cell = cells[row.cellIdentifier]
    row.valueType = givenType ?? cell?.valueType ?? .string
    // Those are how its dates are stored.
    if cell?.valueType == .date, [.string, .integer, .number].contains(row.valueType) {
      row.valueType = .date
    }
    if givenType == nil, cell?.showsDate(row, hasKey: reader.has) == true { row.valueType = .date }
    row.height = reader.height("height") ?? cell?.defaultHeight ?? .lines(1)
    row.cellTraits = cell?.traits ?? []
    if row.isFullWidth, !reader.has("showsInTable") { row.showsInTable = false }
    row.isSecure = row.isSecure || row.cellTraits.contains(.secure)
    return isKnown ? cell : nil
  }

  /// Whether a key that the vocabulary does not have means that the value is a secret: it is better hidden by an ignored
  /// key than shown because of one.
  private func hintsAtSecret(_ reader: DictionaryReader) -> Bool {
    reader.unknown.contains { $0.advice.hasPrefix("isSecure") && $0.entry.value.bool != false }
  }

  /// What is stored, how it is typed, and what can be chosen; returns what the row offers of a list that it names.
  func decodeValues(
    _ reader: DictionaryReader, _ cell: CellDeclaration?, into row: inout ConfigRow
  ) -> ChoiceList? {
    let keyboards = KeyboardType.allCases.map(\.rawValue)
    row.keyboardType =
      reader.word("keyboardType", words: keyboards) { KeyboardType(formWord: $0) }
      ?? .default
    row.inputMask = reader.mask("inputMask")
    row.storesMask = reader.bool("storesMask") ?? false
    let emptyValues = EmptyValue.allCases.map(\.rawValue)
    row.emptyValue =
      reader.word("emptyValue", words: emptyValues) { EmptyValue(rawValue: $0) } ?? .auto
    decodeSwitch(reader, cell, into: &row)
    let choiceList = decodeChoices(reader, into: &row)
    row.defaultValue = row.defaultValue.map(row.stored)
    row.minimumFractionDigits = reader.integer("minimumFractionDigits")
    row.maximumFractionDigits = reader.integer("maximumFractionDigits")
    decodeFormats(reader, into: &row)
    decodeEntry(reader, into: &row)
    return choiceList
  }
}
