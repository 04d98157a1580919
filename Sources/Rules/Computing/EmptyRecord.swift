import Forms
import JSONText
import Records
import Values

/// A new record of a list, before it has the form's defaults.
struct EmptyRecord {
  let form: Form
  let index: Int
  let table: RecordTable
  /// True if the source can hold null; else a number begins as 0, and a truth value as false.
  let mayBeNull: Bool

  /// An object; what a row takes that is about the record itself. One that takes values of any type says nothing of it:
  /// the new record is like the one next to it, and nothing where what is typed becomes a number or a truth value.
  var value: JSONValue {
    guard let whole = form.rows.first(where: { $0.valuePath?.steps.isEmpty == true }) else {
      return emptyList ?? .object([])
    }
    if whole.valueType == .any, index > 0 || index < table.count {
      let beside = table.id(at: max(index - 1, 0))
      guard table.fault(of: beside) == nil else { return .string("") }
      switch table[beside].kind {
      case .object: return .object([])
      case .array: return .array([])
      case .null: return .null
      case .string, .number, .bool:
        guard let type = whole.usualType, [.number, .bool].contains(type) else {
          return .string("")
        }
        return nothing(of: type)
      }
    }
    let nothing = whole.valueType.format.nothing
    return mayBeNull && [.number, .bool].contains(nothing.kind) ? .null : nothing
  }

  /// A list with nothing at each index that the form's rows show, where they show no members; nil where they do, or the
  /// record next to it is an object.
  private var emptyList: JSONValue? {
    let paths = form.rows.compactMap { $0.valuePath?.steps }
    let indices = paths.compactMap { if case .index(let index)? = $0.first { index } else { nil } }
    guard !paths.isEmpty, indices.count == paths.count, let last = indices.max(),
      last < Self.mostItems
    else { return nil }
    if table.count > 0 {
      let beside = table.id(at: max(index - 1, 0))
      guard table.fault(of: beside) == nil, table[beside].kind == .array else { return nil }
    }
    return .array(
      (0...last).map { index in
        let row = form.rows.first { $0.valuePath?.steps.first == .index(index) }
        return nothing(of: row?.valuePath?.steps.count == 1 ? row?.valueType ?? .any : .any)
      })
  }

  private static let mostItems = 1_000

  private func nothing(of type: ValueType) -> JSONValue { mayBeNull ? .null : type.format.nothing }
}
