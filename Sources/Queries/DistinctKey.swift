import JSONText
import Values

/// A number as it is compared and added: small ones in one integer.
struct ParsedNumber {
  let fixed: FixedNumber?
  /// A number that is not small.
  let exact: DecimalText?
  private let json: UnsafeRawBufferPointer

  init(_ json: UnsafeRawBufferPointer) {
    self.json = json
    if let fixed = FixedNumber(json) {
      (self.fixed, exact) = (fixed, nil)
    } else {
      let number = DecimalText(sorting: json)
      // With an exponent it may be a small one all the same.
      var text = number.description
      let small = text.withUTF8 { FixedNumber(UnsafeRawBufferPointer($0)) }
      (fixed, exact) = (small, small == nil ? number : nil)
    }
  }

  var double: Double {
    fixed.map { Double($0.billionths) / 1e9 } ?? Double(String(decoding: json, as: UTF8.self)) ?? 0
  }
}

extension ColumnValue {
  var number: ParsedNumber? { if case .number(let json) = self { ParsedNumber(json) } else { nil } }

  /// Replaces `key` by bytes that are the same for equal values of a column, after one for their kind.
  func writeKey(_ number: ParsedNumber?, in column: QueryColumn, to key: inout [UInt8]) {
    key.removeAll(keepingCapacity: true)
    key.append(UInt8(kind?.rawValue ?? 0))
    switch self {
    case .nothing, .secret: break
    case .number:
      if let fixed = number?.fixed {
        withUnsafeBytes(of: fixed.billionths) { key.append(contentsOf: $0) }
      } else if let exact = number?.exact {
        key += exact.description.utf8
      }
    case .date(let date): key += (date.date.description + date.rest).utf8
    case .text(let content): ColumnReader.append(content: content, &key)
    case .shown(let text): key += text.utf8
    case .choice(let index): key += column.titles[index].utf8
    case .bool(let value): key.append(value ? 1 : 0)
    case .container(let slice): key += JSONSkip.compactText(slice, limit: .max).utf8
    }
  }
}
