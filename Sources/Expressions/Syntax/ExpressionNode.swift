import Patterns
import Values

/// One operation or operand of an expression, and its position in the text.
///
/// Two are equal if they have the same operations and operands, at any position. A class, since evaluating passes
/// nodes around.
package final class ExpressionNode: Sendable {
  /// The operation and its operands.
  package enum Content: Sendable, Equatable {
    case literal(ExpressionValue)
    /// A list: `{a, b}`.
    case list([ExpressionNode])
    case reference(ExpressionReference)
    case index
    case key
    /// An aggregate: `items.@sum.price`. The path is relative to each element, empty for the
    /// element itself.
    case aggregate(ExpressionAggregate, of: ExpressionReference, path: ValuePath)
    /// A call of a function, possibly unknown, with its arguments.
    case call(String, [ExpressionNode])
    case negative(ExpressionNode)
    /// A chain of operations of equal precedence, which are not nested: `a + b - c`.
    case arithmetic(ExpressionNode, [ArithmeticTerm])
    case comparison(ExpressionComparison)
    case not(ExpressionNode)
    case and([ExpressionNode])
    case or([ExpressionNode])
  }

  package let content: Content
  /// Range in Unicode scalars of the expression's text.
  package let range: Range<Int>
  /// Nesting depth of operations, this one included.
  let depth: Int
  /// Operands that compare one value with many literals.
  let equalities: [EqualityRun]
  let readsChoice: Bool
  /// A reference to the record's context, if the operation has no other input: its result is the same for all items
  /// of a list. Nil for others, and for a mere operand.
  let enclosingReference: ExpressionReference?
  /// The compiled pattern of a literal that is one.
  let pattern: SearchPattern?

  init(_ content: Content, _ range: Range<Int> = 0..<0, pattern: SearchPattern? = nil) {
    self.content = content
    self.range = range
    self.pattern = pattern
    depth = 1 + (content.operands.map(\.depth).max() ?? 0)
    equalities = EqualityRun.all(in: content)
    readsChoice = content.names(.choice) || content.operands.contains(where: \.readsChoice)
    reading = Reading(of: content)
    let isOperation = content.operands.contains { $0.reading != .nothing }
    if isOperation, case .enclosing(let reference) = reading {
      enclosingReference = reference
    } else {
      enclosingReference = nil
    }
  }

  private let reading: Reading

  private enum Reading: Equatable {
    /// Constants only.
    case nothing
    /// The record's context only, from one root.
    case enclosing(ExpressionReference)
    /// The record itself, its index, the time, or several roots.
    case other

    init(of content: Content) {
      switch content {
      case .literal: self = .nothing
      case .index, .key: self = .other
      case .reference(let reference), .aggregate(_, let reference, _):
        self = [.root, .parent].contains(reference.root) ? .enclosing(reference) : .other
      // `today()` and `now()`: another time, another value.
      case .call(_, let nodes) where nodes.isEmpty: self = .other
      default:
        self = content.operands.reduce(.nothing) { $0.joined(with: $1.reading) }
      }
    }

    private func joined(with other: Reading) -> Reading {
      switch (self, other) {
      case (.nothing, _): other
      case (_, .nothing): self
      case (.enclosing(let a), .enclosing(let b)) where a.root == b.root: self
      default: .other
      }
    }
  }

  /// Operands from left to right.
  package var operands: [ExpressionNode] { content.operands }

  /// Visits itself, then all operands, from left to right.
  func visit(_ body: (ExpressionNode) -> Void) {
    body(self)
    for operand in operands { operand.visit(body) }
  }
}

extension ExpressionNode: Equatable {
  package static func == (a: ExpressionNode, b: ExpressionNode) -> Bool {
    a === b || a.content == b.content
  }
}

extension ExpressionNode.Content {
  /// True for a path from a root, or an aggregate of a list there.
  fileprivate func names(_ root: ExpressionReference.Root) -> Bool {
    switch self {
    case .reference(let reference), .aggregate(_, let reference, _): reference.root == root
    default: false
    }
  }

  fileprivate var operands: [ExpressionNode] {
    switch self {
    case .literal, .reference, .index, .key, .aggregate: []
    case .list(let nodes), .call(_, let nodes), .and(let nodes), .or(let nodes): nodes
    case .negative(let node), .not(let node): [node]
    case .arithmetic(let first, let terms): [first] + terms.map(\.operand)
    case .comparison(let comparison): [comparison.left, comparison.right]
    }
  }
}

extension ExpressionNode.Content {
  /// A calculation from left to right with operators of one precedence. `(a + b) + c` is `a + b + c`.
  static func calculation(_ first: ExpressionNode, _ terms: [ArithmeticTerm]) -> Self {
    guard case .arithmetic(let inner, let before) = first.content,
      before.first?.operation.isProduct == terms.first?.operation.isProduct
    else { return .arithmetic(first, terms) }
    return .arithmetic(inner, before + terms)
  }
}

/// An operation on everything before it: `- c` in `a + b - c`.
package struct ArithmeticTerm: Sendable, Equatable {
  package let operation: ArithmeticOperator
  package let operand: ExpressionNode

  init(_ operation: ArithmeticOperator, _ operand: ExpressionNode) {
    self.operation = operation
    self.operand = operand
  }
}

/// `+ - * /`.
package enum ArithmeticOperator: String, Sendable, CaseIterable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case dividedBy = "/"

  var isProduct: Bool { self == .times || self == .dividedBy }
}

/// An operation on all elements of a list, or on all members of an object.
package enum ExpressionAggregate: String, Sendable, CaseIterable {
  case count, sum, avg, min, max
  /// The names of an object's members.
  case keys
}
