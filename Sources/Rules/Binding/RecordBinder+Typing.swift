import Forms
import Patterns
import Values

/// Judging a text while it is typed.
extension RecordBinder {
  /// Judges a text while it is typed: three states for pattern rows, and the words for the screen.
  package func judge(typing text: String, in bound: BoundRow) -> TypingJudgement {
    judge(typing: text, in: bound.row, replacing: bound.content)
  }

  func judge(
    typing text: String, in row: ConfigRow, replacing stored: RowContent = .none
  ) -> TypingJudgement {
    guard row.trimsWhitespace else { return judgement(of: text, in: row, replacing: stored) }
    // White space is cut on leaving, so it never makes a text impossible that is valid without it.
    let start = text.drop(while: \.isOnlyWhitespace)
    let cut = text.distance(from: text.startIndex, to: start.startIndex)
    var judgement = judgement(of: String(start), in: row, replacing: stored)
    // The last cluster of a run of flags is found from the run's beginning: only where it may be white space.
    if start.unicodeScalars.last?.properties.isWhitespace == true,
      start.last?.isOnlyWhitespace == true
    {
      let trimmed = self.judgement(
        of: String(start).trimmingWhitespace(), in: row, replacing: stored)
      let isFine = trimmed.state == .complete || trimmed.state == .neutral
      // Complete is what would be written; open is what may still be typed after the blank.
      if judgement.isImpossible == isFine { judgement = trimmed }
    }
    return judgement.moved(by: cut)
  }

  private func judgement(
    of text: String, in row: ConfigRow, replacing stored: RowContent
  ) -> TypingJudgement {
    guard !text.isEmpty else { return TypingJudgement(state: .neutral) }
    let parts = [
      keyboardJudgement(of: text, in: row, replacing: stored), typeJudgement(of: text, in: row),
      lengthJudgement(of: text, in: row),
      patternJudgement(of: text, in: row),
    ].compactMap(\.self)
    // The earliest fault stands for all.
    let faults = parts.filter(\.isImpossible)
    if let fault = faults.min(by: { $0.place < $1.place }) { return fault }
    return parts.first { $0.state == .open } ?? parts.first { $0.state == .notJudged }
      ?? parts.first { $0.state == .complete } ?? parts.first ?? TypingJudgement(state: .neutral)
  }

  // MARK: Keyboard, type and bounds

  private func keyboardJudgement(
    of text: String, in row: ConfigRow, replacing stored: RowContent
  ) -> TypingJudgement? {
    guard row.keyboardType.refusesCharacters,
      let refused = refusedCharacter(of: text, in: row, replacing: stored)
    else { return nil }
    let subject = row.isSecure ? "" : "\"\(Array(text)[refused.place])\" is not taken: "
    return TypingJudgement(
      state: .impossible(at: refused.place), message: subject + refused.reason)
  }

  private func typeJudgement(of text: String, in row: ConfigRow) -> TypingJudgement? {
    guard row.choices.isEmpty else { return nil }
    switch row.valueType {
    case .integer, .number: return numberJudgement(of: text, in: row)
    case .date: return dateJudgement(of: text, in: row)
    case .string, .bool, .array, .object, .any: return nil
    }
  }

  private func numberJudgement(of text: String, in row: ConfigRow) -> TypingJudgement {
    let reading = reading(of: text, in: row)
    switch reading.result {
    case .impossible(let place): return .impossible(at: place)
    case .ambiguous: return TypingJudgement(state: .open, message: words(for: reading, in: row))
    case .open, .complete:
      return .mostHopeful(of: reading.candidates.map { judgement(of: $0, in: row) })
    }
  }

  private func judgement(of typed: TypedNumber, in row: ConfigRow) -> TypingJudgement {
    guard case .complete(let json) = typed.state else { return TypingJudgement(state: .open) }
    guard let number = DecimalText(json) else { return TypingJudgement(state: .notJudged) }
    return boundsJudgement(of: number, typed, in: row)
  }

