import JSONText
import SeededRandom
import Values

@testable import Expressions

/// Makes trees that an author could have written.
struct RandomExpression {
  var generator: SeededGenerator

  mutating func node(depth: Int) -> ExpressionNode {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return ExpressionNode(.list(nodes(0...3, depth)))
    case 1:
      return ExpressionNode(.call(pick(["length", "if", "today", "unknown"]), nodes(0...3, depth)))
    case 2:
      let operand = node(depth: depth - 1)
      // A negative number is a literal.
      if case .literal(let value) = operand.content, value.number != nil { return operand }
      return ExpressionNode(.negative(operand))
    case 3, 4:
      let found = ArithmeticOperator.allCases.randomElement(using: &generator) ?? .plus
      let first = node(depth: depth - 1)
      return ExpressionNode(.calculation(first, [ArithmeticTerm(found, node(depth: depth - 1))]))
    case 5, 6: return ExpressionNode(.comparison(comparison(depth)))
    case 7: return ExpressionNode(.not(node(depth: depth - 1)))
    case 8: return ExpressionNode(.and(nodes(2...3, depth)))
    default: return ExpressionNode(.or(nodes(2...3, depth)))
    }
  }

  private mutating func comparison(_ depth: Int) -> ExpressionComparison {
    let comparator =
      ExpressionComparison.Operator.allCases.filter { $0 != .matches && $0 != .between }
      .randomElement(using: &generator) ?? .equal
    let quantifiers: [ExpressionComparison.Quantifier?] = [nil, nil, .any, .all]
    let quantifier = pick(quantifiers)
    let flags = ExpressionComparison.Flags(rawValue: Int.random(in: 0...3, using: &generator))
    let left = quantifier == nil ? node(depth: depth - 1) : ExpressionNode(.reference(reference()))
    return ExpressionComparison(
      comparator, flags: flags, quantifier: quantifier, left, node(depth: depth - 1))
  }

  private mutating func leaf() -> ExpressionNode {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      ExpressionNode(
        .literal(
          .string(generator.text(of: ["a", "'", "\\", "\n", "姓", "\"", "é", "n"], length: 5))))
    case 1:
      ExpressionNode(
        .literal(
          .number(Decimal34(pick(["0", "-1", "2.5", "1e30", "-3.25e-100", "7e6000"])) ?? .zero)))
    case 2:
      ExpressionNode(.literal(pick([.null, .bool(true), .bool(false), .longNumber(longNumber)])))
    case 3: ExpressionNode(.index)
    case 4:
      aggregate()
    default: ExpressionNode(.reference(reference()))
    }
  }

  private var longNumber: String { "1234567890123456789012345678901234567890.5" }

  private mutating func aggregate() -> ExpressionNode {
    let aggregate = ExpressionAggregate.allCases.randomElement(using: &generator) ?? .count
    let path = ValuePath(steps: aggregate == .count ? [] : steps(0...2))
    return ExpressionNode(.aggregate(aggregate, of: reference(), path: path))
  }

  private mutating func reference() -> ExpressionReference {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: ExpressionReference(.row, steps(0...2))
    case 1:
      ExpressionReference(.identifier(pick(["a", "1", "odd name", "a.b", "`"])), steps(0...2))
    case 2: ExpressionReference(pick([.root, .parent, .choice]), steps(0...2))
    default: ExpressionReference(.record, [.member(name())] + steps(0...2))
    }
  }

  private mutating func steps(_ count: ClosedRange<Int>) -> [JSONStep] {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      Bool.random(using: &generator)
        ? .index(Int.random(in: 0...99, using: &generator)) : .member(name())
    }
  }

  private mutating func name() -> String {
    pick([
      "a", "b_2", "2", "odd name", "a.b", "SELF", "true", "not", "ANY", "choice", "姓名", "`", "\\",
      "in", "", "@x",
    ])
  }

  private mutating func nodes(_ count: ClosedRange<Int>, _ depth: Int) -> [ExpressionNode] {
    (0..<Int.random(in: count, using: &generator)).map { _ in node(depth: depth - 1) }
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: values.indices, using: &generator)]
  }
}
