import Values

/// A mask for typed text: `inputMask`. The user types the content; the mask's own characters
/// appear around it.
package struct InputMask: Hashable, Sendable {
  /// One character of the text.
  package enum Element: Hashable, Sendable {
    case digit, letter, either
    case literal(Character)

    /// True if a typed character is allowed at this position.
    package func takes(_ character: Character) -> Bool {
      switch self {
      case .digit: Self.isDigit(character)
      case .letter: character.isLetter
      case .either: Self.isDigit(character) || character.isLetter
      case .literal: false
      }
    }

    var isLiteral: Bool { if case .literal = self { true } else { false } }

    fileprivate static func isDigit(_ character: Character) -> Bool {
      character.isASCII && character.isNumber
    }
  }

  /// An error in a mask.
  package enum Fault: Error {
    case endsInBackslash
    case hasNoSlot
  }

  package let text: String
  package let elements: [Element]
  private let slots: [Element]

  /// Reads what a form has: `9` digit, `a` letter, `*` either, `\\` before a character of the mask's own.
  package init(_ text: String) throws(Fault) {
    self.text = text
    var elements: [Element] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "9": elements.append(.digit)
      case "a": elements.append(.letter)
      case "*": elements.append(.either)
      case "\\":
        guard let next = rest.popFirst() else { throw .endsInBackslash }
        elements.append(.literal(next))
      default: elements.append(.literal(character))
      }
    }
    self.elements = elements
    slots = elements.filter { !$0.isLiteral }
    guard !slots.isEmpty else { throw .hasNoSlot }
  }

  package var count: Int { slots.count }

  /// The element for the content's character of a number, from 0.
  package func slot(_ number: Int) -> Element { slots[min(number, slots.count - 1)] }

  /// The number of the first character of a content that has no slot where it is; nil where all fit.
  package func misfit(in content: String) -> Int? {
    content.enumerated().first { $0.offset >= slots.count || !slots[$0.offset].takes($0.element) }?
      .offset
  }

  /// True if a content fits, and no part of it is missing.
  package func isComplete(_ content: String) -> Bool {
    content.count == count && misfit(in: content) == nil
  }

  /// The content of a text that has all, some or none of the mask's own characters; nil where something does not fit.
  package func content(of text: String) -> String? {
    if isComplete(text) { return text }
    if let content = contentOfShown(text) { return content }
    let own = Set(
      elements.compactMap { if case .literal(let literal) = $0 { literal } else { nil } })
    let content = text.filter { $0.isLetter || Element.isDigit($0) || !own.contains($0) }
    return misfit(in: content) == nil ? content : nil
  }

  /// The content of a text that may be typed in full width, with an input method; nil if
  /// something does not fit.
  package func content(ofTyped text: String) -> String? {
    content(of: String(text.map(typed)))
  }

  /// A typed character as the mask takes it.
  package func typed(_ character: Character) -> Character {
    if elements.contains(.literal(character)) { return character }
    return character == "\u{3000}" ? " " : character.halfWidth
  }

  /// The content of a text with all of the mask's characters up to where it ends.
  private func contentOfShown(_ text: String) -> String? {
    var content = ""
    var rest = text[...]
    for element in elements {
      guard let character = rest.popFirst() else { return content }
      if case .literal(let literal) = element {
        guard character == literal else { return nil }
      } else {
        guard element.takes(character) else { return nil }
        content.append(character)
      }
    }
    return rest.isEmpty ? content : nil
  }

  /// A content with the mask's own characters, as far as it goes; with those at the end where it is complete.
  package func shown(_ content: String) -> String {
    guard !content.isEmpty else { return "" }
    var (text, rest) = ("", content[...])
    for element in elements {
      guard !rest.isEmpty || content.count >= count else { break }
      if case .literal(let literal) = element {
        text.append(literal)
      } else if let next = rest.popFirst() {
        text.append(next)
      }
    }
    return text + rest
  }
}
