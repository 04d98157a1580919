/// Sample characters that represent all others: printable ASCII, a few of other scripts, and those that the pattern
/// names. PCRE2 itself decides which of them a class contains, so that nothing about its syntax is repeated here.
struct PatternAlphabet {
  /// Characters, the likeliest first: a set shows its first character in texts.
  let scalars: [Unicode.Scalar]
  private let numbers: [Unicode.Scalar: Int]
  private let options: PatternOptions
  private var known: [[UInt8]: SymbolSet] = [:]

  init(pattern: [Unicode.Scalar], options: PatternOptions) {
    var scalars: [Unicode.Scalar] = []
    var numbers: [Unicode.Scalar: Int] = [:]
    for scalar in Self.usual + pattern.filter({ $0.value >= 0x80 })
    where numbers[scalar] == nil && scalars.count < SymbolSet.capacity {
      numbers[scalar] = scalars.count
      scalars.append(scalar)
    }
    self.scalars = scalars
    self.numbers = numbers
    self.options = options
  }

  private static let usual: [Unicode.Scalar] = {
    let ascii = (0x20...0x7E).compactMap(Unicode.Scalar.init)
    let letters = ascii.filter(\.properties.isAlphabetic)
    let rest = ascii.filter { !$0.properties.isAlphabetic && $0 != " " }
    return ["a", "1", "A"] + letters + rest + [" "]
      + Array("é中文あア한яΩ٣😀ß".unicodeScalars) + ["\u{A0}", "\u{3000}", "\t", "\n", "\r", "\u{1}"]
  }()

  /// Every sample character, or all but the line feed.
  func any(withLineFeed: Bool) -> SymbolSet {
    var set = SymbolSet()
    for (number, scalar) in scalars.enumerated() where withLineFeed || scalar != "\n" {
      set.insert(number)
    }
    return set
  }

  /// The set of a literal, in both cases if case doesn't count; empty for one that is not among the samples.
  func set(of scalar: Unicode.Scalar) -> SymbolSet {
    var set = SymbolSet()
    if let number = numbers[scalar] { set.insert(number) }
    guard options.contains(.caseInsensitive) else { return set }
    for other in [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping] {
      if let other = other.unicodeScalars.first, let number = numbers[other] { set.insert(number) }
    }
    return set
  }

  /// The characters of a class or an escape in PCRE2's spelling; nil if it doesn't compile alone.
  mutating func set(ofClass text: [UInt8]) -> SymbolSet? {
    if let set = known[text] { return set }
    guard let program = try? PatternProgram(text, options: options) else { return nil }
    var set = SymbolSet()
    for (number, scalar) in scalars.enumerated() {
      let bytes = Array(String(scalar).utf8)
      let outcome = bytes.withUnsafeBytes { program.interpret($0, partial: false, limit: 1_000) }
      if outcome == .match { set.insert(number) }
    }
    known[text] = set
    return set
  }

  /// The text of characters given by their numbers.
  func text(_ symbols: [Int]) -> String {
    var text = String.UnicodeScalarView()
    for symbol in symbols { text.append(scalars[symbol]) }
    return String(text)
  }
}
