import JSONText
import SourceText
import Texts
import Values

/// The current values of an expression's operands, to explain why a row is hidden or a result is missing.
package struct ExpressionExplanation: Sendable, Equatable {
  /// An input and its current value.
  package struct Operand: Sendable, Equatable {
    /// The operand in the expression's notation.
    package let text: String
    /// Current value; nil if it is secret.
    package let value: ExpressionValue?
    /// Text shown instead of a secret value.
    let mask: String?

    /// `role is "staff"`.
    package func sentence(in texts: Texts) -> String {
      guard let value else { return texts.operand(text, is: mask ?? "") }
      if case .missing = value { return texts.operandIsMissing(text) }
      return texts.operand(text, is: Self.shown(value))
    }

    private static func shown(_ value: ExpressionValue) -> String {
      switch value {
      case .missing, .null: "nil"
      case .bool, .number, .longNumber: value.joinedText ?? ""
      case .string(let text): TextQuoting.shown(text)
      case .list(let values):
        "{" + values.prefix(shownElements).map { shown($0) }.joined(separator: ", ")
          + (values.count > shownElements ? ", …}" : "}")
      case .container: "{…}"
      }
    }
  }

  /// Maximum number of elements of a list that are shown.
  static let shownElements = 5

  /// Operands in the order of the text, without duplicates.
  package let operands: [Operand]
  package let result: ExpressionResult

  /// A line for each operand, and one for a problem; without quoted values if an operand is secret.
  package func lines(in texts: Texts) -> [String] {
    let mask = operands.lazy.compactMap(\.mask).first
    let problem = mask.map { result.problem?.masked(by: $0) } ?? result.problem
    return operands.map { $0.sentence(in: texts) }
      + [problem?.message.text(in: texts)].compactMap(\.self)
  }
}

extension Expression {
  /// The current values of its operands.
  ///
  /// `mask` is called with each path that is read; its result is shown in place of the value.
  package func explanation(
    in scope: some ExpressionScope, masking mask: (ExpressionReference) -> String?
  ) -> ExpressionExplanation {
    var operands: [ExpressionExplanation.Operand] = []
    var seen: Set<ExactText> = []
    root.visit { node in
      guard node.isRead else { return }
      let text = ExpressionPrinter.text(of: node)
      guard seen.insert(text).inserted else { return }
      let shown = node.readReference.flatMap(mask)
      let value = shown == nil ? presentValue(of: node, in: scope) : nil
      operands.append(ExpressionExplanation.Operand(text: text, value: value, mask: shown))
    }
    return ExpressionExplanation(operands: operands, result: result(in: scope))
  }

  /// The value of an operand; a list if its path goes through lists.
  private func presentValue(
    of node: ExpressionNode, in scope: some ExpressionScope
  ) -> ExpressionValue {
    var evaluation = Evaluation(scope, functions: FunctionTable.byName)
    let value = evaluation.value(of: node)
    guard case .reference(let reference) = node.content,
      let prefix = evaluation.longestPrefix(of: reference), prefix.slice.kind == .array,
      prefix.rest.isEmpty || dependencies.collections.contains(reference)
    else { return value }
    var elements: [ExpressionValue] = []
    evaluation.forEachElement(of: node) { element, _ in
      elements.append(element)
      return elements.count <= ExpressionExplanation.shownElements
    }
    return .list(elements)
  }
}

extension ExpressionNode {
  /// True for an operation that is itself an input.
  fileprivate var isRead: Bool {
    switch content {
    case .reference, .aggregate, .index, .key, .call("today", _), .call("now", _): true
    case .literal, .list, .call, .negative, .arithmetic, .comparison, .not, .and, .or: false
    }
  }

  /// The path of a shown value, into the elements of a list too; nil if no stored value is shown.
  fileprivate var readReference: ExpressionReference? {
    switch content {
    case .reference(let reference): reference
    case .aggregate(.count, _, _): nil
    case .aggregate(_, let reference, let path):
      ExpressionReference(reference.root, reference.path.steps + path.steps)
    default: nil
    }
  }
}
