import Texts

/// The type of a key's value. Every scalar may also be given as a string.
package enum KeyType: Hashable, Sendable {
  /// A name, which is not translated.
  case string
  /// A text that is shown to the user.
  case text
  case template
  case templateOrPath
  case path
  case integer(ClosedRange<Int>)
  case bool
  /// A Bool, or a predicate.
  case condition
  case predicate
  case formula
  case color
  case palette
  /// A template, or one for each value.
  case subtitle
  case word([String])
  /// Any of these words, in one string or an array.
  case words([String])
  case cell
  case keyboard
  /// Height in lines, or `auto`.
  case height
  case lines
  /// Width in columns, or `auto`.
  case width
  /// A number or an ISO date.
  case bound
  /// A number above 0.
  case step
  case pattern
  case currency
  case locale
  case timeZone
  case datePattern
  case dateStorage
  /// Any scalar, shown as it is.
  case shownScalar
  case scalar
  case anyValue
  case scalars
  case strings
  /// An array of texts that are shown to the user.
  case texts
  /// Texts by the names of rules.
  case messages
  case dictionaries
  /// An array of choices: dictionaries or scalars.
  case choices
  /// Arrays of choices by name.
  case choiceLists
  case forms
  /// Names of keys by commands.
  case commandKeys
  /// The name of a form, a form dictionary, or an array of rows.
  case form

  /// The name of the required type with its article, for messages and the reference.
  package func name(in texts: Texts) -> String {
    switch self {
    case .string, .text: texts.typeString
    case .template: texts.typeTemplate
    case .templateOrPath: texts.typeTemplateOrPath
    case .path: texts.typePath
    case .integer: texts.typeInteger
    case .bool: texts.typeBool
    case .condition: texts.typeCondition
    case .predicate: texts.typePredicate
    case .formula: texts.typeFormula
    case .color: texts.typeColor
    case .palette: texts.typePalette
    case .subtitle: texts.typeSubtitle
    case .word: texts.typeOneWord
    case .words: texts.typeWords
    case .cell: texts.typeCell
    case .keyboard: texts.typeKeyboard
    case .height: texts.typeHeight
    case .lines: texts.typeLines
    case .width: texts.typeWidth
    case .bound: texts.typeBound
    case .step: texts.typeStep
    case .pattern: texts.typePattern
    case .currency: texts.typeCurrency
    case .locale: texts.typeLocale
    case .timeZone: texts.typeTimeZone
    case .datePattern: texts.typeDatePattern
    case .dateStorage: texts.typeDateStorage
    case .scalar, .shownScalar: texts.typeScalar
    case .anyValue: texts.typeAnyValue
    case .scalars: texts.typeScalars
    case .strings, .texts: texts.typeStrings
    case .messages: texts.typeMessages
    case .dictionaries: texts.typeDictionaries
    case .choices: texts.typeChoices
    case .choiceLists: texts.typeChoiceLists
    case .forms: texts.typeForms
    case .commandKeys: texts.typeCommandKeys
    case .form: texts.typeForm
    }
  }

  package var range: ClosedRange<Int>? {
    switch self {
    case .integer(let range): range
    case .height, .lines, .width: FormLimits.size
    default: nil
    }
  }

  package var words: [String] {
    switch self {
    case .word(let words), .words(let words): words
    case .height, .width: ["auto"]
    case .keyboard: KeyboardType.allCases.map(\.rawValue)
    default: []
    }
  }

  var takesList: Bool {
    switch self {
    case .scalars, .strings, .texts, .dictionaries, .choices: true
    default: false
    }
  }

  /// True if the value is shown to the user: `stringsTable` translates it.
  package var isTranslated: Bool {
    switch self {
    case .text, .texts, .template, .templateOrPath, .shownScalar, .subtitle, .messages: true
    default: false
    }
  }
}
