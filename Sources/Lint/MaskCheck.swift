import Forms
import Patterns
import Texts
import Values

/// W404: some text that fills the row's mask matches its pattern; reported only if the contrary can be proved.
enum MaskCheck: RowCheck {
  /// Limit of beginnings that are tried.
  private static let mostTried = 20_000

  static func check(_ draft: DraftRow) {
    guard let mask = draft.row.inputMask, let pattern = draft.row.regex,
      // Letters beyond ASCII are not tried.
      mask.elements.allSatisfy({ $0 == .digit || $0.isOwn }) || pattern.isPlain
    else { return }
    var budget = mostTried
    let storesMask = draft.row.storesMask
    guard isHopeless(mask.elements[...], after: "", pattern, storesMask, &budget) == true else {
      return
    }
    draft.report(.W404, of: "inputMask", quoting: mask.text, advice: \.anotherMask) {
      $0.noFilledMaskMatches
    }
  }

  /// True if no text with this beginning can be completed to a match; nil if unknown.
  private static func isHopeless(
    _ elements: ArraySlice<InputMask.Element>, after text: String, _ pattern: RowPattern,
    _ storesMask: Bool, _ budget: inout Int
  ) -> Bool? {
    budget -= 1
    guard budget > 0 else { return nil }
    let verdict = pattern.judge(typing: text)
    if case .impossible = verdict, !text.isEmpty { return true }
    guard let element = elements.first else {
      return if case .complete = verdict { false } else { true }
    }
    let rest = elements.dropFirst()
    if case .literal(let literal) = element {
      let next = storesMask ? text + String(literal) : text
      return isHopeless(rest, after: next, pattern, storesMask, &budget)
    }
    for scalar in UnicodeScalar("0").value...UnicodeScalar("z").value {
      guard let character = UnicodeScalar(scalar).map({ Character($0) }), element.takes(character)
      else {
        continue
      }
      let found = isHopeless(
        rest, after: text + String(character), pattern, storesMask, &budget)
      if found != true { return found }
    }
    return true
  }
}

extension InputMask.Element {
  fileprivate var isOwn: Bool { if case .literal = self { true } else { false } }
}

extension RowPattern {
  /// True if the pattern has only ASCII characters, and no `\p`, `\x` or `\u`.
  fileprivate var isPlain: Bool {
    source.utf8.allSatisfy { $0 < 0x80 } && !source.contains("\\p") && !source.contains("\\x")
      && !source.contains("\\u")
  }
}
