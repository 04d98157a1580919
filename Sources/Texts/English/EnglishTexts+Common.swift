extension EnglishTexts {
  package func joined(_ sentence: String, _ advice: String) -> String { "\(sentence); \(advice)" }
  package func called(_ title: String, _ name: String) -> String { "\(title) (\(name))" }
  package func about(_ name: String, _ sentence: String) -> String { "\(name): \(sentence)" }
}
