/// A filter as it was typed, parted where `or` and `and` join conditions; `or` binds more loosely.
///
/// `and` joins only where a condition follows it: else it is a word, or part of a value. `or` joins there,
/// too, and behind words: who types `oslo or bergen` looks for either.
struct FilterClauses {
  /// What stands between the joints; each alternative's clauses must all hold.
  private(set) var alternatives: [[Substring]] = [[]]

  init(_ typed: String) {
    let joints = QueryText.pieces(of: typed).filter { piece in
      !piece.isQuoted && ["and", "or"].contains(piece.text.lowercased())
    }
    var start = typed.startIndex
    for (number, joint) in joints.enumerated() {
      let end =
        number + 1 < joints.count ? joints[number + 1].range.lowerBound : typed.endIndex
      let clause = typed[start..<joint.range.lowerBound]
      let next = typed[joint.range.upperBound..<end]
      guard clause.contains(where: { !$0.isWhitespace }) else { continue }
      let isOr = joint.text.lowercased() == "or"
      // Behind an operator it may be part of the value.
      let joinsWords =
        isOr && Self.operatorRange(in: clause) == nil && next.contains { !$0.isWhitespace }
      guard Self.isCondition(next) || joinsWords else { continue }
      alternatives[alternatives.count - 1].append(clause)
      if isOr { alternatives.append([]) }
      start = joint.range.upperBound
    }
    alternatives[alternatives.count - 1].append(typed[start...])
  }

  static let problems = "problems"
  static let missing = "missing"
  static let present = "present"

  /// Whether a clause is meant as more than words.
  private static func isCondition(_ clause: Substring) -> Bool {
    if operatorRange(in: clause) != nil { return true }
    let pieces = QueryText.pieces(of: String(clause))
    guard let last = pieces.last, !last.isQuoted else { return false }
    let word = last.text.lowercased()
    return pieces.count == 1 ? word == problems : word == missing || word == present
  }

  /// The first operator outside quotes; `==`, `≠`, `≤`, `≥` are understood too.
  static func operatorRange(
    in clause: Substring
  ) -> (Range<String.Index>, FilterOperator)? {
    let bytes = clause.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "\"") {
        index = QueryText.quoted(in: String(clause.base), from: index).1
        continue
      }
      for (sign, meaning) in signs where bytes[index...].starts(with: sign.utf8) {
        return (index..<bytes.index(index, offsetBy: sign.utf8.count), meaning)
      }
      index = bytes.index(after: index)
    }
    return nil
  }

  /// Longer ones first.
  private static let signs: [(String, FilterOperator)] =
    [("==", .equal), ("≠", .notEqual), ("≤", .lessOrEqual), ("≥", .greaterOrEqual)]
    + FilterOperator.allCases.map { ($0.rawValue, $0) }
}
