import Forms
import JSONText
import Values

/// A choice as a typed text finds it.
package protocol NamedChoice {
  /// Value to store; nil for a choice that clears.
  var storedValue: JSONValue? { get }
  var title: String { get }
  var briefTitle: String { get }
}

extension Choice: NamedChoice {
  package var storedValue: JSONValue? { value }
}

extension Array where Element: NamedChoice {
  /// The indices of the choices that a text is exactly: the one of a stored value, a number by its value; else those of a
  /// title, else those of a short title. O(choices).
  package func indices(meaning text: String) -> [Int] {
    if let index = firstIndex(where: { $0.isStored(as: text) }) { return [index] }
    if let number = DecimalText(text), let index = firstIndex(where: { $0.isNumber(number) }) {
      return [index]
    }
    let titled = indices.filter { self[$0].title.utf8.elementsEqual(text.utf8) }
    guard titled.isEmpty else { return titled }
    return indices.filter { self[$0].briefTitle.utf8.elementsEqual(text.utf8) }
  }
}

extension NamedChoice {
  /// True if a text is the value as written: a string's characters, other values' JSON text.
  fileprivate func isStored(as text: String) -> Bool {
    guard let value = storedValue else { return false }
    return value.textAsTyped.utf8.elementsEqual(text.utf8)
  }

  fileprivate func isNumber(_ number: DecimalText) -> Bool {
    if case .number(let text)? = storedValue { DecimalText(text) == number } else { false }
  }
}
