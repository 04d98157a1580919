/// Random texts that are the same in every run.
extension SeededGenerator {
  /// A text of up to `length` of the given pieces.
  package mutating func text(of pieces: [String], length: Int) -> String {
    (0..<Int.random(in: 0...length, using: &self)).map { _ in
      pieces.randomElement(using: &self) ?? ""
    }.joined()
  }
}
