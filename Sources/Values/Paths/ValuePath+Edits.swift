import JSONText

extension ValuePath {
  /// How many slips apart two paths of as many names are; nil where they are not alike. Indices count for nothing.
  package func slips(from other: ValuePath) -> Int? {
    guard steps.count == other.steps.count else { return nil }
    var sum = 0
    for (step, meant) in zip(other.steps, steps) {
      if case .index = step, case .index = meant { continue }
      guard let slips = NearestName.slips(between: step.name, and: meant.name) else { return nil }
      sum += slips
    }
    return sum <= 2 ? sum : nil
  }
}
