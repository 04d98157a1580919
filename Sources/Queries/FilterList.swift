import Texts

/// The elements of `COLUMN in (a, b)`, separated by commas, also of Chinese and Japanese keyboards.
struct FilterList {
  private let source: FilterTokens
  private let range: Range<Int>
  /// Decimal separator of the column's numbers; nil if it has no numbers.
  private let decimalSeparator: String?
  private let texts: Texts

  /// `range` is the text between the parentheses, in scalars of the typed text.
  init(
    _ source: FilterTokens, _ range: Range<Int>, decimalSeparator: String?, _ texts: Texts
  ) {
    self.source = source
    self.range = range
    self.decimalSeparator = decimalSeparator
    self.texts = texts
  }

  /// At least one, none of them empty, with their offsets.
  func elements() throws(FilterSyntaxError) -> [(text: String, offset: Int)] {
    var commas: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if QueryText.quotes(closing: source.scalars[position]) != nil {
        position = source.endOfQuote(position)
        continue
      }
      if Self.commas.contains(source.scalars[position]) { commas.append(position) }
      position += 1
    }
    let separators = try separators(among: commas)
    let starts = [range.lowerBound] + separators.map { $0 + 1 }
    var elements: [(text: String, offset: Int)] = []
    for (start, end) in zip(starts, separators + [range.upperBound]) {
      let text = QueryText.plain(String(scalars: source.scalars[start..<end])[...])
      guard !text.isEmpty else {
        throw FilterSyntaxError(message: texts.expectedListValue, offset: start)
      }
      elements.append((text, offset(start, end)))
    }
    return elements
  }

  private static let commas: Set<Unicode.Scalar> = [",", "，", "、"]

  private func offset(_ start: Int, _ end: Int) -> Int {
    (start..<end).first { !source.scalars[$0].properties.isWhitespace } ?? start
  }

  /// The commas that separate elements. Between digits a comma may also be a thousands or decimal separator: it is if
  /// other separators exist, and ambiguous if not.
  private func separators(among commas: [Int]) throws(FilterSyntaxError) -> [Int] {
    let inNumbers = commas.filter(isInNumber)
    guard let first = inNumbers.first else { return commas }
    let others = commas.filter { !isInNumber($0) }
    if !others.isEmpty { return others }
    throw FilterSyntaxError(message: texts.ambiguousComma, offset: first)
  }

  private func isInNumber(_ comma: Int) -> Bool {
    func isDigit(_ position: Int) -> Bool {
      range.contains(position) && ("0"..."9").contains(source.scalars[position])
    }
    guard source.scalars[comma] == ",", let decimalSeparator, isDigit(comma - 1), isDigit(comma + 1)
    else { return false }
    return decimalSeparator == ","
      || isDigit(comma + 2) && isDigit(comma + 3) && !isDigit(comma + 4)
  }
}
