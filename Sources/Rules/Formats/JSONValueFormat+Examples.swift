import Forms
import JSONText
import Values

/// Lists and objects as messages show how one is written: with what the row's are made of.
extension JSONValueFormat {
  /// A list or an object as the row takes it, by its form, else by what is there.
  func example(in row: ConfigRow, replacing stored: RowContent, _ forms: Form) -> String {
    let value = row.disclosure.isSecret ? nil : stored.slice
    guard container == .array else { return objectExample(in: row, like: value, forms) }
    if let item = value?.elements.first(where: { $0.kind != .null }) {
      return item.kind == .object
        ? "[\(objectExample(in: row, like: item, forms))]" : Self.listExample(of: item.kind.type)
    }
    guard row.child?.scope == .items else { return Self.listExample(of: .string) }
    return itemType(of: row, forms).map(Self.listExample)
      ?? "[\(objectExample(in: row, like: nil, forms))]"
  }

  /// The type of a list's items, where their form has them as a whole: a row for `SELF`.
  private func itemType(of row: ConfigRow, _ forms: Form) -> ValueType? {
    row.child.flatMap { forms.form(named: $0.name) }?.rows
      .first { $0.valuePath?.steps.isEmpty == true && $0.child == nil }?.valueType
  }

  /// An object with the first member that the row's form has, else the first that is there.
  private func objectExample(in row: ConfigRow, like value: JSONSlice?, _ forms: Form) -> String {
    let rows = row.child.flatMap { forms.form(named: $0.name) }?.rows ?? []
    let formed = rows.lazy.compactMap { row -> (String, ValueType)? in
      guard let steps = row.valuePath?.steps, steps.count == 1, case .member(let name) = steps[0]
      else { return nil }
      return (name, row.valueType)
    }.first
    let found = value?.members.first { _ in true }
    let (name, type) = formed ?? found.map { ($0.name, $0.value.kind.type) } ?? ("a", .string)
    return "{\(JSONValue.string(name).jsonText()): \(type.format.samples[0])}"
  }

  private static func listExample(of type: ValueType) -> String {
    "[\(type.format.samples.joined(separator: ", "))]"
  }
}

extension JSONKind {
  fileprivate var type: ValueType {
    switch self {
    case .array: .array
    case .object: .object
    case .string, .number, .bool, .null: typeOfScalar ?? .any
    }
  }
}
