extension ChineseTexts {
  package func journalSummary(edits: Int, since: String, drafts: String?) -> String {
    guard edits > 0 else { return "\(since) 起的\(following(drafts ?? "内容"))" }
    return "\(since) 起的 \(edits.grouped) 处编辑" + (drafts.map { "和\(following($0))" } ?? "")
  }
  package func journalFound(_ summary: String, fileIsOther name: String?) -> String {
    "formview 意外结束时未保存：\(summary)" + (name.map { "；此后 \($0) 已更改" } ?? "") + "。"
  }
  package var askLater: String { "下次再问" }
  package var journalKept: String { "未保存的内容已保留；下次启动时再询问" }
  package var journalDiscarded: String { "未保存的内容已丢弃" }
  package func whatJournalWouldChange(_ summary: String) -> String { "采用\(summary)将更改的内容" }
  package func tookJournal(_ summary: String, diff key: String, misfits: Int) -> String {
    "已采用\(summary)：按 \(key) 查看保存将更改的内容" + (misfits == 0 ? "" : "；\(misfits.grouped) 处与现在的文件不符")
  }
  package func misfit(ofRecord number: Int, _ path: String, _ value: String?) -> String {
    "与现在的文件不符：第 \(number.grouped) 条记录，\(path) " + (value.map { "→ \($0)" } ?? "已移除")
  }
  package func misfit(ofRecords count: Int) -> String {
    "与现在的文件不符：\(count.grouped) 条记录的更改"
  }
  package func journalLacks(_ count: Int) -> String { "\(count.grouped) 处机密内容的编辑未能保留" }
  package var abstractRecover: String { "显示、执行或丢弃 formview 意外结束时未保存的编辑。" }
  package var discussionRecover: String {
    """
    不给出文件时，列出有此类编辑的文件。给出文件时，打印执行后将更改的内容；打开该文件时屏幕上也会询问。文件此后若有更改，只在仍然相符处执行编辑。
    """
  }
  package var helpRecoverData: String { "数据；省略时列出所有有此类编辑的文件。" }
  package var helpApply: String { "在文件中执行这些编辑。" }
  package var helpDrop: String { "丢弃它们。" }
  package var applyOrDrop: String { "--apply 和 --drop 不能同时使用" }
  package var sayWhatToRecover: String { "请指明文件" }
  package var nothingToRecover: String { "没有未保存的内容" }
  package func misfits(_ count: Int) -> String {
    "\(count.grouped) 处编辑与现在的文件不符，留在日志中"
  }
  package func draftsForScreen(_ count: Int) -> String { "\(draftCount(count))只能在屏幕上采用" }
  package func noJournal(_ reason: String) -> String { "保存之前，编辑会在崩溃时丢失：\(reason)" }
  package func keptInJournal(_ name: String) -> String {
    "\(name) 未保存；未保存的内容已保留：请重新打开"
  }
  package func crashed(_ name: String) -> String {
    "formview 已崩溃。未保存的内容已保留：请重新打开 \(name)。"
  }
}
