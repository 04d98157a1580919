extension ChineseTexts {
  package func rescueFound(_ path: String, _ summary: String, newer name: String?) -> String {
    "\(path) 中有 formview 上次结束时未保存的\(following(summary))" + (name.map { "；此后 \($0) 已更改" } ?? "")
      + "。"
  }
  package var takeThem: String { "采用" }
  package var keepFile: String { "保留文件" }
  package var deleteIt: String { "删除" }
  package func discardForGood(_ summary: String) -> String { "永久丢弃\(following(summary))？" }
  package func deleteForGood(_ path: String) -> String { "永久删除 \(path)？" }
  package func rescueKept(_ path: String) -> String { "\(path) 已保留；下次启动时再询问" }
  package func rescueDeleted(_ path: String) -> String { "\(path) 已删除" }
  package func rescueOtherShape(_ name: String, _ path: String) -> String {
    "\(name) 的结构已不同：请从 \(path) 取用所需内容"
  }
  package func sameRecords(_ name: String) -> String { "\(name) 的记录相同。" }
  package func whatRescueWouldChange(_ path: String) -> String { "采用 \(path) 将更改的内容" }
  package func draftsLost(_ count: Int, _ path: String) -> String {
    "\(count.grouped) 个草稿所在的记录已不同，仍留在 \(path)"
  }
  package func tookRescue(_ summary: String, diff key: String, _ path: String) -> String {
    "已采用\(following(summary))：按 \(key) 查看保存将更改的内容；保存时删除 \(path)"
  }
  package func tookRescue(_ summary: String, conflicts: Int, list key: String) -> String {
    "已采用\(following(summary))：\(conflicts.grouped) 处的值他人可能也已更改，按 \(key) 列出"
  }
  package func tookRescue(_ summary: String, forSelected undo: String?, listed problems: String?)
    -> String
  {
    "已采用\(following(summary))；"
      + [undo.map { "按 \($0) 打开选中记录的文本" }, problems.map { "按 \($0) 列出尚未写入的内容" }].compactMap { $0 }
      .joined(separator: "，")
  }
  package func together(_ sentences: [String]) -> String { sentences.joined(separator: "；") }
  package func changesAnd(_ drafts: String) -> String { "更改和\(following(drafts))" }
  package func inSelectedRecords(_ label: String, _ count: Int) -> String {
    "\(count.grouped) 条选中记录的“\(label)”"
  }
  package func ofRecord(_ number: Int, _ label: String) -> String {
    "第 \(number.grouped) 条记录，\(label)"
  }
}
