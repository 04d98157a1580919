/// Converts a number in a locale's notation to plain ASCII: `3.491,39 €`, `12,34,567.50`, `-CHF 1’234.50`.
///
/// Digits must already be ASCII ones, minus signs hyphens, and nothing full-width. Blanks and direction marks around
/// the digits are ignored.
package struct LocalNumber {
  /// The meaning of separators.
  package enum Notation: Hashable {
    /// Notation with grouping and the locale's decimal separator.
    case grouped
    /// Notation without grouping: a point is a decimal separator, too.
    case ungrouped
  }

  /// The progress of parsing; a complete number still has to be parsed from `ascii`.
  package enum State: Hashable {
    case complete, open
    /// The index of the first invalid character.
    case impossible(at: Int)
  }

  private(set) var state = State.open
  private(set) var ascii = ""
  /// True for a locale's notation: groups, a symbol, blanks, a trailing sign.
  private(set) var isLocal = false

  private let text: [Character]
  private let shape: NumberShape
  private let notation: Notation
  private var index = 0
  private var sign: Character?
  private var hasSymbol = false
  private var isCut = false
  private var digits = ""

  init(_ text: [Character], shape: NumberShape, notation: Notation) {
    self.text = text
    self.shape = shape
    self.notation = notation
    state = read()
    ascii = (sign.map(String.init) ?? "") + digits
  }

  private mutating func read() -> State {
    readAffixes(isLeading: true)
    guard index < text.count else { return .open }
    if let fault = readDigits() { return fault }
    readAffixes(isLeading: false)
    guard index == text.count else { return .impossible(at: index) }
    return isCut ? .open : .complete
  }

  // MARK: Sign and symbol

  /// Reads signs and the currency's symbol; stops at the first character that is neither.
  private mutating func readAffixes(isLeading: Bool) {
    let start = index
    while index < text.count {
      let character = text[index]
      if character.isBlank {
        index += 1
      } else if sign == nil, isLeading || shape.endsWithSign, "+-".contains(character) {
        sign = character
        index += 1
        if !isLeading { isLocal = true }
      } else if !hasSymbol, let symbol = symbolAtIndex() {
        isCut = symbol.count > text.count - index
        index = min(index + symbol.count, text.count)
        hasSymbol = true
        isLocal = true
      } else {
        break
      }
    }
    isLocal = isLocal || text[start..<index].contains { $0.isBlank }
  }

  /// The longest symbol at the index, possibly cut off by the text's end.
  private func symbolAtIndex() -> String? {
    let rest = text[index...]
    let symbols = shape.typedSymbols.filter { symbol in
      let beginning = rest.prefix(symbol.count)
      return beginning.elementsEqual(symbol.prefix(beginning.count)) {
        $0 == $1.halfWidth || $0.uppercased() == $1.uppercased()
      }
    }
    let whole = symbols.filter { $0.count <= rest.count }
    return whole.max { $0.count < $1.count } ?? symbols.first
  }

  // MARK: Digits

  /// Reads up to a character that is neither digit nor separator; returns the state if that ends the text.
  private mutating func readDigits() -> State? {
    var group = 0
    var groups = 0
    while index < text.count {
      let character = text[index]
      if character.isASCIIDigit {
        group += 1
        if groups > 0, group > shape.firstGroup { return .impossible(at: index) }
        digits.append(character)
      } else if isDecimalSeparator(character) {
        if groups > 0, group != shape.firstGroup { return .impossible(at: index) }
        return readFraction()
      } else if isGroupingSeparator(character) {
        guard endsGroup(of: group, isFirst: groups == 0) else { return .impossible(at: index) }
        groups += 1
        group = 0
        isLocal = true
      } else {
        break
      }
      index += 1
    }
    guard groups + group > 0 else { return index < text.count ? .impossible(at: index) : .open }
    guard groups > 0, group != shape.firstGroup else { return nil }
    return index < text.count ? .impossible(at: index) : .open
  }

  /// False for leading zeros in groups: `0.491` is not grouped in any locale.
  private func endsGroup(of count: Int, isFirst: Bool) -> Bool {
    guard isFirst else { return count == shape.otherGroups }
    return (1...max(shape.otherGroups, 1)).contains(count) && digits.first != "0"
  }

  private mutating func readFraction() -> State? {
    digits.append(".")
    index += 1
    while index < text.count, text[index].isASCIIDigit {
      digits.append(text[index])
      index += 1
    }
    guard digits == "." else { return nil }
    return index < text.count ? .impossible(at: index) : .open
  }

  private func isDecimalSeparator(_ character: Character) -> Bool {
    if String(character) == shape.decimalSeparator { return true }
    return character == "." && (notation == .ungrouped || shape.groupingSeparator != ".")
  }

  /// A blank separates groups only before a digit; after the number it is just a blank.
  private func isGroupingSeparator(_ character: Character) -> Bool {
    guard notation == .grouped, shape.groups(with: character) else { return false }
    return !character.isBlank || index + 1 < text.count && text[index + 1].isASCIIDigit
  }
}

extension NumberShape {
  /// True for this shape's grouping separator, or one that people type for it.
  package func groups(with character: Character) -> Bool {
    guard let separator = groupingSeparator.first else { return false }
    if character == separator { return true }
    if separator.isWhitespace { return character.isWhitespace && !character.isNewline }
    let apostrophes: Set<Character> = ["'", "’"]
    return apostrophes.contains(separator) && apostrophes.contains(character)
  }

  /// The currency's symbols before or after the number.
  package var symbols: [String] {
    let affixes = [positivePrefix, positiveSuffix, negativePrefix, negativeSuffix]
    var symbols: [String] = []
    for affix in affixes {
      let symbol = affix.filter { !$0.isBlank && !Self.signs.contains($0) }
      if !symbol.isEmpty, !symbols.contains(symbol) { symbols.append(symbol) }
    }
    return symbols
  }

  /// Spellings of the currency: the shown symbol, its code, its local symbol, its names.
  var typedSymbols: [String] {
    symbols + (currencyCode.map { CurrencySymbols.symbols(of: $0) } ?? []) + currencyNames
  }

  var endsWithSign: Bool { negativeSuffix.contains(where: Self.signs.contains) }

  /// Signs of numbers, including the typographic minus.
  package static let signs: Set<Character> = ["-", "+", "\u{2212}"]
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
