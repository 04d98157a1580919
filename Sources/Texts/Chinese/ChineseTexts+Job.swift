extension ChineseTexts {
  package var jobShowingAll: String { "显示全部" }
  package var jobFiltering: String { "筛选" }
  package var jobSorting: String { "排序" }
  package var jobAddingUp: String { "统计" }
  package var jobSearching: String { "查找" }
  package var jobLookingForProblems: String { "查找问题" }
  package var jobSetting: String { "设置列" }
  package var jobChecking: String { "保存前检查" }
  package var jobCounting: String { "统计问题" }
  package func formHasNoColumn(_ name: String) -> String { "表单没有列“\(name)”" }
  package var lineIsInvalidJSON: String { "该行不是有效的 JSON" }
  package var itIsReadOnly: String { "它是只读的" }
  package func lineIsInvalid(_ reason: String) -> String { "此行不是有效的 JSON：\(reason)" }
  package var thereIsNoRecord: String { "没有\(entry)" }
  package func jobGoesOn(_ title: String, stop key: String) -> String { "\(title)仍在进行；按 \(key) 停止" }
  package func jobGoesOnTryAgain(_ title: String, stop key: String) -> String {
    "\(title)仍在进行；请待完成后重试，或按 \(key) 停止"
  }
  package var stopped: String { "已停止" }
  package var stoppedUnsaved: String { "已停止：未保存" }
  package func stoppedUnchanged(textBack key: String?) -> String {
    "已停止：没有更改\(entry)" + (key.map { "；按 \($0) 恢复文本" } ?? "")
  }
  package func orderReveals(_ label: String) -> String { "“\(label)”是保密的：排序会泄露其值" }
  package func tooManySortColumns(_ limit: Int) -> String { "最多按 \(limit) 列排序" }
  package func nothingToSearch(_ key: String) -> String { "尚无查找内容：按 \(key) 输入" }
  package var allInView: String { "显示全部\(entry)" }
  package func pass(_ count: Int, of all: Int) -> String {
    "\(all.grouped) \(measure)中 \(count.grouped) \(measure)符合"
  }
  package func inNoRecord(_ text: String) -> String { "视图中没有\(entry)含“\(text)”" }
  package func filterLooksInColumns(search: String) -> String {
    "词语只在各列中查找；\(search) 也会查找其他行、列表和对象"
  }
  package func inHiddenColumn(_ text: String, _ label: String, _ key: String) -> String {
    "“\(text)”在隐藏列“\(label)”中；按 \(key) 显示"
  }
  package var searchWrapped: String { "查找已从另一端继续" }
  package func onlyMatch(_ text: String) -> String { "此\(entry)的其他行中没有“\(text)”" }
  package var noProblemsInView: String { "视图中的\(entry)没有问题" }
}
