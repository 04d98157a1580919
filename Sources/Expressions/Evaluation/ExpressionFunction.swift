import Texts

struct ExpressionFunction: Sendable {
  /// The accepted type of an argument.
  enum Parameter: Hashable, Sendable {
    case value(ExpressionType)
    case dateUnit
    /// A regular expression, which a literal has compiled.
    case pattern
    /// All elements of a list, or of a path's value.
    case elements
    case reference
  }

  let name: String
  /// The call with the names of its arguments: `round(number, digits)`.
  let signature: String
  /// One sentence on its value, for `formview explain`.
  let meaning: Sentence
  /// Parameters, of which the last one may be repeated if the function is variadic.
  let parameters: [Parameter]
  let required: Int
  let isVariadic: Bool
  let result: ExpressionType
  /// Index of the first of the arguments of which one is the result; nil if the result is
  /// another value.
  let firstChoice: Int?
  let evaluate:
    @Sendable ([ExpressionNode], inout Evaluation) throws(MissingOperand) -> ExpressionValue

  init(
    _ signature: String, _ meaning: Sentence,
    _ parameters: [Parameter], required: Int? = nil, isVariadic: Bool = false,
    gives result: ExpressionType, choosingFrom firstChoice: Int? = nil,
    _ evaluate:
      @escaping @Sendable (
        [ExpressionNode], inout Evaluation
      ) throws(MissingOperand) -> ExpressionValue
  ) {
    name = String(signature.prefix { $0 != "(" })
    self.signature = signature
    self.meaning = meaning
    self.parameters = parameters
    self.required = required ?? parameters.count
    self.isVariadic = isVariadic
    self.result = result
    self.firstChoice = firstChoice
    self.evaluate = evaluate
  }

  func takes(_ count: Int) -> Bool {
    count >= required && (isVariadic || count <= parameters.count)
  }

  func parameter(_ index: Int) -> Parameter? {
    index < parameters.count ? parameters[index] : isVariadic ? parameters.last : nil
  }
}
