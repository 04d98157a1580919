extension ChineseTexts {
  package var headingFindings: String { "check 和 set 发现的问题" }
  package var documentFindings: String {
    "问题以值所违反的行的键命名，例如 `maximumLength`，或以其 `rules` 中规则的 `identifier` 命名。以下名称不是行的键："
  }
  package var columnsOfFindings: [String] { ["名称", "含义"] }
  package func findingTitle(_ name: String) -> String { "\(name)：check 和 set 发现的问题" }
  package var findingOfType: String {
    "值的类型不是该行所接受的：文本代替了数字，或不是日期。请修改值，或修改该行的 `valueType` 或单元格。"
  }
  package var findingOfPath: String {
    "该行的 `valuePath` 经过一个无法再深入的值，例如本应是对象却是文本。请修改值，或修改路径。"
  }
  package var findingOfChoice: String {
    "值不在该行为此记录提供的选项之中。请选用其中之一，或用 `allowsOtherValue` 允许其他值。"
  }
  package var findingOfWhole: String { "整条记录或整个项有问题，例如表单要求对象的地方却是文本。" }
  package var findingOfBelow: String { "该行的列表或对象内部有问题。`check` 会在那里报告，并给出路径。" }
  package var findingOfDuplicate: String { "对象中有成员出现两次；以最后一个为准。请删除另一个。" }
  package var findingOfReadOnly: String { "`set` 不可修改该值：该行、其分组或其所在的对象为只读。" }
  package var findingOfJSON: String { "无法读取数据：消息会说明位置，以及该处应有的内容。" }
  package var findingOfFile: String { "无法读取或写入文件：消息会说明原因。" }
}
