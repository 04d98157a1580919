import Values

/// A number in the form that is fast to compare, or else at full length.
package enum StoredNumber: Sendable {
  case fixed(FixedNumber)
  case exact(DecimalText)

  /// Nil for an exponent beyond what `DecimalText` takes.
  init?(_ json: UnsafeRawBufferPointer) {
    if let fixed = FixedNumber(json) {
      self = .fixed(fixed)
    } else if let exact = DecimalText(utf8: json) {
      self = .exact(exact)
    } else {
      return nil
    }
  }

  var isInteger: Bool {
    switch self {
    case .fixed(let number): number.isInteger
    case .exact(let number): number.isInteger
    }
  }

  /// Digits after the decimal point, zeros at the end not counted.
  var fractionDigits: Int {
    switch self {
    case .fixed(let number): number.fractionDigits
    case .exact(let number): number.fractionDigits
    }
  }

  var decimal: DecimalText {
    switch self {
    case .fixed(let number): number.exact
    case .exact(let number): number
    }
  }
}
