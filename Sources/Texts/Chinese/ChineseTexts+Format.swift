extension ChineseTexts {
  // MARK: Keys of a form, and of a row

  package var meaningOfFormLocale: String { "数字和日期按哪个区域设置的写法显示和输入，如 de_DE。" }
  package var meaningOfFormCurrencyCode: String { "未自行指定货币的行以及模板所用货币的 ISO 4217 代码。" }
  package var meaningOfFormTimeZone: String { "没有自行给出时区的行按哪个时区的时钟显示时间，如 Europe/Oslo。" }
  package var meaningOfNumberStyle: String {
    "数字的显示方式：与记录中相同（none）、以千分位显示、显示为金额，或显示为百分数并同样输入：25 即 0.25。"
  }
  package var meaningOfUsesGroupingSeparator: String {
    "数字是否按 numberStyle 以千分位显示；设为 YES 时，未指定 numberStyle 也显示千分位。"
  }
  package var meaningOfLocale: String { "该行的数字和日期按哪个区域设置的写法显示和输入，如 de_DE。" }
  package var meaningOfDatePickerMode: String { "选取并显示日期、时间，或两者。" }
  package var meaningOfDateFormat: String {
    "日期的显示方式：由 UTS 35 的字母组成的日期格式，如 dd.MM.yyyy HH:mm，其他文本放在单引号中。"
  }
  package var meaningOfDateStyle: String { "按区域设置的写法显示日期：short 只用数字，full 包括星期。" }
  package var meaningOfStorageDateFormat: String {
    "记录中日期的形式：iso8601、自 1970 年起的秒数或毫秒数，或可据以读回日期的英文日期格式。"
  }
  package var meaningOfMinuteInterval: String { "输入的时间的分钟数须为它的倍数；须整除 60。" }
  package var meaningOfTimeZone: String {
    "按哪个时区的时钟显示时间，如 Europe/Oslo；值保留其原有的偏移量。"
  }
  package var meaningOfTrimsWhitespace: String { "离开该行时是否去掉输入的文本首尾的空白。" }
  package var meaningOfAutocapitalizationType: String {
    "输入时哪些字母变为大写：每个单词的首字母，或全部字母；`sentences` 由输入者决定，粘贴的文本不变。"
  }
  package var meaningOfAutocorrectionType: String { "仅为兼容其他系统的表单而接受；不起作用。" }
  package var meaningOfTextContentType: String {
    "文本的内容：行没有给出键盘时，emailAddress、URL 和 telephoneNumber 决定键盘。"
  }
  package var meaningOfRegexMatch: String { "须整个值匹配正则表达式，还是其任何一部分匹配即可。" }
  package var defaultTrims: String { "单行为 YES，保密文本和多行文本为 NO" }
  package var defaultEnvironments: String { "取自环境" }
  package var defaultForms: String { "取自表单" }
  package var defaultNumberStyle: String { "由单元格和小数位数决定" }
  package var defaultGrouping: String { "由 numberStyle 决定" }
  package var defaultWhatIsThere: String { "与记录一致" }
  package var defaultISODates: String { "如 2026-11-21 09:30" }
  package var headingFormats: String { "行：格式与输入" }

  // MARK: What a key needs

  package var typeLocale: String { "字符串形式的区域设置" }
  package var typeTimeZone: String { "字符串形式的时区" }
  package var typeDatePattern: String { "字符串形式的日期格式" }
  package var typeDateStorage: String {
    "iso8601、unixSeconds、unixMilliseconds，或字符串形式的日期格式"
  }

  // MARK: Diagnostics

  package var noSuchLocale: String { "没有这个区域设置" }
  package var noSuchTimeZone: String { "没有这个时区" }
  package var invalidDatePattern: String { "日期格式无效" }
  package func invalidDatePattern(letter: String) -> String {
    "日期格式无效：不认识字母 \(letter)；不是字段的文本请加单引号"
  }
  package var patternLosesDates: String { "按此格式无法读回日期" }
  package var minutesAndMonths: String { "日期格式中 m 表示分钟，M 表示月份" }
  package var datesHaveNoTime: String { "日期格式含有时间，而该行的日期没有时间" }
  package var patternWithoutTime: String { "不含时间的日期格式" }
  package var currencyOfReader: String { "金额以查看者所在地区的货币显示：$、€ 或 ¥" }
  package var currencyOfForm: String { "currencyCode = EUR，或用 \"\" 表示没有货币" }
  package var minutesDivideHour: String { "“minuteInterval”须整除 60" }

  // MARK: Dates being typed, and stored

  package func minutesInSteps(_ minutes: Int) -> String { "分钟数必须是 \(minutes) 的倍数" }
  package func clocksSkip(
    _ time: String, on day: String, in zone: String, from start: String, to end: String
  ) -> String {
    "\(zone) 在 \(day) 没有 \(time)：时钟从 \(start) 拨快到 \(end)；请输入此前或此后的时间"
  }
  package func clocksSkip(
    _ day: String, in zone: String, from start: String, to end: String
  ) -> String {
    "\(zone) 没有 \(day) 这一天：时钟从 \(start) 拨快到 \(end)；请输入此前或此后的日期"
  }
  package func timeIsMissing(_ example: String) -> String { "还需要时间：\(example)" }
  package func dayIsMissing(_ example: String) -> String { "还需要日期：\(example)" }
  package func aTimeLike(_ example: String) -> String { "如 \(example) 的时间" }
  package func aDateAndTimeLike(_ example: String) -> String { "如 \(example) 的日期和时间" }
  package func isNoTime(like example: String) -> String { "不是 \(example) 这样的时间" }
  package func isNoTime(because reason: String) -> String { "不是时间：\(reason)" }
  package func isNoDateAndTime(like example: String) -> String { "不是 \(example) 这样的日期和时间" }
  package var timeIsComplete: String { "时间已输入完整" }
  package var timeIsTypedAs: String { "请按 09:30 的格式输入时间" }
  package var timeWord: String { "时间" }
  package var hourWord: String { "小时" }
  package var dayOnly: String { "此处只保留日期" }
  package var timeNotKept: String {
    "此处只保留日期；若还要时间，表单的这一行须有 datePickerMode = dateAndTime"
  }
  package func isNotStored(as format: String) -> String { "不是以 \(format) 存储的" }
}
