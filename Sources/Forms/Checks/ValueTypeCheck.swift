import Texts
import Values

/// F106: the cell can store the type that the row asks for.
enum ValueTypeCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    // Dates are another type in the row than the one that they are stored as.
    let word = draft.reader.entry("valueType")?.value.string.map(Words.trimmed)
    guard let type = word.flatMap(ValueType.init), let cell = draft.cell, !draft.hasFormInPlace
    else { return }
    let types = [cell.valueType] + cell.allowedValueTypes
    let names = types.map(\.rawValue)
    let advice =
      names.count == 1 ? Sentence(verbatim: "\"\(names[0])\"") : Sentence { $0.oneOf(names) }
    if !types.contains(type), cell.valueType != .any {
      report(type, draft, advice)
    } else if cell.valueType == .date, type != .date {
      checkStorage(type, draft)
    }
  }

  /// Seconds are numbers, and all else are texts.
  private static func checkStorage(_ type: ValueType, _ draft: DraftRow) {
    let storage = draft.row.dates?.storage ?? .iso8601
    let storesNumber = storage == .unixSeconds || storage == .unixMilliseconds
    guard storesNumber == (type == .string) else { return }
    if draft.reader.has("storageDateFormat") {
      draft.report(.F106, of: "valueType", found: "\"\(type.rawValue)\"", advice: \.dropOne) {
        $0.contradicts("valueType", "storageDateFormat")
      }
    } else {
      report(type, draft, Sentence(verbatim: "storageDateFormat = unixSeconds"))
    }
  }

  private static func report(_ type: ValueType, _ draft: DraftRow, _ advice: Sentence) {
    draft.report(
      .F106, of: "valueType", found: "\"\(type.rawValue)\"",
      advice: advice
    ) { [cell = draft.row.cellIdentifier, key = keyChoosingCell(of: draft)] texts in
      key.map { texts.doesNotStore(cell, chosenBy: $0) } ?? texts.doesNotStore(cell)
    }
  }

  /// The key by which the row has its cell, where it names none.
  private static func keyChoosingCell(of draft: DraftRow) -> String? {
    guard let cell = draft.cell, !draft.reader.has("cellIdentifier") else { return nil }
    return cell.claims.lazy.flatMap { claim -> [String] in
      switch claim {
      case .keys(let keys, _), .keysOfType(let keys, _): keys
      case .bound: ["minimumValue", "maximumValue"]
      case .parts, .noSingleValue, .type, .value, .rest: []
      }
    }.first(where: draft.reader.has)
  }
}
