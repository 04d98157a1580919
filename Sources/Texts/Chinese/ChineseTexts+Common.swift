extension ChineseTexts {
  package func joined(_ sentence: String, _ advice: String) -> String { "\(sentence)；\(advice)" }
  package func about(_ name: String, _ sentence: String) -> String { "\(name)：\(sentence)" }
  package func tryInstead(_ name: String) -> String { "请试 \(name)" }
  package func isMeant(_ name: String) -> String { "是否指 \(name)？" }
}
