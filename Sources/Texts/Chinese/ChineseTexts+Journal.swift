extension ChineseTexts {
  package func journalSummary(
    edits: Int, conflicts: Int, since: String, drafts: String?
  ) -> String {
    var parts: [String] = []
    if edits > 0 { parts.append("\(edits.grouped) 处编辑") }
    if edits == 0, conflicts > 0 { parts.append("\(conflicts.grouped) 处未解决的冲突") }
    if let drafts { parts.append(drafts) }
    guard let first = parts.first else { return "\(since) 以来的内容" }
    return "\(since) 以来的\(following(first))"
      + parts.dropFirst().map { "和\(following($0))" }.joined()
  }
  package func journalFound(_ summary: String, fileIsOther name: String?) -> String {
    "formview 意外退出时未保存：\(summary)" + (name.map { "；此后 \($0) 已更改" } ?? "") + "。"
  }
  package var askLater: String { "下次再问" }
  package var journalKept: String { "未保存的内容已保留；下次启动时再询问" }
  package var journalDiscarded: String { "未保存的内容已丢弃" }
  package func whatJournalWouldChange(_ summary: String) -> String {
    "采用\(following(summary))将更改的内容"
  }
  package func tookNothing(_ summary: String, misfits: Int) -> String {
    "\(summary)均未采用：\(misfits.grouped) 处与现在的文件不符，仍留在日志中"
  }
  package func tookJournal(
    _ summary: String, diff key: String, misfits: Int, partial: Int, conflicts: Int, list: String
  ) -> String {
    var text = "已采用\(following(summary))：按 \(key) 查看保存将更改的内容"
    if conflicts > 0 { text += "；\(conflicts.grouped) 处的值他人也已更改：按 \(list) 列出" }
    if misfits > 0 { text += "；\(misfits.grouped) 处与现在的文件不符" }
    if partial > 0 { text += "；\(partial.grouped) 处仅部分与现在的文件相符" }
    return text
  }
  package var whatWasNotTaken: String { "与现在的文件不符、未采用的内容" }
  package func journalOfOtherForm(
    _ summary: String, form: String?, records path: String
  ) -> String {
    "formview 意外退出时未保存：\(summary)，位于\(path.isEmpty ? "整个文件" : "“\(path)”处的记录")"
      + (form.map { "；请用表单 \($0) 打开" } ?? "；请用相应的表单打开")
  }
  package func nameInJournal(_ number: Int?) -> String {
    number.map { "第 \($0.grouped) 条记录" } ?? "一条添加的记录"
  }
  package func misfit(ofRecord number: Int?, _ path: String, _ value: String?) -> String {
    "与现在的文件不符：\(nameInJournal(number))，\(path) " + (value.map { "→ \($0)" } ?? "已移除")
  }
  package func misfit(ofRecords numbers: [Int?], _ values: String) -> String {
    let known = numbers.compactMap(\.self)
    let first = known.prefix(5).map(\.grouped).joined(separator: "、")
    let rest = known.count > 5 ? "等 \(known.count.grouped) " : ""
    let records = known.isEmpty ? [] : ["第 \(first) \(rest)条记录"]
    let added = numbers.count - known.count
    let others = added == 0 ? [] : ["添加的 \(added.grouped) 条记录"]
    let all = (records + others).joined(separator: "和")
    return "与现在的文件不符：\(all)中的 \(values)"
  }
  package func misfit(ofAdded count: Int) -> String {
    "与现在的文件不符：添加的 \(count.grouped) 条记录"
  }
  package func misfit(ofDeleted numbers: [Int?]) -> String {
    let first = nameInJournal(numbers.first ?? nil)
    return numbers.count == 1
      ? "与现在的文件不符：删除\(first)"
      : "与现在的文件不符：自\(first)起删除 \(numbers.count.grouped) 条记录"
  }
  package func misfit(ofMoved number: Int?, to place: Int) -> String {
    "与现在的文件不符：将\(nameInJournal(number))移至第 \(place.grouped) 位"
  }
  package func journalLacks(_ count: Int) -> String { "\(count.grouped) 处保密值的编辑未能保留" }
  package func remainderNotKept(_ reason: String) -> String {
    "未能采用的内容仍在原日志中，因为无法写入新日志：\(reason)"
  }
  package var abstractRecover: String { "显示、应用或丢弃 formview 意外退出时未保存的编辑。" }
  package var discussionRecover: String {
    """
    不给出文件时，列出有此类编辑的文件。给出文件时，打印应用后将更改的内容；打开该文件时屏幕上也会询问。文件此后若有更改，\
    编辑会与之合并；双方更改了同一个值时不作任何更改，由屏幕询问采用哪一个。
    """
  }
  package var helpRecoverData: String { "数据；省略时列出所有有此类编辑的文件。" }
  package var helpApply: String { "将这些编辑应用到文件。" }
  package var helpDrop: String { "丢弃它们。" }
  package var applyOrDrop: String { "--apply 和 --drop 不能同时使用" }
  package var sayWhatToRecover: String { "请指明文件" }
  package var nothingToRecover: String { "没有未保存的内容" }
  package var journalTakenElsewhere: String { "另一个 formview 已经采用未保存的更改" }
  package var secretsNeedForm: String { "未保存的更改含有保密值，而标明哪些值保密的表单已不存在；请用 --form 指定表单" }
  package func partialMisfits(_ count: Int) -> String {
    "\(count.grouped) 处编辑仅部分与现在的文件相符，其余留在日志中"
  }
  package func misfits(_ count: Int) -> String {
    "\(count.grouped) 处编辑与现在的文件不符，留在日志中"
  }
  package func conflictsForScreen(_ count: Int) -> String {
    "\(count.grouped) 处的值双方都已更改：未应用该次会话的任何编辑；请在屏幕上打开文件选择"
  }
  package func session(_ number: Int, of count: Int) -> String { "第 \(number) 次会话，共 \(count) 次" }
  package func journalMade(_ made: Int, of count: Int, since: String) -> String {
    "已保存 \(since) 以来的 \(count.grouped) 处编辑" + (made == count ? "" : "中的 \(made.grouped) 处")
  }
  package func journalWasMade(since: String) -> String { "文件中已有 \(since) 以来的编辑" }
  package func journalsOfMissing(_ path: String) -> String {
    "没有这个文件，但未保存的内容仍保留着：请恢复该文件，或用 `formview FORM \(path)` 重新新建，届时会询问是否采用这些编辑；--drop 将其丢弃"
  }
  package func journalsDiscarded(_ count: Int) -> String {
    count == 1 ? "未保存的内容已丢弃" : "\(count.grouped) 次会话未保存的内容已丢弃"
  }
  package func tableInDatabase(_ path: String, _ table: String) -> String {
    "\(path)，表“\(table)”"
  }
  package func draftsForScreen(_ count: Int) -> String { "\(draftCount(count))只能在屏幕上采用" }
  package func noJournal(_ reason: String) -> String { "保存之前，编辑会在崩溃时丢失：\(reason)" }
  package func journalMended(wasCut: Bool) -> String {
    "其他程序" + (wasCut ? "截断" : "移除") + "了未保存更改的日志；现已重新写入"
  }
  package func secretsNotKept(areAll: Bool, hasFolder: Bool) -> String {
    (areAll ? "加密数据" : "保密值") + "的更改在保存前遇到崩溃会丢失："
      + (hasFolder ? "XDG_RUNTIME_DIR 中无法保存用于加密的密钥" : "未设置 XDG_RUNTIME_DIR，无处存放用于加密的密钥")
  }
  package func keptInJournal(_ name: String) -> String {
    "\(name) 未保存；未保存的内容已保留：请重新打开"
  }
  package func crashed(_ name: String) -> String {
    "formview 已崩溃。未保存的内容已保留：请重新打开 \(name)。"
  }
}
