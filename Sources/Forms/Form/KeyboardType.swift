import Texts

/// The characters that typing and pasting accept; stored values are never validated by them.
package enum KeyboardType: String, CaseIterable, Sendable {
  // The cases bear UIKit's names, which are the words of the form.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Reads a word of a form: the name, its UIKit raw number, PascalCase, or with the `UIKeyboardType` prefix.
  package init?(formWord: String) {
    let prefix = "UIKeyboardType"
    let word =
      formWord.utf8.starts(with: prefix.utf8) ? String(formWord.dropFirst(prefix.count)) : formWord
    guard let type = KeyboardType(rawValue: word) ?? Self.byWord[word] else { return nil }
    self = type
  }

  package var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// A phrase that describes the accepted characters.
  package func meaning(in texts: Texts) -> String {
    switch self {
    case .default, .twitter, .webSearch, .numbersAndPunctuation, .namePhonePad:
      texts.takesAnyCharacter
    case .asciiCapable: texts.takesASCII
    case .URL, .emailAddress: texts.takesNoWhiteSpace
    case .numberPad: texts.takesLocaleDigits
    case .asciiCapableNumberPad: texts.takesDigits
    case .phonePad: texts.takesPhoneCharacters
    case .decimalPad: texts.takesDecimals
    }
  }

  private static let byWord: [String: KeyboardType] = {
    var words: [String: KeyboardType] = [
      "Alphabet": .default,
      "ASCIICapable": .asciiCapable,
      "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    for type in allCases {
      words[type.rawValue] = type
      words[String(type.number)] = type
      words[type.rawValue.prefix(1).uppercased() + type.rawValue.dropFirst()] = type
    }
    return words
  }()
}
