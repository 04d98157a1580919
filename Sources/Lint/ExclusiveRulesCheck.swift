import Forms
import Patterns
import Texts
import Values

/// W403: some value satisfies two rules of a row; reported only if the contrary can be proved.
enum ExclusiveRulesCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    checkSelection(draft)
    checkLengths(draft)
    checkEmptiness(draft)
    checkMask(draft)
  }

  /// A required value, but no allowed length above 0.
  private static func checkEmptiness(_ draft: DraftRow) {
    let row = draft.row
    guard row.maximumLength == 0, row.required else { return }
    draft.report(.W403, of: "maximumLength", found: "0", advice: \.anotherLengthOrNotRequired) {
      $0.requiredIsEmpty
    }
  }

  /// A mask whose length is not allowed.
  private static func checkMask(_ draft: DraftRow) {
    let row = draft.row
    guard let mask = row.inputMask else { return }
    let length = row.storesMask ? mask.elements.count : mask.count
    let isShorter = row.minimumLength.map { length < $0 } ?? false
    guard isShorter || row.maximumLength.map({ length > $0 }) ?? false else { return }
    let key = isShorter ? "minimumLength" : "maximumLength"
    draft.report(.W403, of: key, quoting: mask.text, advice: \.anotherLengthOrMask) {
      $0.maskHasLength(length, against: key)
    }
  }

  /// More required choices than exist.
  private static func checkSelection(_ draft: DraftRow) {
    let row = draft.row
    // What a list of the record offers is not known, and neither is what is typed.
    guard let minimum = row.minimumSelection, row.choiceSettings.path == nil,
      !row.choiceSettings.allowsOtherValue, !row.choices.isEmpty, row.choices.count < minimum
    else { return }
    let count = row.choices.count
    draft.report(
      .W403, of: "minimumSelection", found: "\(minimum)", advice: Sentence { $0.atMost(count) }
    ) { $0.needsMoreThanOffered(count) }
  }

  /// A pattern that matches no text of an allowed length.
  private static func checkLengths(_ draft: DraftRow) {
    let row = draft.row
    guard let pattern = row.regex, draft.cell?.families.contains(.texts) != false,
      let lengths = PatternLengths(pattern.source)
    else { return }
    if let maximum = row.maximumLength, lengths.fewest > maximum {
      draft.report(
        .W403, of: "maximumLength", quoting: pattern.source, advice: \.anotherLengthOrPattern
      ) { $0.matchesAreLonger(than: maximum, atLeast: lengths.fewest) }
    }
    // A part of a longer text may match.
    guard !pattern.options.contains(.partial) else { return }
    if let minimum = row.minimumLength, let most = lengths.most, most < minimum {
      draft.report(
        .W403, of: "minimumLength", quoting: pattern.source, advice: \.anotherLengthOrPattern
      ) { $0.matchesAreShorter(than: minimum, atMost: most) }
    }
  }
}