  private func boundsJudgement(
    of number: DecimalText, _ typed: TypedNumber, in row: ConfigRow
  ) -> TypingJudgement {
    // An exponent can still make the number smaller, where it can be typed.
    let staysLarge = !typed.hasExponent && !Self.takesExponent(row)
    func fault(_ failure: ValidationFailure, isFinal: Bool, _ isOpen: (DecimalText) -> Bool)
      -> TypingJudgement
    {
      guard isFinal, staysLarge else {
        return TypingJudgement(state: .open, message: failure.message)
      }
      let place = typed.longestPrefix(where: isOpen)
      return TypingJudgement(state: .impossible(at: place), message: failure.message)
    }
    if let maximum = Self.number(row.maximumValue), maximum < number {
      return fault(row.aboveMaximum, isFinal: number.sign > 0) { !(maximum < $0) }
    }
    if let minimum = Self.number(row.minimumValue), number < minimum {
      return fault(row.belowMinimum, isFinal: number.sign < 0) { !($0 < minimum) }
    }
    if row.valueType == .integer, !number.isInteger {
      let words = row.typeFailure(found: .number)
      return fault(words, isFinal: true) { $0.isInteger }
    }
    if let limit = row.maximumFractionDigits, number.fractionDigits > limit {
      let words = row.tooPrecise(digits: number.fractionDigits)
      return fault(words, isFinal: true) { $0.fractionDigits <= limit }
    }
    let hasRules =
      row.minimumValue != nil || row.maximumValue != nil || row.maximumFractionDigits != nil
    return TypingJudgement(state: hasRules ? .complete : .neutral)
  }

  private func dateJudgement(of text: String, in row: ConfigRow) -> TypingJudgement {
    switch TypedDate(text).state {
    case .open: return TypingJudgement(state: .open, message: "a date like 2026-11-21")
    case .impossible(let place, let words):
      return TypingJudgement(state: .impossible(at: place), message: words)
    case .complete(let typed):
      guard let date = DateText(typed) else { return TypingJudgement(state: .open) }
      if case .date(let earliest)? = row.minimumValue, let limit = DateText(earliest),
        date.isBefore(limit)
      {
        return TypingJudgement(state: .open, message: row.belowMinimum.message)
      }
      if case .date(let latest)? = row.maximumValue, let limit = DateText(latest),
        limit.isBefore(date)
      {
        // A time with its zone, typed behind, can make it up to a day earlier, and no more.
        let isBeyondHelp = limit.date.adding(days: 1) < date.date
        return TypingJudgement(
          state: isBeyondHelp ? .impossible(at: nil) : .open, message: row.aboveMaximum.message)
      }
      return TypingJudgement(state: .complete)
    }
  }

  private static func number(_ bound: Bound?) -> DecimalText? {
    guard case .number(let number)? = bound else { return nil }
    return number
  }

  private static func takesExponent(_ row: ConfigRow) -> Bool {
    row.keyboardType.refusal(of: "e", allowsSign: true, decimalSeparator: ".") == nil
  }

  // MARK: Length and pattern

  private func lengthJudgement(of text: String, in row: ConfigRow) -> TypingJudgement? {
    guard row.valueType == .string, row.choices.isEmpty,
      row.minimumLength != nil || row.maximumLength != nil
    else { return nil }
    // Counted as far as the limits need it.
    let most = max(row.minimumLength ?? 0, row.maximumLength ?? 0)
    let count = text.prefix(most < .max ? most + 1 : most).count
    if let limit = row.maximumLength, count > limit {
      let words = "at most " + ConfigRow.characters(limit)
      return TypingJudgement(state: .impossible(at: limit), message: words)
    }
    if let limit = row.minimumLength, count < limit {
      let missing = limit - count
      let words = missing == 1 ? "1 more character" : "\(missing) more characters"
      return TypingJudgement(state: .open, message: words)
    }
    return TypingJudgement(state: .complete)
  }

