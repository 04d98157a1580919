import Forms
import JSONText
import Rules
import Values

/// The choices of a row, filtered, with a focus.
struct ChoiceList: Equatable, Sendable {
  private let options: [ChoiceOption]
  private let folded: [[UInt8]]
  /// Indices of the matches in the list of all choices.
  private(set) var matches: [Int]
  /// Index into `matches`; 0 when there are none.
  private(set) var focus = 0
  /// True if a line for the typed text, which is none of the matches, follows them.
  private(set) var hasOther = false
  let present: Int?
  private let first: Int

  /// `preferred` is the initial choice if the record has none of them.
  init(_ options: [ChoiceOption], present: JSONValue?, preferred: JSONValue?) {
    self.options = options
    folded = options.map { Array(SearchText.folded($0.title).utf8) }
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

  var count: Int { options.count }
  var focused: ChoiceOption? {
    matches.indices.contains(focus) ? options[matches[focus]] : nil
  }

  func option(at match: Int) -> ChoiceOption { options[matches[match]] }
  /// The index of a match in the list of all choices.
  func index(of match: Int) -> Int { matches[match] }
  func isPresent(_ match: Int) -> Bool { matches[match] == present }

  /// Wraps around after the line of the typed text.
  mutating func moveFocus(to match: Int) {
    if isOtherFocused, match == focus + 1 {
      focus = 0
      return
    }
    focus = min(max(match, 0), max(matches.count - (hasOther ? 0 : 1), 0))
  }

  var isOtherFocused: Bool { hasOther && focus == matches.count }

  /// Focuses a choice if it is among the matches.
  mutating func moveFocus(to option: ChoiceOption?) {
    if let match = matches.firstIndex(where: { options[$0] == option }) { focus = match }
  }

  /// Filters choices by title, or by possible Pinyin initials; an exact match is included and focused.
  ///
  /// `takesOther`: the typed text may be a new value, and has the focus then. Otherwise the focus is on a title that
  /// is equal except for case and accents, else on the first with this beginning.
  mutating func filter(_ filter: String, takesOther: Bool = false) {
    let wanted = Array(SearchText.folded(filter).utf8)
    let exact = wanted.isEmpty ? nil : options.indices(meaning: filter).first
    let initials = PinyinInitials.Query(filter)
    matches = options.indices.filter { index in
      if index == exact || wanted.isEmpty { return true }
      // What clears is chosen by its whole title only.
      guard options[index].value != nil else { return false }
      return folded[index].holds(wanted) || initials?.isFound(in: options[index].title) == true
    }
    hasOther = takesOther && !wanted.isEmpty && exact == nil
    focus = hasOther ? matches.count : wanted.isEmpty ? first : best(wanted, exact)
  }

  /// The most likely match for a typed text.
  private func best(_ wanted: [UInt8], _ exact: Int?) -> Int {
    let match =
      matches.firstIndex { $0 == exact } ?? matches.firstIndex { folded[$0] == wanted }
      ?? matches.firstIndex { folded[$0].starts(with: wanted) }
      ?? matches.firstIndex { folded[$0].holds(wanted) }
    return match ?? 0
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
