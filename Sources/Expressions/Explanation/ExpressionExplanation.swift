import JSONText
import SourceText
import Texts
import Values

/// What an expression's operands are at present, for whoever asks why a row is hidden or a result is missing.
package struct ExpressionExplanation: Sendable, Equatable {
  /// Something that is read, and what is there.
  package struct Operand: Sendable, Equatable {
    /// As the expression writes it.
    package let text: String
    /// Nil for one that must not be shown.
    package let value: ExpressionValue?
    /// What is shown instead of a value that must not be shown.
    let mask: String?

    /// `role is "staff"`.
    package func sentence(in texts: any ExpressionTexts) -> String {
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

  /// How many elements of a list are shown.
  static let shownElements = 5

  /// In the order of the text, each once.
  package let operands: [Operand]
  /// What evaluating it gives at present.
  package let result: ExpressionResult

  /// A line for each operand, and one for what went wrong; that quotes no value where one of them must not be shown.
  package func lines(in texts: any Texts) -> [String] {
    let mask = operands.lazy.compactMap(\.mask).first
    let problem = mask.map { result.problem?.masked(by: $0) } ?? result.problem
    return operands.map { $0.sentence(in: texts) }
      + [problem?.message.text(in: texts)].compactMap(\.self)
  }
}

extension Expression {
  /// What its operands are at present.
  ///
  /// `mask` is asked for each path that is read; what it returns is shown instead of the value.
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

  /// The value of an operand; a list where its path goes through lists.
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
  /// Whether it reads something itself.
  fileprivate var isRead: Bool {
    switch content {
    case .reference, .aggregate, .index, .call("today", _), .call("now", _): true
    case .literal, .list, .call, .negative, .arithmetic, .comparison, .not, .and, .or: false
    }
  }

  /// The path of what is shown, into the elements of a list too; nil for what shows nothing that is stored.
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
