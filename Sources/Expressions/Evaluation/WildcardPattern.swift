/// The right side of `LIKE`, or a pattern of file names: `*` is any text, `?` one character, a backslash escapes
/// either.
package struct WildcardPattern {
  private enum Part: Equatable {
    case character(Character)
    case any, anyText
  }
  private let parts: [Part]

  /// Any text is a pattern. O(n).
  package init(_ text: String) {
    var parts: [Part] = []
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      switch character {
      case "*" where !isEscaped: parts.append(.anyText)
      case "?" where !isEscaped: parts.append(.any)
      default: parts.append(.character(character))
      }
      isEscaped = false
    }
    self.parts = parts
  }

  /// Maximum number of comparisons of one character.
  var work: Int { parts.contains(.anyText) ? parts.count : 1 }

  /// True if the whole text matches. O(text · pattern).
  package func matches(_ text: String) -> Bool {
    matches(Array(text)) { part, character in
      switch part {
      case .any, .anyText: true
      case .character(let wanted): wanted == character
      }
    }
  }

  /// True if it matches all texts that another pattern matches, as far as a comparison part by part shows. O(pattern
  /// · pattern).
  package func includes(_ other: WildcardPattern) -> Bool {
    matches(other.parts) { part, given in part == given || part == .any && given != .anyText }
  }

  /// True if all elements match; a `*` matches any number of them.
  private func matches<Element>(
    _ elements: [Element], _ isMatch: (Part, Element) -> Bool
  ) -> Bool {
    var (position, index) = (0, 0)
    /// Index of the last `*`, and the end of the text that it matches so far.
    var star: (index: Int, position: Int)?
    while position < elements.count {
      if index < parts.count, parts[index] == .anyText {
        star = (index, position)
        index += 1
      } else if index < parts.count, isMatch(parts[index], elements[position]) {
        (position, index) = (position + 1, index + 1)
      } else if let last = star {
        star = (last.index, last.position + 1)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return parts[index...].allSatisfy { $0 == .anyText }
  }
}
