import Forms
import JSONText
import Rules
import Values

/// The choices of a row, those of them that a filter leaves, and the focus among these.
struct ChoiceList: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
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
  /// The choice that has the focus at first.
  private let first: Int

  /// `preferred` is the choice to begin with where the record has none of them.
  init(_ choices: [Choice], present: JSONValue?, preferred: JSONValue?) {
    entries = choices.map {
      Entry(choice: $0, folded: Array(SearchText.folded($0.title).utf8))
    }
    matches = Array(choices.indices)
    let place = { (value: JSONValue) in choices.firstIndex { $0.value.equals(value) } }
    self.present = present.flatMap(place)
    first = self.present ?? preferred.flatMap(place) ?? 0
    focus = first
  }

  var count: Int { entries.count }
  var focused: Choice? {
    matches.indices.contains(focus) ? entries[matches[focus]].choice : nil
  }

  func choice(at match: Int) -> Choice { entries[matches[match]].choice }
  /// The place of a match in the list of all choices.
  func place(of match: Int) -> Int { matches[match] }
  func isPresent(_ match: Int) -> Bool { matches[match] == present }

  mutating func moveFocus(to match: Int) { focus = min(max(match, 0), max(matches.count - 1, 0)) }

  /// Focuses a choice if it is among the matches.
  mutating func moveFocus(to choice: Choice?) {
    if let match = matches.firstIndex(where: { entries[$0].choice == choice }) { focus = match }
  }

  /// Leaves the choices whose title has `filter` in it; focuses the first that begins with it.
  mutating func filter(_ filter: String) {
    let wanted = Array(SearchText.folded(filter).utf8)
    let places = entries.indices.filter { entries[$0].folded.holds(wanted) }
    matches = places
    let begins = places.firstIndex { entries[$0].folded.starts(with: wanted) }
    focus = wanted.isEmpty ? first : begins ?? 0
  }
}

extension JSONValue {
  /// Whether it is the same value; numbers may be written differently.
  func equals(_ other: JSONValue) -> Bool {
    guard case .number(let a) = self, case .number(let b) = other, a != b else {
      return self == other
    }
    guard let number = DecimalText(a) else { return false }
    return number == DecimalText(b)
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
