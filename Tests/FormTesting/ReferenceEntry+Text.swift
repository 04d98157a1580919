import Forms

extension ReferenceEntry {
  /// All that it says, a line for each part or fact.
  package var text: String {
    parts.flatMap { part in
      switch part {
      case .prose(let text), .example(let text): [text]
      case .facts(let facts): facts.map { "\($0.name) \($0.text)" }
      }
    }.joined(separator: "\n")
  }
}
