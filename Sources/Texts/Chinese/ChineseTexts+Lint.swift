extension ChineseTexts {
  // MARK: Values of a row

  package func limitsNoTexts(_ key: String) -> String { "“\(key)”对文本不起作用" }
  package var noWholeNumberBetween: String { "“minimumValue”和“maximumValue”之间没有整数" }
  package var otherLimitsOrNumber: String { "其他限制，或 valueType = number" }
  package func keyIsEmpty(_ key: String) -> String { "“\(key)”为空，不起作用" }
  package var valuesThatDiffer: String { "不同的值" }

  // MARK: Parts

  package var fieldsShowNothing: String {
    "该行什么也不显示：“displayValue”指定显示其各部分中的哪些"
  }
  package var fieldsAreEmpty: String { "“fields”中没有部分，该行的任何内容都无法编辑" }
  package var dropFieldsOrReadOnly: String {
    "删去它，使“displayValue”中的每个路径各成一个部分，或用 readOnly = YES"
  }

  // MARK: Dates

  package var dateQuoteNotClosed: String { "日期格式无效：引号没有闭合" }
  package var closedDateQuote: String { "文本前后各写一个 '，作为文本的 ' 写作 ''" }
  package var hoursWithoutHalf: String { "h 和 K 只数到 12，而日期格式中没有表示上午或下午的 a" }
  package func patternLacksMode(_ mode: String) -> String {
    "日期格式不显示 \(mode)，而该行只选取它"
  }

  // MARK: Rules

  package func rowRuleMarksItsRow(_ key: String) -> String {
    "“\(key)”在行的规则中不起作用：标出的总是该行"
  }
  package func ruleOfFormOrDrop(_ key: String) -> String {
    "把规则写在表单的“rules”中，或删去“\(key)”"
  }
  package func formRuleIsAlwaysJudged(_ key: String) -> String {
    "“\(key)”在表单的规则中不起作用：每条记录都会检查"
  }
  package var colorRuleIsPreceded: String { "该颜色规则不起作用：它之前有谓词相同的规则" }
  package func colorRuleIsIncluded(in other: String) -> String {
    "该颜色规则不起作用：凡它成立时，之前的规则“\(other)”也成立"
  }
  package var placeBeforeThatRule: String { "把它移到那条规则之前" }

  // MARK: Expressions

  package var anotherComparison: String { "换一种比较：现在的比较对任何记录结果都相同" }
  package var anotherDivisor: String { "不为 0 的除数" }

  // MARK: Files

  package func makingFile(_ line: String) -> String { "创建该文件，每个文本一行：\(line)" }
  package var doubledBackslash: String { "作为文本的反斜杠写两个" }
  package var plainQuotes: String { "首尾都用半角双引号（\"…\"）" }
  package var plainMark: String { "半角符号（关闭输入法的中文标点）" }
  package var wholeBytes: String { "每个字节写两个十六进制数字" }
  package var plainValue: String { "普通的值：5、0.5、YES，或加引号的文本" }
  package var rowsInFile: String { "( { key = Name; valuePath = name; } )" }
  package var elementOfOtherKind: String { "这样的文本；其他文本用 <string>" }
  package var oneRoot: String { "用一个 <array> 或 <dict> 包含两者" }
  package var plainDoctype: String { "不带 […] 的 <!DOCTYPE>" }
  package var fieldsAsInHeading: String { "与第一行一样多的字段，含有分隔符的字段加引号" }
}
