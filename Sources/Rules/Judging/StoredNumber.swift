import Values

/// A stored number in the form that is fast to compare, or else exactly.
struct StoredNumber {
  let fixed: FixedNumber?
  let exact: DecimalText?

  /// Nil for an exponent beyond what `DecimalText` takes.
  init?(_ json: UnsafeRawBufferPointer) {
    fixed = FixedNumber(json)
    exact = fixed == nil ? DecimalText(utf8: json) : nil
    if fixed == nil, exact == nil { return nil }
  }

  var isInteger: Bool { fixed?.isInteger ?? exact?.isInteger ?? true }

  /// Digits after the decimal point, zeros at the end not counted.
  var fractionDigits: Int { fixed?.fractionDigits ?? exact?.fractionDigits ?? 0 }
}
