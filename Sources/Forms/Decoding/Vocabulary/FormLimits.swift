import Values

/// How large the numbers and lists of a form may be: larger ones are typos or attacks, and would cost time and
/// memory without end.
enum FormLimits {
  static let versions = 1...1_000_000
  /// Large enough for a time in milliseconds.
  static let order = -1_000_000_000_000...1_000_000_000_000
  static let fractionDigits = 0...100
  /// To the largest 32-bit integer, which other systems write for "no limit".
  static let length = 0...Int(Int32.max)
  /// Of lines and columns of the screen.
  static let lines = 0...1_000
  static let size = 1...1_000
  /// Digits of a bound, and its power of ten either way: enough for every binary floating-point number.
  static let boundDigits = NumberFormat.digitLimit
  static let choices = 10_000
  /// Of choices in a file.
  static let listedChoices = 100_000
  /// How many forms may include each other, one the next: reading goes as deep as the stack.
  static let includeDepth = 32
  /// Of forms that are included, and of their rows, each as often as it is: forms that include two others each have many.
  static let includedForms = 5_000
  static let includedRows = 1_000_000
  /// Of choices that a row may have at once.
  static let selection = 0...choices
}
