/// A function of the language: what it takes and gives, and how it is evaluated.
struct ExpressionFunction: Sendable {
  /// What a function takes in one place.
  enum Parameter: Hashable, Sendable {
    case value(ExpressionType)
    /// A text that is a unit of dates.
    case dateUnit
    /// All elements of a list, or of what a path leads to.
    case elements
    /// A path, which names a row.
    case reference
  }

  let name: String
  /// The last one may be repeated if the function is variadic.
  let parameters: [Parameter]
  /// How many of the parameters must be given.
  let required: Int
  let isVariadic: Bool
  let result: ExpressionType
  /// The first of the arguments of which one is the result; nil where the result is another value.
  let firstChoice: Int?
  let evaluate:
    @Sendable ([ExpressionNode], inout Evaluation) throws(MissingOperand) -> ExpressionValue

  init(
    _ name: String, _ parameters: [Parameter], required: Int? = nil, isVariadic: Bool = false,
    gives result: ExpressionType, choosingFrom firstChoice: Int? = nil,
    _ evaluate:
      @escaping @Sendable (
        [ExpressionNode], inout Evaluation
      ) throws(MissingOperand) -> ExpressionValue
  ) {
    self.name = name
    self.parameters = parameters
    self.required = required ?? parameters.count
    self.isVariadic = isVariadic
    self.result = result
    self.firstChoice = firstChoice
    self.evaluate = evaluate
  }

  /// Whether it can be called with so many arguments.
  func takes(_ count: Int) -> Bool {
    count >= required && (isVariadic || count <= parameters.count)
  }

  /// What the argument at `index` has to be.
  func parameter(_ index: Int) -> Parameter? {
    index < parameters.count ? parameters[index] : isVariadic ? parameters.last : nil
  }
}
