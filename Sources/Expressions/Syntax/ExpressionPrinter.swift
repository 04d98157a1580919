import JSONText
import SourceText
import Values

/// Writes an expression in its plain form, which parses to the same one.
package enum ExpressionPrinter {
  /// Operator precedence; an operand of lower precedence than its context needs parentheses.
  private enum Binding: Int, Comparable {
    case or, and, not, comparison, sum, product, sign, operand

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  static func text(of node: ExpressionNode) -> String {
    switch node.content {
    case .literal(let value): literal(value)
    case .list(let nodes): "{" + list(nodes) + "}"
    case .reference(let reference): text(of: reference)
    case .index: "@index"
    case .key: "@key"
    case .aggregate(let aggregate, let reference, let path):
      text(of: reference) + ".@" + aggregate.rawValue + path.steps.map { dotted($0) }.joined()
    case .call(let name, let nodes): name + "(" + list(nodes) + ")"
    case .negative(let operand): "-" + text(of: operand, in: .sign)
    case .arithmetic(let first, let terms): calculation(first, terms)
    case .comparison(let comparison): text(of: comparison)
    case .not(let operand): "NOT " + text(of: operand, in: .not)
    case .and(let nodes): nodes.map { text(of: $0, in: .not) }.joined(separator: " AND ")
    case .or(let nodes): nodes.map { text(of: $0, in: .and) }.joined(separator: " OR ")
    }
  }

  private static func text(of node: ExpressionNode, in outer: Binding) -> String {
    let text = text(of: node)
    return binding(of: node) < outer ? "(" + text + ")" : text
  }

  private static func binding(of node: ExpressionNode) -> Binding {
    switch node.content {
    case .or: .or
    case .and: .and
    case .not: .not
    case .comparison: .comparison
    case .arithmetic(_, let terms): isProduct(terms) ? .product : .sum
    case .negative: .sign
    case .literal(let value): value.number?.isNegative == true ? .sign : .operand
    case .list, .reference, .index, .key, .aggregate, .call: .operand
    }
  }

  private static func calculation(_ first: ExpressionNode, _ terms: [ArithmeticTerm]) -> String {
    let isProduct = isProduct(terms)
    return terms.reduce(into: text(of: first, in: isProduct ? .product : .sum)) {
      $0 += " \($1.operation.rawValue) " + text(of: $1.operand, in: isProduct ? .sign : .product)
    }
  }

  private static func isProduct(_ terms: [ArithmeticTerm]) -> Bool {
    terms.first?.operation.isProduct == true
  }

  private static func list(_ nodes: [ExpressionNode]) -> String {
    nodes.map { text(of: $0) }.joined(separator: ", ")
  }

  private static func text(of comparison: ExpressionComparison) -> String {
    var flags = ""
    if comparison.flags.contains(.ignoringCase) { flags += "c" }
    if comparison.flags.contains(.ignoringAccents) { flags += "d" }
    return (comparison.quantifier.map { $0.rawValue + " " } ?? "")
      + text(of: comparison.left, in: .sum) + " " + comparison.comparator.rawValue
      + (flags.isEmpty ? " " : "[\(flags)] ") + text(of: comparison.right, in: .sum)
  }

  private static func literal(_ value: ExpressionValue) -> String {
    switch value {
    case .string(let text): quoted(text, in: "'")
    case .number(let number): number.description
    case .longNumber(let text): text
    case .bool(let value): value ? "true" : "false"
    case .missing, .null, .list, .container: "nil"
    }
  }

  // MARK: References

  /// A reference in the notation of expressions.
  package static func text(of reference: ExpressionReference) -> String {
    var steps = reference.path.steps[...]
    let start: String
    switch reference.root {
    case .record:
      let first = steps.popFirst()?.name ?? ""
      start = isPlain(first) && !ExpressionWord.isReserved(first) ? first : quoted(first, in: "`")
    case .row: start = "SELF"
    case .identifier(let name): start = "$" + (isContinued(name) ? name : quoted(name, in: "`"))
    case .root: start = "@root"
    case .parent: start = "@parent"
    case .choice: start = "choice"
    }
    return start + steps.map { dotted($0) }.joined()
  }

  /// `$` and the identifier of a row, in quotes if it would be parsed as something else.
  static func text(ofRow identifier: String) -> String {
    let plain = "$" + identifier
    guard let read = try? Expression(plain), case .reference(let reference) = read.root.content,
      reference.identifierReadings.contains(where: { $0.identifier.hasSameBytes(as: identifier) })
    else { return text(of: ExpressionReference(.identifier(identifier))) }
    return plain
  }

  /// A path with its names in double quotes where an expression needs them.
  static func quotedText(of steps: [JSONStep]) -> String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key, .each: text += "." + step.name
      case .member(let name):
        text += (text.isEmpty ? "" : ".") + (isPlain(name) ? name : TextQuoting.quoted(name))
      }
    }
  }

  private static func dotted(_ step: JSONStep) -> String {
    switch step {
    case .index(let index): "[\(index)]"
    case .key, .each: "." + step.name
    case .member(let name): "." + (isPlain(name) ? name : quoted(name, in: "`"))
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart) && isContinued(name)
  }

  private static func isContinued(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  /// A text in the notation of expressions.
  package static func quoted(_ text: String) -> String { quoted(text, in: "'") }

  private static func quoted(_ text: String, in quote: Unicode.Scalar) -> String {
    var quoted = String.UnicodeScalarView([quote])
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", quote: quoted.append(contentsOf: ["\\", scalar])
      case "\n": quoted.append(contentsOf: ["\\", "n"])
      case "\r": quoted.append(contentsOf: ["\\", "r"])
      case "\t": quoted.append(contentsOf: ["\\", "t"])
      default: quoted.append(scalar)
      }
    }
    quoted.append(quote)
    return String(quoted)
  }
}
