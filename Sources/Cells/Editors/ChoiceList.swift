import Forms
import JSONText
import Rules
import Values

/// The choices of a row, those of them that a filter leaves, and the focus among these.
struct ChoiceList: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var option: ChoiceOption
    /// The title as filtering compares it.
    var folded: [UInt8]
  }

  private let entries: [Entry]
  /// Places in the list of all choices.
  private(set) var matches: [Int]
  /// Index into `matches`; 0 when there are none.
  private(set) var focus = 0
  /// Whether a line after the matches is for what was typed, which is none of them.
  private(set) var hasOther = false
  /// The place of the choice that the record has.
  let present: Int?
  /// The choice that has the focus at first.
  private let first: Int

  /// `preferred` is the choice to begin with where the record has none of them.
  init(_ options: [ChoiceOption], present: JSONValue?, preferred: JSONValue?) {
    entries = options.map {
      Entry(option: $0, folded: Array(SearchText.folded($0.title).utf8))
    }
    matches = Array(options.indices)
    // A default is what a record without a value shows.
    let isDefault = present == nil && preferred != nil
    self.present =
      isDefault
      ? nil
      : options.firstIndex { $0.value != nil && $0.isValue(present) }
        ?? options.firstIndex { $0.isValue(present) }
    let preferred = preferred.flatMap { value in
      options.firstIndex { $0.value?.equals(value) ?? false }
    }
    first = self.present ?? preferred ?? 0
    focus = first
  }

  var count: Int { entries.count }
  var focused: ChoiceOption? {
    matches.indices.contains(focus) ? entries[matches[focus]].option : nil
  }

  func option(at match: Int) -> ChoiceOption { entries[matches[match]].option }
  /// The place of a match in the list of all choices.
  func place(of match: Int) -> Int { matches[match] }
  func isPresent(_ match: Int) -> Bool { matches[match] == present }

  mutating func moveFocus(to match: Int) {
    focus = min(max(match, 0), max(matches.count - (hasOther ? 0 : 1), 0))
  }

  /// Whether the line after the matches has the focus.
  var isOtherFocused: Bool { hasOther && focus == matches.count }

  /// Focuses a choice if it is among the matches.
  mutating func moveFocus(to option: ChoiceOption?) {
    if let match = matches.firstIndex(where: { entries[$0].option == option }) { focus = match }
  }

  /// Leaves the choices whose title has `filter` in it; focuses the first that begins with it.
  ///
  /// `takesOther`: what was typed may be a value of its own.
  mutating func filter(_ filter: String, takesOther: Bool = false) {
    let wanted = Array(SearchText.folded(filter).utf8)
    let places = entries.indices.filter { entries[$0].folded.holds(wanted) }
    matches = places
    let begins = places.firstIndex { entries[$0].folded.starts(with: wanted) }
    focus = wanted.isEmpty ? first : begins ?? 0
    hasOther =
      takesOther && !wanted.isEmpty && !places.contains { entries[$0].folded == wanted }
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
