import Forms
import Values

/// A note on a valid filter that finds nothing or something else than intended.
package struct FilterNote: Hashable, Sendable {
  /// One sentence for the user.
  package var message: String
  /// True if the filter is certainly wrong; otherwise the note is shown only if no record matches.
  var isCertain: Bool
}

extension FilterGrammar {
  /// Note on `&` and `|` as separate words: other languages join conditions with them.
  var noteOnSigns: FilterNote? {
    let words = ["&": "and", "&&": "and", "|": "or", "||": "or"]
    guard let token = tokens.first(where: { words[$0.word] != nil }), let word = words[token.word]
    else { return nil }
    return FilterNote(
      message: parser.texts.signIsText(token.word, write: word), isCertain: false)
  }

  /// `office = Oslo)`, whose parenthesis is part of the text. Normal among words.
  func noteOnParenthesis(hasConditions: Bool) -> FilterNote? {
    guard let index = source.strayParenthesis else { return nil }
    let sign = source.text(index..<index + 1)
    return FilterNote(message: parser.texts.closesNothing(sign), isCertain: hasConditions)
  }

  /// Note on texts like `ofice missing`, whose first word is not a column, so that both are
  /// search words.
  var noteOnUnknownColumn: FilterNote? {
    guard tokens.count == 2, tokens[0].kind == .word,
      ["missing", "present"].contains(tokens[1].word)
    else { return nil }
    return FilterNote(message: parser.unknown(source.text(0..<1)), isCertain: false)
  }

  /// `office = Oslo or Bergen`, whose right side is one text.
  func noteOnJoint(
    _ row: ConfigRow, _ sign: FilterOperator, _ value: Range<Int>
  ) -> FilterNote? {
    guard let joint = value.first(where: { ["and", "or"].contains(tokens[$0].word) }),
      joint > value.lowerBound, joint + 1 < value.upperBound
    else { return nil }
    let name = row.identifier
    let text = QueryText.plain(source.text(value)[...])
    let (first, second) = (
      QueryText.plain(source.text(value.lowerBound..<joint)[...]),
      QueryText.plain(source.text(joint + 1..<value.upperBound)[...])
    )
    let isNegative = sign == .notEqual || sign == .containsNot
    let joining = isNegative ? "and" : tokens[joint].word
    let comparison = "\(name) \(sign.rawValue)"
    let advice = "\(comparison) \(first) \(joining) \(comparison) \(second)"
    let list =
      joining == "or" && sign == .equal ? "\(name) in (\(first), \(second))" : nil
    return FilterNote(
      message: parser.texts.isOneText(text, write: advice, or: list), isCertain: isNegative)
  }
}

extension FilterParser {
  /// A value that is not among the row's choices, or the switch's values.
  func noteOnChoice(
    _ row: ConfigRow, _ sign: FilterOperator, _ text: String
  ) -> FilterNote? {
    guard sign.isEquality else { return nil }
    let row = binder.state(of: row).row
    if row.isSwitch, row.valuePath != nil {
      return isSide(text, of: row)
        ? nil
        : FilterNote(
          message: texts.isNoSide(
            text, of: row.key, on: row.trueValue.plainText, off: row.falseValue.plainText),
          isCertain: sign == .notEqual)
    }
    guard row.takesOnlyChoices, !row.choices.isEmpty, !row.resemblesNullTitle(text) else {
      return nil
    }
    let names = row.choiceTable.facet(NamesOfChoices.self)
    guard !names.folded.contains(FoldTable.folded(text)) else { return nil }
    let titles = row.choices.prefix(9).map(\.title)
    return FilterNote(
      message: texts.isNoChoice(
        text, of: row.key, nearest: NearestName.of(text, among: names.first),
        choices: Array(titles.prefix(8)), isAll: titles.count <= 8),
      isCertain: sign == .notEqual)
  }

  /// `between 6000 and 5000`.
  func noteOnRange(
    _ row: ConfigRow, _ low: String, _ high: String
  ) throws(FilterSyntaxError) -> FilterNote? {
    guard
      case .comparison(_, _, let first) = try comparison(row, .greaterOrEqual, low),
      case .comparison(_, _, let last) = try comparison(row, .lessOrEqual, high),
      first.isAbove(last)
    else { return nil }
    let areDates = if case .dates = first { true } else { false }
    return FilterNote(
      message: texts.nothingBetween(low, high, areDates: areDates), isCertain: true)
  }
}

extension FilterOperand {
  /// True if nothing is at least this and at most the other.
  fileprivate func isAbove(_ other: FilterOperand) -> Bool {
    switch (self, other) {
    case (.number(let low, _), .number(let high, _)): high < low
    case (.dates(let low, _), .dates(_, let high)): high.isBefore(low)
    case (.text(let low, nil), .text(let high, nil)): low.isAfter(high)
    default: false
    }
  }
}

/// The titles and values of choices in a filter's comparisons.
private struct NamesOfChoices: ChoiceFacet {
  let folded: Set<[UInt8]>
  /// The first choices, for suggestions.
  let first: [String]

  init(of choices: [Choice]) {
    let names = choices.flatMap { [$0.title, $0.value.plainText] }
    folded = Set(names.map { FoldTable.folded($0) })
    first = Array(names.prefix(Self.mostCompared))
  }

  private static let mostCompared = 20_000
}
