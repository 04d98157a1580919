/// The right side of `LIKE`, or a pattern of file names: `*` is any text, `?` one character, a backslash makes either itself.
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

  /// How often a character may be looked at.
  var work: Int { parts.contains(.anyText) ? parts.count : 1 }

  /// Whether the whole text matches. O(text · pattern).
  package func matches(_ text: String) -> Bool {
    matches(Array(text)) { part, character in
      switch part {
      case .any, .anyText: true
      case .character(let wanted): wanted == character
      }
    }
  }

  /// Whether it matches all texts that another pattern matches, as far as that shows part by part. O(pattern · pattern).
  package func includes(_ other: WildcardPattern) -> Bool {
    matches(other.parts) { part, given in part == given || part == .any && given != .anyText }
  }

  /// Whether all elements match, of which a `*` may be any number.
  private func matches<Element>(
    _ elements: [Element], _ isMatch: (Part, Element) -> Bool
  ) -> Bool {
    var (place, index) = (0, 0)
    /// Where the last `*` is, and up to where its text goes so far.
    var star: (index: Int, place: Int)?
    while place < elements.count {
      if index < parts.count, parts[index] == .anyText {
        star = (index, place)
        index += 1
      } else if index < parts.count, isMatch(parts[index], elements[place]) {
        (place, index) = (place + 1, index + 1)
      } else if let last = star {
        star = (last.index, last.place + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return parts[index...].allSatisfy { $0 == .anyText }
  }
}
