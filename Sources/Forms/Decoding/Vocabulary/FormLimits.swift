import Values

/// Limits of the numbers and lists of a form: larger ones are typos or attacks, and would
/// cost unbounded time and memory.
enum FormLimits {
  static let versions = 1...1_000_000
  /// Range of sort orders, large enough for a time in milliseconds.
  static let order = -1_000_000_000_000...1_000_000_000_000
  static let fractionDigits = 0...100
  /// Range up to the largest 32-bit integer, which other systems write for "no limit".
  static let length = 0...Int(Int32.max)
  /// Ranges of lines and columns of the screen.
  static let lines = 0...1_000
  static let size = 1...1_000
  /// Maximum number of digits of a bound, and of its power of ten either way: enough for every
  /// binary floating-point number.
  static let boundDigits = NumberFormat.digitLimit
  static let choices = 10_000
  /// Maximum number of choices in a file.
  static let listedChoices = 100_000
  /// Maximum depth of includes: reading them is recursive.
  static let includeDepth = 32
  /// Maximum number of included forms and of their rows, each counted as often as it is
  /// included: forms that include two others each add up to many.
  static let includedForms = 5_000
  static let includedRows = 1_000_000
  /// Number of choices that a row may have at once.
  static let selection = 0...choices
}
