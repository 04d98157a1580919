extension ChineseTexts {
  // MARK: Help

  package func overview(_ text: String) -> String { text }
  package func usage(_ synopsis: String) -> String { "用法：\(synopsis)" }
  package var argumentsHeading: String { "参数：" }
  package var optionsHeading: String { "选项：" }
  package var subcommandsHeading: String { "命令：" }
  package var defaultCommand: String { "（默认）  " }
  package func values(_ values: [String], default standard: String?) -> String {
    "可选值：\(values.joined(separator: "、"))" + (standard.map { "；默认为 \($0)。" } ?? "。")
  }
  package func standardValue(_ standard: String) -> String { "默认为 \(standard)。" }
  package var showVersion: String { "显示版本。" }
  package var showHelp: String { "显示帮助。" }
  package func detailedHelp(_ command: String) -> String { "各命令的详细帮助：\(command)" }

  // MARK: Wrong calls

  package func wrongCall(_ message: String) -> String { "错误：\(message)" }
  package func helpOfArgument(_ text: String) -> String { "说明：\(text)" }
  package func usageOfCall(_ synopsis: String) -> String { "用法：\(synopsis)" }
  package func moreInformation(_ command: String) -> String { "更多信息：\(command)" }
  package func missingArgument(_ name: String) -> String { "缺少参数 \(name)" }
  package func unknownOption(_ name: String, meant: String?) -> String {
    "没有选项“\(name)”" + (meant.map { "；是否指“\($0)”？" } ?? "")
  }
  package func missingValue(_ option: String) -> String { "\(option) 缺少值" }
  package func invalidValue(_ value: String, _ option: String) -> String {
    "“\(value)”不是 \(option) 的有效值"
  }
  package func invalidValue(_ value: String, _ option: String, because reason: String) -> String {
    "\(invalidValue(value, option))：\(reason)"
  }
  package func invalidValue(_ value: String, _ option: String, oneOf values: [String]) -> String {
    "\(invalidValue(value, option))；可选值：\(values.joined(separator: "、"))"
  }
  package func unexpectedArgument(_ argument: String) -> String { "多余的参数“\(argument)”" }
  package func unexpectedArguments(_ arguments: [String]) -> String {
    "多余的 \(arguments.count) 个参数：\(arguments.map { "“\($0)”" }.joined(separator: "、"))"
  }
  package func takesNoValue(_ option: String, _ value: String) -> String {
    "选项 \(option) 不带值，但给出了“\(value)”"
  }
  package func formAndDataNeeded(_ file: String, command: String?) -> String {
    let call = ["formview", command].compactMap(\.self).joined(separator: " ")
    return "formview：需要表单和数据文件：\(call) \(file) DATA；如果 \(file) 是数据：\(call) --form auto \(file)；"
      + "\(call) --help 会列出更多用法"
  }
}
