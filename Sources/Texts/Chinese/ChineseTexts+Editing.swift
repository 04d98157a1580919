extension ChineseTexts {
  // MARK: The state of a field

  package func draftOf(_ message: String) -> String { "草稿：\(message)" }
  package var notCompleteYet: String { "尚不完整" }
  package var cannotBecomeValid: String { "不符合要求" }
  package var tooMuchWorkToJudge: String { "计算量过大，无法检查" }
  package func inSelected(_ label: String, _ count: Int) -> String {
    "\(count.grouped) \(measure)选中\(entry)的“\(label)”："
  }
  package func isSetInNone(_ label: String, keep key: String) -> String {
    "“\(label)”未改动；按 \(key) 才会应用到所有选中的\(entry)"
  }
  package var setInAll: String { "全部设置" }
  package var differentValues: String { "（各不相同）" }

  // MARK: Editing

  package func isAsItWas(_ label: String, back key: String) -> String {
    "“\(label)”保持原值；按 \(key) 恢复文本"
  }
  package func rowOfTextGone(_ row: String) -> String { "表单已没有输入该文本的行“\(row)”" }
  package func noLongerSecret(_ label: String) -> String { "“\(label)”不再保密，因此不显示其文本" }
  package func cannotEditNow(_ label: String) -> String { "“\(label)”现在不能编辑；文本保留到可编辑时" }
  package func replacesEncrypted(_ label: String) -> String {
    "“\(label)”已用 sops 加密：输入的内容将以明文取代它。"
  }
  package var replaceInClear: String { "以明文替换" }
  package func clearWhat(_ label: String) -> String { "清空“\(label)”：" }
  package func clearWhat(_ label: String, ofRecord number: Int) -> String {
    "清空第 \(number) \(counted)的“\(label)”："
  }
  package var nothingCleared: String { "未清空：该行已不存在" }
  package var removeMember: String { "删除成员" }
  package var emptyText: String { "空文本" }
  package var asFormSays: String { "按表单规定" }
  package var holdsSecrets: String { "其中有保密值；请在各自的行中编辑" }
  package func editsRow(key: String) -> String { "按 \(key) 编辑此行" }
  package func leftEmptyStays(clear key: String) -> String { "留空则保持不变；在字段外按 \(key) 清空" }
  package func leftTextIsBack(leave key: String) -> String { "已恢复按 \(key) 离开时的文本；再按 \(key) 保持原值" }
  package func textIsBack(pressFirst first: String, toType key: String) -> String {
    "文本已恢复；要输入 \(key)，请先按 \(first)"
  }
  package func staysInSelected(_ label: String, _ count: Int) -> String {
    "“\(label)”在 \(count.grouped) \(measure)选中\(entry)中保持不变"
  }
  package func bringsTextBack(_ sentence: String, key: String) -> String {
    "\(sentence)；按 \(key) 恢复文本"
  }
  package func secretNotCopied(_ label: String) -> String { "“\(label)”是保密的，不复制" }
  package func copied(_ label: String) -> String { "已复制“\(label)”" }
  package func nothingToCopy(_ label: String) -> String { "“\(label)”没有可复制的内容" }
  package func clears(_ message: String, key: String) -> String { "\(message)，按 \(key) 清空" }
}
