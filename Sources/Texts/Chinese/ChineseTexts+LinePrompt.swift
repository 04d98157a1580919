extension ChineseTexts {
  package func question(_ label: String, _ present: String) -> String {
    // Full-width brackets have their blank in themselves.
    let isApart = !present.isEmpty && !present.hasPrefix("（")
    return about(label + (isApart ? " " : "") + present, "")
  }
  package var requiredMark: String { "（必填）" }
  package func sides(_ on: String, _ off: String) -> String { "（\(on)/\(off)）" }
  package var secretIsThere: String { "已有值（不显示）" }
  package func byDefault(_ value: String) -> String { "默认为“\(value)”" }
  package func linesOfText(_ count: Int) -> String { "\(count) 行" }
  package func notAvailable(_ choice: String) -> String { "\(choice)（不可选）" }
  package func choicesNotListed(_ count: Int, list word: String) -> String {
    "共 \(count.grouped) 个选项；输入 \(word) 可列出"
  }
  package var severalChoices: String { "可选多个：编号或标题，用逗号分隔" }
  package var orAnotherValue: String { "或输入其他值" }
  package func editedElsewhere(path: String) -> String {
    "此处不提问：请在屏幕上编辑，或用 formview set，路径以“\(path)”开头"
  }

  package var emptyLine: String { "空行" }
  package var meaningOfEmptyLine: String { "保留方括号中的值" }
  package var meaningOfHelpWord: String { "显示这些说明和该行的帮助" }
  package var meaningOfClearWord: String { "清空值" }
  package func meaningOfLinesWord(end: String) -> String {
    "开始输入多行文本；只有 \(end) 的一行结束输入"
  }
  package var meaningOfChoicesWord: String { "列出选项" }
  package var meaningOfBackWord: String { "回到上一个问题" }
  package var meaningOfSaveWord: String { "保留其余的值并保存" }
  package var meaningOfQuitWord: String { "不保存并退出" }
  package var meaningOfTwoDots: String { "输入以点开头的文本：两个点中的第一个会被去掉" }

  package func unknownWord(help word: String) -> String {
    "没有这个命令；输入 \(word) 可列出所有命令。若文本以点开头，请输入两个点"
  }
  package var lineHasControlCharacters: String { "此行含有控制字符（如方向键产生的字符）；请重新输入" }
  package var lineIsNotUTF8: String { "此行不是 UTF-8；请重新输入" }
  package var takesOneLine: String { "只能输入一行" }
  package func endLinesWith(_ end: String) -> String { "请输入各行；只有 \(end) 的一行结束输入" }
  package var isFirstQuestion: String { "这是第一个问题" }
  package var answersAreBroken: String { "尚未保存；请先改正以下各行：" }

  package func introductionToLines(help word: String) -> String {
    "空行保留原值；输入 \(word) 查看其他命令。"
  }
  package var nothingToAsk: String { "表单中没有可以逐行编辑的行" }
  package func changed(_ label: String, from before: String, to after: String) -> String {
    "\(label)：\(before.isEmpty ? "（空）" : before) → \(after.isEmpty ? "（空）" : after)"
  }
  package func changedSecret(_ label: String) -> String { "\(label)：已更改" }
  package func savedTo(_ path: String) -> String { "已保存到 \(path)。" }
  package var nothingSaved: String { "没有保存任何内容。" }
  package var inputEnded: String { "输入在最后一个问题之前结束；没有保存任何内容" }
  package var answerRefused: String { "上一行未被接受，后面各行可能已对不上问题；没有保存任何内容" }
  package var moreLinesThanQuestions: String { "最后一个问题的回答之后还有其他行；没有保存任何内容" }
  package func changedElsewhere(_ labels: [String]) -> String {
    "其他程序同时更改了相同的值：\(names(labels))；没有保存任何内容"
  }
  package var recordChangedElsewhere: String { "其他程序同时更改或删除了该记录；没有保存任何内容" }
  package var answersComeFromInput: String { "prompt：标准输入用于回答；请以文件给出数据" }
  package func promptMakesNoFile(_ form: String, _ path: String) -> String {
    "没有这个文件，prompt 不会新建；formview \(form) \(path) 可在屏幕上新建"
  }
  package func promptInstead(_ form: String, _ data: String) -> String {
    "`formview prompt \(form) \(data)` 可在任何终端上逐行提问"
  }
}
