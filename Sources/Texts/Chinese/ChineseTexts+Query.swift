extension ChineseTexts {
  // MARK: The grammar

  package func isNoPath(_ path: String, meant: String) -> String {
    "没有显示“\(path)”的行；是否指“\(meant)”？"
  }
  package func invalidPredicate(_ reason: String) -> String {
    "谓词：\(reason)" + (reason.hasSuffix("？") ? "" : "。")
  }
  package func columnNeedsCondition(_ column: String) -> String {
    "“\(column)”是列：请说明条件，如 \(column) = …；如果是指文本，请放入双引号"
  }
  package var parenthesisNotClosed: String { "这个括号没有闭合" }
  package var parenthesisNotClosedInText: String { "这个括号没有闭合；如果它是文本的一部分，请将文本放入双引号" }
  package var expectedAndSecondValue: String { "应为“and”和第二个值，如 between 1 and 2" }
  package var expectedValueBetween: String { "应为值，如 between 1 and 2" }
  package var expectedListValue: String { "应为值，如 (a, b)" }
  package func filterTooDeep(_ levels: Int) -> String { "嵌套超过 \(levels) 层" }
  package var expectedClosingParenthesis: String { "应为“)”" }
  package func expectedJoint(found: String) -> String {
    "应为“and”、“or”或结尾，实际为\(following(found))；如果是指文本，请放入双引号"
  }
  package func expectedCondition(after before: String?, found: String?) -> String {
    (before.map { "\($0) 之后应为条件" } ?? "应为条件") + (found.map { "，实际为\(following($0))" } ?? "")
      + "；如果是指文本，请放入双引号"
  }
  package var ambiguousComma: String { "这个逗号可能分隔两个数字，也可能属于一个数字；请在其后加空格，或将数字放入双引号" }
  package var filterQuoteNotClosed: String { "双引号没有闭合；如果是指引号本身，请写 \\\"" }

  // MARK: Columns and values

  package func noColumn(_ name: String, nearest: String?) -> String {
    "没有列“\(name)”；" + (nearest.map { "是否指“\($0)”？" } ?? "若要查找文本本身，请放入双引号。")
  }
  package func noColumnOfPath(_ path: String, write predicate: String?) -> String {
    "没有列“\(path)”；若要比较记录在该路径的值，请写 = " + (predicate ?? "\(path) == '文本'")
      + "；若要查找文本本身，请放入双引号。"
  }
  package func noColumnName(before sign: String) -> String {
    "“\(sign)”之前没有列名；请写成 salary > 5000 这样，或将要查找的文本放入双引号。"
  }
  package func nothingToCompare(_ label: String, after sign: String, identifier: String) -> String {
    "“\(label)”没有可比较的值；请在“\(sign)”之后写值，或写 \(identifier) missing。"
  }
  package func keptSecret(_ label: String, identifier: String) -> String {
    "“\(label)”是保密的：只能用 \(identifier) missing 或 \(identifier) present 作条件。"
  }
  package func holdsNumbers(_ label: String, _ value: String, example: String) -> String {
    "“\(label)”是数字，而“\(value)”不是；请写成 \(example) 5000 这样。"
  }
  package func holdsLists(_ label: String, instead predicate: String) -> String {
    "“\(label)”是列表；要比较其中的数量，请写 \(predicate)"
  }
  package func holdsDates(_ label: String, _ value: String, example: String) -> String {
    "“\(label)”是日期，而“\(value)”不是；请写成 \(example) 2026-11-21 这样，或只写年份。"
  }
  package func isOnOrOff(_ label: String) -> String { "“\(label)”是开或关；请用 = 或 != 比较。" }
  package func isNoSide(_ text: String, of label: String, on: String, off: String) -> String {
    "“\(text)”不是“\(label)”的任一取值：开（\(on)）或关（\(off)）"
  }
  package func isAmbiguous(_ label: String, _ value: String, _ reason: String) -> String {
    "“\(label)”：“\(value)”\(reason)。"
  }

  // MARK: Notes

  package func closesNothing(_ parenthesis: String) -> String {
    "“\(parenthesis)”没有对应的左括号，因此视为文本的一部分；如果本意如此，请将文本放入双引号"
  }
  package func signIsText(_ sign: String, write word: String) -> String {
    "“\(sign)”按文本查找；条件用 \(word) 连接"
  }
  package func isOneText(_ text: String, write advice: String, or alternative: String?) -> String {
    "“\(text)”是一个文本；两个值请写 \(advice)" + (alternative.map { "，或 \($0)" } ?? "")
  }
  package func isNoChoice(
    _ text: String, of label: String, nearest: String?, choices: [String], isAll: Bool
  ) -> String {
    "“\(text)”不在“\(label)”的选项之中"
      + (nearest.map { "；是否指“\($0)”？" } ?? choicesAre(choices, isAll: isAll))
  }
  package func comparesTexts(_ label: String, write predicate: String) -> String {
    "“\(label)”存储的是文本，按文本比较：“10”在“5”之前；要按数字比较，请写 \(predicate)"
  }
  package func missesTexts(_ label: String, write predicate: String) -> String {
    "“\(label)”有些数字存储为文本，不参与比较；要一并比较，请写 \(predicate)"
  }
  package func nothingBetween(_ low: String, _ high: String, areDates: Bool) -> String {
    "没有记录能在 \(low) 与 \(high) 之间：\(low) \(areDates ? "晚于" : "大于") \(high)"
  }
}
