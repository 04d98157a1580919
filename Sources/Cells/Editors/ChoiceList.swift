import FormEngine
import JSONText

/// The choices of a row, those of them that a filter leaves, and the focus among these.
struct ChoiceList: Sendable {
  private struct Entry: Sendable {
    var choice: Choice
    /// The title as filtering compares it.
    var folded: [UInt8]
  }

  private let entries: [Entry]
  /// Places in the list of all choices.
  private(set) var matches: [Int]
  /// Index into `matches`; 0 when there are none.
  private(set) var focus = 0
  /// The place of the choice that the record has.
  let present: Int?

  init(_ choices: [Choice], present: JSONValue?) {
    entries = choices.map {
      Entry(choice: $0, folded: Array(SearchText.folded($0.title).utf8))
    }
    matches = Array(choices.indices)
    self.present = present.flatMap { value in choices.firstIndex { $0.value == value } }
    focus = self.present ?? 0
  }

  var count: Int { entries.count }
  var focused: Choice? {
    matches.indices.contains(focus) ? entries[matches[focus]].choice : nil
  }

  func choice(at match: Int) -> Choice { entries[matches[match]].choice }
  func isPresent(_ match: Int) -> Bool { matches[match] == present }

  mutating func moveFocus(to match: Int) { focus = min(max(match, 0), max(matches.count - 1, 0)) }

  /// Leaves the choices whose title has `filter` in it; focuses the first that begins with it.
  mutating func filter(_ filter: String) {
    let wanted = Array(SearchText.folded(filter).utf8)
    let places = entries.indices.filter { entries[$0].folded.holds(wanted) }
    matches = places
    let begins = places.firstIndex { entries[$0].folded.starts(with: wanted) }
    focus = wanted.isEmpty ? present ?? 0 : begins ?? 0
  }
}

extension [UInt8] {
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard count >= part.count else { return false }
    return (0...count - part.count).contains {
      self[$0] == first && self[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
