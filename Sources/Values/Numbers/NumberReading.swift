/// All that a typed number can mean in a row: as JSON writes it, and as the row's locale shows it.
package struct NumberReading {
  /// What it comes to.
  package enum Result: Hashable {
    /// One number, as valid JSON text that keeps the digits typed.
    case complete(String)
    /// The beginning of a number.
    case open
    /// The place of the first character that can't belong there, in grapheme clusters from 0.
    case impossible(at: Int)
    /// Two numbers, as JSON text: a separator is one of groups, or the decimal one.
    case ambiguous(grouped: String, decimal: String)
  }
  /// What it comes to.
  package let result: Result
  /// The readings that are possible so far; the one that counts first.
  package let candidates: [TypedNumber]

  /// Whether it comes to a number, or to two.
  package var isNumber: Bool {
    switch result {
    case .complete, .ambiguous: true
    case .open, .impossible: false
    }
  }

  /// Reads what is typed so far. In a row that `takesFraction` a separator may be a decimal one, as long as there are no more
  /// than `mostFractionDigits` behind it.
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
      let place = all.map(\.faultPlace).max() ?? 0
      result = possible.isEmpty ? .impossible(at: place) : .open
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
  /// Nil where the text has nothing in it that only a locale writes.
  init?(_ text: String, shape: NumberShape, notation: LocalNumber.Notation) {
    let local = LocalNumber(text.map(Self.plain), shape: shape, notation: notation)
    guard local.isLocal else { return nil }
    let number = TypedNumber(local.ascii, decimalSeparator: ".")
    let state: State =
      switch local.state {
      case .impossible(let place): .impossible(at: place)
      case .open: .open
      case .complete: number.state
      }
    self.init(state: state, ascii: local.ascii, source: .local(text, shape, notation))
  }

  /// A text and how it is read, so that a beginning of it can be read in the same way.
  package enum Source: Hashable {
    case plain(String, decimalSeparator: String)
    case local(String, NumberShape, LocalNumber.Notation)
  }

  /// The first `count` characters of the text, read in the same way.
  package func prefix(_ count: Int) -> TypedNumber {
    switch source {
    case .plain(let text, let separator):
      TypedNumber(String(text.prefix(count)), decimalSeparator: separator)
    case .local(let text, let shape, let notation):
      TypedNumber(String(text.prefix(count)), shape: shape, notation: notation)
        ?? TypedNumber(String(text.prefix(count)), decimalSeparator: shape.decimalSeparator)
    }
  }

  /// In grapheme clusters.
  package var length: Int {
    switch source {
    case .plain(let text, _), .local(let text, _, _): text.count
    }
  }

  fileprivate var faultPlace: Int {
    if case .impossible(let place) = state { place } else { 0 }
  }
}
