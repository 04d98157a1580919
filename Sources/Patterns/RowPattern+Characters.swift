extension RowPattern {
  /// True if no text that matches as a whole can contain any of these characters, which are printable ASCII.
  /// O(pattern).
  package func matchesNoText(with characters: [Character]) -> Bool {
    // A part of any text may match.
    guard !options.contains(.partial) else { return false }
    var parser = PatternParser(String(decoding: text.bytes, as: UTF8.self), options: options)
    guard let node = try? parser.parse() else { return false }
    let numbers = parser.alphabet.scalars.enumerated()
      .filter { scalar in characters.contains(Character(scalar.element)) }.map(\.offset)
    return numbers.count == characters.count && !numbers.contains { node.takes($0) }
  }
}

extension PatternNode {
  /// True if one of its sets contains the sample of this number.
  fileprivate func takes(_ number: Int) -> Bool {
    switch self {
    case .empty: false
    case .symbol(let set): set.contains(number)
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains { $0.takes(number) }
    case .loop(let node, _, _): node.takes(number)
    }
  }
}
