/// A pattern as far as it matters for how many ways a text can be matched: no captures, no anchors.
///
/// As deep as the pattern's groups are nested, which PCRE2 limits to 250.
indirect enum PatternNode {
  case empty
  /// One character of a set.
  case symbol(SymbolSet)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// Repetitions; without a maximum there is no end.
  case loop(PatternNode, minimum: Int, maximum: Int?)
}
