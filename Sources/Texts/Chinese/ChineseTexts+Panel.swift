extension ChineseTexts {
  // MARK: Lists

  package func deletedRecord(_ number: Int) -> String { "第 \(number) 条记录" }
  package var recordsWereMoved: String { "记录被移动。" }
  package func andMoreRecords(_ count: Int) -> String { "还有 \(count.grouped) 条" }
  package func recordHeading(_ number: String) -> String { "第 \(number) 条记录" }
  package var nothingThere: String { "无" }
  package func movedFrom(_ place: String) -> String { "从“\(place)”移来" }
  package var changedSecret: String { "（已更改）" }
  package func lineNumber(_ number: Int) -> String { "第 \(number) 行" }
  package var keysHeading: String { "按键" }
  package var problemsHeading: String { "问题" }
  package func problemsHeading(total: String, inRecords count: Int?) -> String {
    "问题：" + (count.map { "\($0.grouped) 条记录中" } ?? "") + "\(total) 个"
  }
  package var noProblems: String { "没有问题" }
  package var nothingIsChanged: String { "没有更改" }
  package var onlyDraftsLeft: String { "只剩草稿，它们不会被保存" }
  package var whatSavingChanges: String { "保存将更改的内容" }
  package var deletedHaveFormerNumbers: String { "已删除的沿用原编号，其余用新编号。" }
  package var brokenFormHeading: String { "表单文件（正在使用上一个有效的表单）" }
  package var formHeading: String { "表单" }
  package var columnsHeading: String { "列" }
  package var goToHeading: String { "转到" }
  package var hiddenColumn: String { "隐藏" }
  package var noRowsToGoTo: String { "表单没有可转到的行" }
  package func moreRecordsHere(_ count: Int, _ key: String) -> String {
    "还有 \(count.grouped) 条记录；按 \(key) 输入 problems 可显示全部"
  }
  package var lineLabel: String { "行" }
  package func invalidJSONHere(_ message: String) -> String { "无效的 JSON：\(message)" }
  package var factRecords: String { entry }
  package var factMissing: String { "缺失" }
  package var factOtherType: String { "其他类型" }
  package var factDistinct: String { "不同值" }
  package func moreThan(_ count: Int) -> String { "多于 \(count.grouped)" }
  package var factMinimum: String { "最小值" }
  package var factMaximum: String { "最大值" }
  package var factSum: String { "总和" }
  package var factMean: String { "平均值" }
  package var mostFrequent: String { "最常见" }

  // MARK: Help about a row

  package func thisColumn(_ label: String) -> String { "当前列：\(label)" }
  package func thisRow(_ label: String) -> String { "当前行：\(label)" }
  package var factName: String { "标识符" }
  package var factPath: String { "路径" }
  package var factCell: String { "单元格" }
  package func storesType(_ cell: String, _ type: String) -> String { "\(cell)，存储 \(type)" }
  package var factValue: String { "值" }
  package var factChoices: String { "选项" }
  package var factKeyboard: String { "键盘" }
  package var factDefault: String { "默认值" }
  package func markedDefault(_ mark: String) -> String { "（前面的\(mark)表示不在记录中）" }
  package var factReadOnly: String { "只读" }
  package func factCondition(_ key: String) -> String {
    switch key {
    case "hidden": "隐藏条件"
    case "disabled": "禁用条件"
    case "required": "必填条件"
    default: "只读条件"
    }
  }
  package func conditionHolds(_ predicate: String?, _ holds: Bool) -> String {
    guard let predicate else { return "始终" }
    return holds ? "\(predicate)：此处成立" : "\(predicate)：此处不成立"
  }
  package var factFormula: String { "公式" }
  package var factDefaultFormula: String { "默认值" }
  package var factProblem: String { "问题" }
  package var inThisField: String { "在此字段中" }
  package var inTheTable: String { "在表格中" }
  package var inTheForm: String { "在表单中" }
  package func numberBeforeMovement(_ last: String) -> String {
    "移动键前的数字表示移动的次数；\(last) 前的数字表示转到何处。"
  }
}
