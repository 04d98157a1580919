extension ChineseTexts {
  package func savesElsewhere(_ reason: String, key: String) -> String { "\(reason)；按 \(key) 另存" }
  package func stillBeingRead(_ percent: Int) -> String { "文件仍在读取（\(percent)%）；请稍后重试" }
  package func onlyPartRead(_ name: String) -> String { "\(name) 只读取了一部分：保存会丢失其余部分" }
  package var brokenFurtherDown: String { "文件后部损坏：保存会丢失其余部分" }
  package var savingAsks: String { "你的更改已保留，保存时会询问" }
  package var mergedAfterField: String { "离开字段后与你的更改合并" }
  package var mergedAfterJob: String { "当前操作完成后与你的更改合并" }
  package func changed(_ name: String, _ outcome: String) -> String { "\(name) 被其他程序更改；\(outcome)" }
  package func changedAgain(_ name: String, _ outcome: String) -> String {
    "\(name) 再次被其他程序更改；\(outcome)"
  }
  package func deleted(_ name: String, _ outcome: String) -> String { "\(name) 被其他程序删除；\(outcome)" }
  package func thereAgain(_ name: String, _ outcome: String) -> String {
    "\(name) 又出现了，但内容已不同；\(outcome)"
  }
  package func isAsReadAgain(_ name: String) -> String { "\(name) 在磁盘上又与读取时一致" }
  package func onlyCopyIsHere(_ name: String) -> String { "\(name) 已被其他程序删除：其记录只在此处。" }
  package func onlyGoodCopyIsHere(_ name: String) -> String { "\(name) 已无法读取：此前读取的记录只在此处。" }
  package func changesSinceRead(_ name: String) -> String { "读取 \(name) 之后你所做的更改；磁盘上的文件此后也有更改" }
  package func changesBeforeDeletion(_ name: String) -> String { "读取 \(name) 之后你所做的更改；该文件此后已被删除" }
  package func isBeingChanged(_ name: String) -> String { "\(name) 正被其他程序更改；你的更改仍在" }
  package func isBeingChangedAndReread(_ name: String) -> String { "\(name) 正被其他程序更改；完成后将重新读取" }
  package func isGoneSinceRead(_ name: String) -> String { "\(name) 读取之后已不存在。" }
  package func wasChangedBeforeRead(_ name: String) -> String { "\(name) 尚未读完就被其他程序更改。" }
  package func notThereYet(_ name: String, add: String?, save: String) -> String {
    "\(name) 尚不存在：" + (add.map { "按 \($0) 添加记录，" } ?? "") + "按 \(save) 保存并创建"
  }
  package func andOtherRows(_ message: String, _ count: Int) -> String {
    count == 0 ? message : message + "（另有 \(count) 行）"
  }
  package var formWasRead: String { "表单已更改并重新读取" }
  package func formWasRead(withWarnings count: Int, list key: String) -> String {
    "表单已重新读取，有 \(count) 个警告；按 \(key) 列出"
  }
  package func formHas(warnings count: Int, list key: String) -> String {
    "表单有 \(count) 个警告；按 \(key) 列出"
  }
  package func typedKept(back key: String) -> String { "表单不再接受正在输入的内容；可接受时按 \(key) 恢复" }
  package var noTextHere: String { "表单在此不再接受文本" }
  package var fieldClosed: String { "表单已更改，正在编辑的字段已关闭" }
  package func typedIsDraft(list key: String) -> String { "表单不再接受正在输入的内容；已留作草稿，按 \(key) 列出" }
  package var noSuchRowNow: String { "表单中已没有此行" }
  package func fitsNow(edit: String, keep: String) -> String {
    "现已有效：按 \(edit) 再按 \(keep) 写入记录"
  }
  package func savedAndCompleted(_ name: String, _ losses: [String]) -> String {
    (["已保存 \(name)；数据库在保存时更改了值，已重新读取"] + losses).joined(separator: "；")
  }
  package func savedWithShared(_ name: String, _ losses: [String]) -> String {
    (["已保存 \(name)；其他值随之更改，已重新读取"] + losses).joined(separator: "；")
  }
  package func changedElsewhere(_ name: String, _ losses: [String]) -> String {
    (["\(name) 在别处被更改，已重新读取"] + losses).joined(separator: "；")
  }
  package func jobStopped(_ title: String) -> String { "已停止：\(title)" }
  package var openRecordIsGone: String { "打开的记录已不存在" }
  package func draftRecordsAreGone(_ drafts: [String], more: Int) -> String {
    let count = drafts.count + more
    return "\(count.grouped) 个草稿的记录已不存在（\(drafts.joined(separator: "，"))\(more > 0 ? "…" : "")）"
  }
  package func selectedAreGone(_ count: Int) -> String { "\(count.grouped) 条选中的记录已不存在" }
  package func filterNotTaken(_ filter: String) -> String { "表单不再接受筛选“\(filter)”；显示全部记录" }
  package func stillHere(_ reason: String) -> String { "\(reason)；之前读取的内容仍在" }
}
