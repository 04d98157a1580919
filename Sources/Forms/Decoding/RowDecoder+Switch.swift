import JSONText
import Values

/// The two values of a switch.
extension RowDecoder {
  /// Other values than true and false also settle the stored type, unless the row gives it.
  func decodeSwitch(
    _ reader: DictionaryReader, _ cell: CellDeclaration?, into row: inout ConfigRow
  ) {
    row.trueTitle = reader.string("trueTitle")
    row.falseTitle = reader.string("falseTitle")
    let on = reader.scalar("trueValue")
    let off = reader.scalar("falseValue")
    guard reader.has("valueType") else {
      return adopt(on, off, into: &row)
    }
    let isOfNumbers = cell?.isSwitch == true && row.storesNumber
    row.trueValue =
      on?.converted(to: row.valueType) ?? (isOfNumbers ? .number("1") : .bool(true))
    row.falseValue =
      off?.converted(to: row.valueType) ?? (isOfNumbers ? .number("0") : .bool(false))
  }

  private func adopt(_ on: JSONValue?, _ off: JSONValue?, into row: inout ConfigRow) {
    guard on != nil || off != nil else { return }
    // Where the other side is true or false, which no form needs to set, a word for a Bool is one.
    let given = on == nil || off == nil ? ValueType.bool : .any
    row.trueValue = on?.converted(to: given) ?? .bool(true)
    row.falseValue = off?.converted(to: given) ?? .bool(false)
    row.adoptsTypeOfSwitch = [on, off].contains { $0?.kind == .string }
    guard row.valueType == .bool else { return }
    let types = (Self.type(of: row.trueValue), Self.type(of: row.falseValue))
    row.valueType = types.0 == types.1 ? types.0 : .any
  }

  private static func type(of value: JSONValue) -> ValueType {
    switch value {
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .null, .array, .object: .any
    }
  }
}
