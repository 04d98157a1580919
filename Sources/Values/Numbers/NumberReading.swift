/// All possible meanings of a typed number in a row: in JSON's and in the locale's notation.
package struct NumberReading {
  /// The meaning of a typed text.
  package enum Result: Hashable {
    /// One number, as valid JSON text that keeps the digits typed.
    case complete(String)
    case open
    /// The index of the first invalid character, in grapheme clusters.
    case impossible(at: Int)
    /// Two numbers, as JSON text: a separator may be for groups or for decimals.
    case ambiguous(grouped: String, decimal: String)
  }
  package let result: Result
  /// Readings still possible; the preferred one first.
  package let candidates: [TypedNumber]

  package var isNumber: Bool {
    switch result {
    case .complete, .ambiguous: true
    case .open, .impossible: false
    }
  }

  /// Parses a partly typed number. In a row that `takesFraction` a separator may be decimal, if at most
  /// `mostFractionDigits` follow it.
  package init(
    _ text: String, shape: NumberShape, takesFraction: Bool, mostFractionDigits: Int? = nil
  ) {
    let plain = TypedNumber(text, decimalSeparator: shape.decimalSeparator)
    let local = [
      TypedNumber(text, shape: shape, notation: .ungrouped),
      TypedNumber(text, shape: shape, notation: .grouped),
    ]
    let all = [plain] + local.compactMap(\.self)
    let possible = all.filter { if case .impossible = $0.state { false } else { true } }
    let complete = possible.compactMap { number -> (TypedNumber, String)? in
      if case .complete(let json) = number.state { (number, json) } else { nil }
    }
    guard let (first, json) = complete.first, let last = complete.last else {
      candidates = possible
      let index = all.map(\.faultIndex).max() ?? 0
      result = possible.isEmpty ? .impossible(at: index) : .open
      return
    }
    if DecimalText(json) == DecimalText(last.1) {
      candidates = [first] + possible.filter { $0.source != first.source }
      result = .complete(json)
    } else if takesFraction,
      DecimalText(json).map({ $0.fractionDigits <= mostFractionDigits ?? .max }) ?? true
    {
      candidates = possible
      result = .ambiguous(grouped: last.1, decimal: json)
    } else {
      candidates = [last.0]
      result = .complete(last.1)
    }
  }
}

extension TypedNumber {
  /// Nil if the text has no locale-specific characters.
  init?(_ text: String, shape: NumberShape, notation: LocalNumber.Notation) {
    let local = LocalNumber(text.map(Self.plain), shape: shape, notation: notation)
    guard local.isLocal else { return nil }
    let number = TypedNumber(local.ascii, decimalSeparator: ".")
    let state: State =
      switch local.state {
      case .impossible(let index): .impossible(at: index)
      case .open: .open
      case .complete: number.state
      }
    self.init(state: state, ascii: local.ascii, source: .local(text, shape, notation))
  }

  /// A text and its notation, for parsing a beginning of it in the same way.
  package enum Source: Hashable {
    case plain(String, decimalSeparator: String)
    case local(String, NumberShape, LocalNumber.Notation)
  }

  /// The first `count` characters of the text in the same notation.
  package func prefix(_ count: Int) -> TypedNumber {
    switch source {
    case .plain(let text, let separator):
      TypedNumber(String(text.prefix(count)), decimalSeparator: separator)
    case .local(let text, let shape, let notation):
      TypedNumber(String(text.prefix(count)), shape: shape, notation: notation)
        ?? TypedNumber(String(text.prefix(count)), decimalSeparator: shape.decimalSeparator)
    }
  }

  /// Length in grapheme clusters.
  package var length: Int {
    switch source {
    case .plain(let text, _), .local(let text, _, _): text.count
    }
  }

  fileprivate var faultIndex: Int {
    if case .impossible(let index) = state { index } else { 0 }
  }
}
