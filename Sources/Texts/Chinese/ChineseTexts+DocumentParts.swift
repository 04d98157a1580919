extension ChineseTexts {
  // MARK: Headings

  package var headingForm: String { "表单" }
  package var headingSection: String { "分组" }
  package var headingIdentity: String { "行：标识与位置" }
  package var headingLook: String { "行：外观" }
  package var headingValue: String { "行：单元格与值" }
  package var headingChoices: String { "行：选项" }
  package var headingConditions: String { "行：条件" }
  package var headingComputed: String { "行：计算" }
  package var headingRules: String { "行：规则" }
  package var headingChildren: String { "行：子表单与列表" }
  package var headingChoice: String { "选项" }
  package var headingRule: String { "规则" }
  package var headingFolder: String { "文件夹中的 formview.plist" }
  package var headingColorRule: String { "颜色规则" }
  package var headingCells: String { "单元格" }
  package var headingDerivation: String { "行使用哪种单元格" }
  package var headingColors: String { "颜色" }
  package var headingKeyboards: String { "键盘" }
  package var headingForeign: String { "其他表单系统的名称" }
  package var headingMessages: String { "消息" }

  // MARK: Tables and lists

  package var columnsOfKeys: [String] { ["键", "类型", "默认值", "含义"] }
  package var columnsOfCells: [String] { ["单元格", "存储类型", "专用的键", "在终端中的样子"] }
  package var columnsOfKeyboards: [String] { ["`keyboardType`", "编号", "接受"] }
  package var columnsOfNames: [String] { ["其他系统", "formview"] }
  package func oneOfWords(_ words: [String]) -> String { "以下之一：\(names(words))" }
  package func anyOfWords(_ words: [String]) -> String { "以下任意几个：\(names(words))" }
  package func inRange(_ type: String, _ first: Int, _ last: Int) -> String {
    "\(type)，\(first) 至 \(last)"
  }
  package func sentences(_ sentences: [String]) -> String { sentences.joined() }
  package func forCells(_ cells: [String], storing types: [String]) -> String {
    types.isEmpty
      ? "用于 \(names(cells))。"
      : "用于 \(names(cells))；在其他单元格中用于 \(names(types)) 类型的值。"
  }
  package func codes(_ codes: [String]) -> String { "（\(names(codes))）" }
  package func formats(_ formats: [String]) -> String {
    "格式：\(names(formats))。数字可有 0 至 30 位小数。"
  }
  package func keys(ofForm keys: [String]) -> String { "表单的：\(names(keys))。" }
  package func keys(ofSection keys: [String]) -> String { "分组的：\(names(keys))。" }
  package func keys(ofRow keys: [String]) -> String { "行的：\(names(keys))。" }
  package func keys(ofChoice keys: [String]) -> String { "选项的：\(names(keys))。" }
  package func keys(ofRule keys: [String]) -> String { "规则的：\(names(keys))。" }
  package func keys(ofColorRule keys: [String]) -> String { "颜色规则的：\(names(keys))。" }
  package func listed(_ place: String, _ keys: [String]) -> String { "\(place)：\(names(keys))。" }
  package func title(_ title: String, _ severity: String) -> String { "**\(title)**（\(severity)）" }
  package func colors(_ colors: [String]) -> String { "\(names(colors))。" }

  // MARK: Which cell a row gets

  package var documentCells: String { "行没有给出 `valueType` 时，存储第一种类型。" }
  package var documentDerivation: String { "行没有给出 `cellIdentifier` 时，由以下第一条适用的决定：" }
  package var documentDerivationNote: String { "键盘从不决定类型：数字也可能是文本，如邮政编码。" }
  package func derivation(_ reason: String, _ cells: [String]) -> String {
    "\(reason)：\(names(cells))。"
  }
  package func cell(_ name: String, for nouns: [String]) -> String {
    let nouns = nouns.filter { !$0.isEmpty }
    return nouns.isEmpty ? name : "\(name)（\(nouns.joined(separator: "或"))）"
  }
  package func either(_ keys: [String]) -> String { keys.joined(separator: " 或 ") }
  package var derivationByParts: String { "`fields`，或不止一个路径的模板，且没有 `readOnly` 和 `formula`" }
  package var derivationByTemplate: String { "其他不止一个路径的模板，或没有 `valuePath`" }
  package var derivationByRecords: String { "前几条记录的值，方式相同" }
  package var derivationOfRest: String { "其他所有行" }
  package var nounNumber: String { "数字" }
  package var nounDate: String { "日期" }
  package var nounBool: String { "布尔值" }
  package var nounLongText: String { "多行文本" }
}
