extension ChineseTexts {
  package var secretHint: String { "保密" }

  // MARK: What keys do

  package var keepValue: String { "保留" }
  package var leaveAsItWas: String { "保持原值" }
  package var chooseValue: String { "选择" }
  package var moveCursor: String { "移动" }
  package var letterKeys: String { "输入" }
  package var filterList: String { "筛选" }
  package var todayWord: String { "今天" }
  package var arrowKeys: String { "方向键" }
  package var dayWord: String { "日" }
  package var monthWord: String { "月" }
  package var digitKeys: String { "数字键" }
  package var dateWord: String { "日期" }
  package var stepNumber: String { "增减" }
  package var toLimits: String { "最小或最大" }
  package var numberWord: String { "数字" }
  package var nextField: String { "下一项" }
  package var editorWord: String { "编辑器" }
  package var newLine: String { "换行" }
  package var onOrOff: String { "开或关" }
  package var goToChoice: String { "转到" }
  package var markChoice: String { "勾选" }

  // MARK: Values

  package var on: String { "开" }
  package var off: String { "关" }
  package var staysWhileEmpty: String { "留空则保持不变" }
  package var noChoices: String { "此处没有选项" }
  package func noChoiceMatches(_ text: String) -> String { "没有匹配“\(text)”的选项" }
  package var typeToFilter: String { "输入以筛选" }
  package func tally(_ count: Int, of all: Int) -> String { "\(count) / \(all)" }
  package func otherValue(_ text: String) -> String { "另填“\(text)”" }
  package func notOffered(_ value: String) -> String { "\(value)  不在选项中" }
  package func moreItems(_ count: Int) -> String { "…还有 \(count.grouped) 项" }
  package func weekdays(_ weekday: Int) -> String { ["一", "二", "三", "四", "五", "六", "日"][weekday] }
  package func monthTitle(_ month: Int, of year: Int) -> String { "\(year) 年 \(month) 月" }

  // MARK: Refusals

  package func keySwitches(_ key: String) -> String { "按 \(key) 切换开关" }
  package var chosenNotTyped: String { "选项只能选择，不能输入" }
  package var nothingChosen: String { "尚未选择" }
  package func noChoiceBegins(_ text: String) -> String { "没有以“\(text)”开头的选项" }
  package var typeYearFirst: String { "请先输入年份" }
  package var dateIsComplete: String { "日期已输入完整" }
  package var dateIsTypedAs: String { "请按 2026-11-21 的格式输入日期" }
  package var onlyNumbersStep: String { "只有数字才能增减" }
  package var hasNoLimit: String { "没有设置上限或下限" }
  package var secretStaysHere: String { "保密值不能用其他程序编辑" }
  package var numberIsTypedHere: String { "数字请直接在此输入" }
  package var nothingToUndoInField: String { "此字段没有可撤销的操作" }
  package var nothingToRedoInField: String { "此字段没有可重做的操作" }
}
