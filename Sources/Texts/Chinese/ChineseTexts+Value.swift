extension ChineseTexts {
  // MARK: Dates being typed

  package var writeDateLike: String { "请写成 2026-11-21 这样" }
  package var dateIncomplete: String { "日期不完整" }
  package var noSuchDay: String { "没有这一天" }
  package var yearHasFourDigits: String { "年份是四位数字" }
  package var monthHasTwoDigits: String { "月份是两位数字" }
  package func noMonth(_ month: String) -> String { "没有 \(month) 月" }
  package var dayHasTwoDigits: String { "日是两位数字" }
  package func noDay(_ day: String) -> String { "没有 \(day) 日" }
  package func month(_ month: String, hasNoDay day: Int) -> String { "\(month) 没有 \(day) 日" }
  package var noTimeOfDay: String { "不是时刻" }
}
