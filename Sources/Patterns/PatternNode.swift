/// A pattern reduced to what decides the number of possible matches: without captures and anchors.
///
/// As deep as the pattern's groups are nested, which PCRE2 limits to 250.
indirect enum PatternNode {
  case empty
  case symbol(SymbolSet)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// Repetitions, unbounded without a maximum.
  case loop(PatternNode, minimum: Int, maximum: Int?)
}