  private func patternJudgement(of text: String, in row: ConfigRow) -> TypingJudgement? {
    guard let pattern = row.regex, row.choices.isEmpty else { return nil }
    guard row.storesNumber else {
      let judged = row.takesASCIIDigits ? Self.withASCIIDigits(text) : text
      let judgement = judgement(of: judged, under: pattern)
      guard case .impossible(let place?) = judgement.state else { return judgement }
      return .impossible(at: place, reason: row.regexWords(for: text))
    }
    // Numbers are tested on their JSON text.
    let readings = reading(of: text, in: row).candidates
    guard !readings.isEmpty else { return nil }
    return .mostHopeful(
      of: readings.map { number in
        let stored = number.storedText
        let judgement = judgement(of: stored, under: pattern)
        guard case .impossible(let place?) = judgement.state else { return judgement }
        // Digits after a leading zero make it vanish.
        if ["", "0", "-0"].contains(stored) { return TypingJudgement(state: .open) }
        return .impossible(
          at: number.place(ofStored: place), reason: row.regexWords(for: text))
      })
  }

  private func judgement(of stored: String, under pattern: RowPattern) -> TypingJudgement {
    switch pattern.judge(typing: stored) {
    case .complete: TypingJudgement(state: .complete)
    case .open:
      TypingJudgement(state: .open, message: pattern.completionHint(for: stored)?.words)
    case .impossible(let place): .impossible(at: place)
    case .notJudged:
      TypingJudgement(state: .notJudged, message: "too much work for the pattern to tell")
    }
  }
}

extension TypingJudgement {
  /// Names the place, and the reason where the form gives one.
  fileprivate static func impossible(at place: Int, reason: String? = nil) -> TypingJudgement {
    TypingJudgement(
      state: .impossible(at: place),
      message: positionWords(place) + (reason.map { ": \($0)" } ?? ""))
  }

  private static func positionWords(_ place: Int) -> String {
    "not possible from character \(place + 1)"
  }

  /// The same of a text with so many characters more in front.
  fileprivate func moved(by count: Int) -> TypingJudgement {
    guard count > 0, case .impossible(let place?) = state else { return self }
    var moved = TypingJudgement(state: .impossible(at: place + count), message: message)
    let words = Self.positionWords(place)
    if let message, message.hasPrefix(words) {
      moved.message = Self.positionWords(place + count) + message.dropFirst(words.count)
    }
    return moved
  }

  /// Of the judgements on all that a text can mean, the one that leaves most open.
  fileprivate static func mostHopeful(of judgements: [TypingJudgement]) -> TypingJudgement {
    let possible = judgements.filter { !$0.isImpossible }
    return possible.first { $0.state != .open } ?? possible.first
      ?? judgements.max { $0.place < $1.place } ?? TypingJudgement(state: .neutral)
  }

  fileprivate var isImpossible: Bool {
    if case .impossible = state { true } else { false }
  }

  fileprivate var place: Int {
    if case .impossible(let place) = state { place ?? .max } else { .max }
  }
}

extension TypedNumber {
  /// Characters of the longest beginning that is open, or a number that passes `isOpen`. O(n log n).
  ///
  /// The whole number doesn't pass; without an exponent more digits only make it larger or finer.
  fileprivate func longestPrefix(where isOpen: (DecimalText) -> Bool) -> Int {
    firstCount(from: 1) { count in
      guard case .complete(let json) = prefix(count).state else { return false }
      return !(DecimalText(json).map(isOpen) ?? true)
    } - 1
  }

  /// Where in the text the character is that is stored at `place`: signs, zeros in front and groups aren't.
  fileprivate func place(ofStored place: Int) -> Int {
    if case .plain = source { return max(0, place + length - storedText.count) }
    return firstCount(from: 1) { prefix($0).storedText.count > place } - 1
  }

  /// The least number of characters with which `isBeyond` holds, which it does with more of them, too.
  private func firstCount(from start: Int, where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (start, max(length, start))
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension CompletionHint {
  /// `2 more digits`.
  fileprivate var words: String {
    "\(count) more " + characterClass.noun + (count == 1 ? "" : "s")
  }
}

extension CompletionHint.CharacterClass {
  fileprivate var noun: String {
    switch self {
    case .digit: "digit"
    case .letter: "letter"
    case .character: "character"
    }
  }
}
