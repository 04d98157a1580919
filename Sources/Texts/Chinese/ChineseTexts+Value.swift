extension ChineseTexts {
  // MARK: Dates being typed

  package func writeLike(_ example: String) -> String { "请写成 \(example) 这样" }
  package var noSuchDay: String { "没有这一天" }
  package var yearHasFourDigits: String { "年份是四位数字" }
  package var monthHasTwoDigits: String { "月份是两位数字" }
  package func noMonth(_ month: String) -> String { "没有 \(month) 月" }
  package var dayHasTwoDigits: String { "日是两位数字" }
  package func noDay(_ day: String) -> String { "没有 \(day) 日" }
  package func month(_ month: String, hasNoDay day: Int) -> String { "\(month) 没有 \(day) 日" }
  package var hoursAreFromTo: String { "小时为 0 至 23" }
  package var minutesAreFromTo: String { "分和秒为 0 至 59" }

  package func dataBytes(_ count: Int, _ beginning: String) -> String {
    "\(count) 字节" + (beginning.isEmpty ? "" : "  \(beginning)")
  }
  package var readFileLabel: String { "读取文件：" }
  package var writeFileLabel: String { "写入文件：" }
  package var onlyDataHasFiles: String { "只有二进制数据可以从文件读取或写入文件" }
  package var noDataToWrite: String { "没有可以写入文件的二进制数据" }
  package func dataRead(_ count: Int, from path: String) -> String {
    "已从 \(path) 读取 \(dataBytes(count, ""))"
  }
  package func dataWritten(_ count: Int, to path: String) -> String {
    "已将 \(dataBytes(count, "")) 写入 \(path)"
  }
  package var noData: String { "这既不是 Base64，也不是十六进制（如 0x0102 或 01 02）" }

  // MARK: Value paths

  package var emptyPath: String { "空路径不指向任何位置" }
  package var expectedDotOrBracket: String { "带引号的名称或索引之后应为“.”或“[”" }
  package var expectedName: String { "此处应为名称" }
  package var bracketWithoutOpening: String { "“]”没有对应的“[”；若是名称的一部分，请为名称加引号" }
  package var quoteInsideName: String { "名称中有引号；请为整个名称加引号" }
  package var whiteSpaceBesideName: String { "名称旁有空白；若是名称的一部分，请为名称加引号" }
  package var bracketNotClosed: String { "“[”没有闭合" }
  package var expectedIndex: String { "“[”与“]”之间应为从 0 起的整数" }
  package var backslashInQuotes: String { "引号中的反斜杠只能在引号或反斜杠之前" }
  package var quoteNotClosed: String { "引号没有闭合" }
  package var tildeInPointer: String { "JSON Pointer 中的“~”只能在 0 或 1 之前" }
  package func pathHasAtMostSteps(_ count: Int) -> String { "路径最多 \(count) 段" }
}
