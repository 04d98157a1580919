/// What a key's value is. Every scalar may also be given as a string.
package enum KeyType: Hashable, Sendable {
  case string
  /// A text in which tokens are replaced.
  case template
  /// A template, or a key path where it has no tokens.
  case templateOrPath
  case path
  /// A whole number within these limits.
  case integer(ClosedRange<Int>)
  case bool
  /// A Bool; expressions are planned.
  case boolOrExpression
  case color
  /// One of these words.
  case word([String])
  /// Any of these words, in one string or an array.
  case words([String])
  /// The name of a cell.
  case cell
  case keyboard
  /// Lines, or `auto`.
  case height
  /// Columns, or `auto`.
  case width
  /// A number or an ISO date.
  case bound
  case pattern
  /// An ISO 4217 code.
  case currency
  /// Any scalar.
  case scalar
  /// An array of scalars.
  case scalars
  /// An array of strings.
  case strings
  /// An array of dictionaries.
  case dictionaries
  /// An array of choices: dictionaries or scalars.
  case choices

  /// What it needs, with its article: for messages and the reference.
  package var name: String {
    switch self {
    case .string: "a string"
    case .template: "a template"
    case .templateOrPath: "a template or a key path"
    case .path: "a key path"
    case .integer: "an integer"
    case .bool, .boolOrExpression: "a Bool"
    case .color: "a colour as a string"
    case .word: "a word"
    case .words: "words"
    case .cell: "the name of a cell"
    case .keyboard: "the name of a keyboard"
    case .height: "a number of lines or \"auto\""
    case .width: "a number of columns or \"auto\""
    case .bound: "a number or an ISO date"
    case .pattern: "a pattern as a string"
    case .currency: "a currency code as a string"
    case .scalar: "a string, number or Bool"
    case .scalars: "an array of strings, numbers or Bools"
    case .strings: "an array of strings"
    case .dictionaries: "an array of dictionaries"
    case .choices: "an array of dictionaries or scalars"
    }
  }

  /// The least and the greatest number it takes; nil where it takes none.
  package var range: ClosedRange<Int>? {
    switch self {
    case .integer(let range): range
    case .height, .width: FormLimits.size
    default: nil
    }
  }

  /// The words it takes where they are few.
  package var words: [String] {
    switch self {
    case .word(let words), .words(let words): words
    case .height, .width: ["auto"]
    case .keyboard: KeyboardType.allCases.map(\.rawValue)
    default: []
    }
  }
}
