import Values

extension Evaluation {
  enum Order: Hashable {
    case ascending, equal, descending
  }

  /// Nil for values of different types, and for types without an order.
  ///
  /// Two ISO dates are compared by instant if both have a time, else by day; other texts by their code points.
  mutating func order(
    _ a: ExpressionValue, _ b: ExpressionValue, _ flags: ExpressionComparison.Flags = []
  ) throws(MissingOperand) -> Order? {
    try charge()
    switch (a, b) {
    case (.number(let a), .number(let b)): return a == b ? .equal : a < b ? .ascending : .descending
    case (.number, .longNumber), (.longNumber, .number), (.longNumber, .longNumber):
      guard let textA = a.joinedText, let textB = b.joinedText else { return nil }
      try charge(bytes: textA.utf8.count + textB.utf8.count)
      guard let a = DecimalText(textA), let b = DecimalText(textB) else { return nil }
      return a == b ? .equal : a < b ? .ascending : .descending
    case (.string(let a), .string(let b)):
      if let a = DateText(a), let b = DateText(b) { return order(a, b) }
      let (a, b) = (try folded(a, flags), try folded(b, flags))
      if a.utf8.elementsEqual(b.utf8) { return .equal }
      return a.utf8.lexicographicallyPrecedes(b.utf8) ? .ascending : .descending
    default: return nil
    }
  }

  private func order(_ a: DateText, _ b: DateText) -> Order {
    let isOfDays = a.time == nil || b.time == nil
    let (a, b) = isOfDays ? (local(a), local(b)) : (a, b)
    if a.isBefore(b, in: scope.zone) { return .ascending }
    return b.isBefore(a, in: scope.zone) ? .descending : .equal
  }

  /// True if `a` comes before `b`, which must be of the same type.
  mutating func isOrdered(
    _ a: ExpressionValue, before b: ExpressionValue
  ) throws(MissingOperand) -> Bool {
    guard let order = try order(a, b) else {
      throw MissingOperand(.wrongType(expected: b.number == nil ? .text : .number))
    }
    return order == .ascending
  }
}
