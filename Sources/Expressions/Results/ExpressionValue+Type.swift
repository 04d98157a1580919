import Values

extension ExpressionValue {
  package var type: ExpressionType {
    switch self {
    case .missing: .any
    case .null: .null
    case .bool: .bool
    case .number, .longNumber: .number
    case .string(let text): DateText(text) == nil ? .text : .date
    case .list, .container: .list
    }
  }
}
