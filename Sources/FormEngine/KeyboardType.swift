/// Which characters typing and pasting take; stored values are never judged by it.
package enum KeyboardType: String, CaseIterable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Reads a word of a form: the name, its UIKit raw number, PascalCase, or with the `UIKeyboardType` prefix.
  package init?(formWord: String) { fatalError("not built yet") }
}
