extension ChineseTexts {
  package func setThere(_ value: String) -> String { "其他程序已设为“\(value)”" }
  package var removedThere: String { "其他程序已将其移除" }
  package func removedThere(_ name: String) -> String { "其他程序已移除\(following(name))" }
  package func overTheirs(_ theirs: String, _ problem: String) -> String {
    "\(theirs)；\(problem)"
  }
  package var changedThereInside: String { "其他程序也更改了其中的内容" }
  package func changedThere(_ name: String) -> String { "其他程序也更改了\(following(name))" }
  package func valueThere(_ label: String, _ value: String?) -> String {
    value.map { "\(label)“\($0)”" } ?? "\(label)为空"
  }
  package func deletedThere(_ title: String, isItem: Bool) -> String {
    "\(whole(title, isItem))在此处已更改，但其他程序已将其删除"
  }
  package func deletedHere(_ title: String, isItem: Bool) -> String {
    "\(whole(title, isItem))在此处已删除，但其他程序已将其更改"
  }
  package func replacedThere(_ title: String, isItem: Bool) -> String {
    "其他程序也更改了\(whole(title, isItem))"
  }
  private func whole(_ title: String, _ isItem: Bool) -> String {
    let word = isItem ? "项" : "记录"
    return title.isEmpty ? "此\(word)" : "\(word)“\(title)”"
  }
  package var recordLabel: String { "记录" }
  package var resolveConflict: String { "解决冲突" }
  package func whichToTake(_ label: String, ours: String?, theirs: String?) -> String {
    let (mine, other) = (ours.map { "“\($0)”" }, theirs.map { "“\($0)”" })
    return "\(label)：此处为\(mine ?? "空")，其他程序为\(other ?? "空")。"
  }
  package func allToTake(_ change: String, _ values: [String], more: Int) -> String {
    ([ended(change)] + values + (more > 0 ? ["另有 \(more.grouped) 个值不同。"] : [])).joined()
  }
  package var keepMine: String { "保留我的更改" }
  package var takeTheirValue: String { "采用对方的更改" }
  package func openConflicts(_ count: Int) -> String { "\(count.grouped) 处未解决的冲突" }
  package func conflictsLeft(_ count: Int, ofRecords: Bool, deleted: DeletingSide?) -> String {
    let subject = "有 \(count.grouped) " + (ofRecords ? "条记录" : "个值")
    return switch deleted {
    case .here: "\(subject)在此处被删除，其他程序更改了它。"
    case .there: "\(subject)在此处被更改，其他程序删除了它。"
    case nil: "\(subject)在此处和其他程序中都被更改。"
    }
  }
  package var keepMineAndSave: String { "保留我的更改并保存" }
  package var takeTheirsAndSave: String { "采用对方的更改并保存" }
  package func keptMine(undo key: String) -> String { "已保留你输入的值；按 \(key) 重新询问" }
  package func tookTheirs(undo key: String) -> String { "已采用其他程序保存的值；按 \(key) 撤销" }
  package func dropped(moves: Int, deletions: Int) -> String {
    let edits = [
      moves > 0 ? "\(moves.grouped) 处移动" : nil, deletions > 0 ? "\(deletions.grouped) 处删除" : nil,
    ].compactMap(\.self).joined(separator: "和")
    return "\(edits)未能应用：其中已找不到对应的记录"
  }
  package func mergedElsewhere(
    _ name: String, _ losses: [String], conflicts: Int, ofRecords: Bool, deleted: DeletingSide?,
    list key: String
  ) -> String {
    let noun = ofRecords ? "条记录" : "个值"
    let change =
      switch deleted {
      case .here: "在此处被删除，在别处被更改"
      case .there: "在此处被更改，在别处被删除"
      case nil: "双方都更改了"
      }
    let rest = conflicts == 0 ? [] : ["有 \(conflicts.grouped) \(noun)\(change)：按 \(key) 列出"]
    return (["\(name) 在别处被更改；你的更改已保留"] + losses + rest).joined(separator: "；")
  }
  package func readingOthersFirst(_ name: String) -> String { "\(name) 在别处被更改：保存前先读取" }
  package func cannotBeMerged(_ name: String) -> String { "\(name) 在别处被更改，无法与你的更改合并。" }
}
