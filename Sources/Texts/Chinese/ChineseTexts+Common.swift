extension ChineseTexts {
  package func joined(_ sentence: String, _ advice: String) -> String { "\(sentence)；\(advice)" }
  package func about(_ name: String, _ sentence: String) -> String { "\(name)：\(sentence)" }
}
