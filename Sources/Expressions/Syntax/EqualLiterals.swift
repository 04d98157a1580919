/// An index of literals, or of a list's elements, for comparing one value with many by a lookup.
///
/// `Evaluation.areEqual` decides for types whose equal values may have different notations.
final class EqualLiterals: Sendable {
  /// Minimum number of literals for an index; fewer are compared faster one by one.
  static let least = 8

  let hasNil: Bool
  let bools: Set<Bool>
  let numbers: Set<Decimal34>
  /// Numbers with more digits than calculations keep.
  let longNumbers: [ExpressionValue]
  /// Texts without the differences that the flags ignore, in UTF-8.
  let texts: Set<[UInt8]>
  /// Texts that may be dates, of which different ones may be equal.
  let dates: [ExpressionValue]

  /// Nil for few literals, or if one is not a scalar. O(bytes).
  convenience init?(
    _ nodes: some Collection<ExpressionNode>, _ flags: ExpressionComparison.Flags
  ) {
    guard nodes.count >= Self.least, nodes.allSatisfy({ $0.scalarLiteral != nil }) else {
      return nil
    }
    self.init(values: nodes.compactMap(\.scalarLiteral), flags)
  }

  /// Nil if a value is a list or an object. O(bytes).
  init?(values: [ExpressionValue], _ flags: ExpressionComparison.Flags) {
    var hasNil = false
    var bools: Set<Bool> = []
    var numbers: Set<Decimal34> = []
    var longNumbers: [ExpressionValue] = []
    var texts: Set<[UInt8]> = []
    var dates: [ExpressionValue] = []
    for value in values {
      switch value {
      case .bool(let value): bools.insert(value)
      case .number(let number): numbers.insert(number)
      case .longNumber: longNumbers.append(value)
      case .string(let text):
        texts.insert(Array(flags.folded(text).utf8))
        if text.beginsLikeDate { dates.append(value) }
      case .null, .missing: hasNil = true
      case .list, .container: return nil
      }
    }
    self.hasNil = hasNil
    self.bools = bools
    self.numbers = numbers
    self.longNumbers = longNumbers
    self.texts = texts
    self.dates = dates
  }
}

extension EqualLiterals: Equatable {
  /// Always equal: derived from the operands of a comparison, which are compared themselves.
  static func == (a: EqualLiterals, b: EqualLiterals) -> Bool { true }
}

extension ExpressionNode {
  fileprivate var scalarLiteral: ExpressionValue? {
    guard case .literal(let value) = content else { return nil }
    switch value {
    case .null, .bool, .number, .longNumber, .string: return value
    case .missing, .list, .container: return nil
    }
  }
}
