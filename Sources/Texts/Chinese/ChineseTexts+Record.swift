extension ChineseTexts {
  // MARK: Records

  package func newRecord(leave: String?, undo: String) -> String {
    "已添加记录；" + takesBack(leave, undo)
  }
  private func takesBack(_ leave: String?, _ undo: String) -> String {
    leave.map { "先按 \($0) 再按 \(undo) 可撤销" } ?? "按 \(undo) 撤销"
  }
  package var noRecordToCopy: String { "没有可复制的\(entry)" }
  package func copiedBelow(_ count: Int, undo key: String) -> String {
    "已在下方复制 \(count.grouped) \(counted)；按 \(key) 撤销"
  }
  package var noRecordToDelete: String { "没有可删除的\(entry)" }
  package func deleted(_ count: Int, undo key: String) -> String {
    "已删除 \(count.grouped) \(counted)；按 \(key) 恢复"
  }
  package func moveNeedsNoFilter(keys: [String]) -> String {
    "\(entry)按\(whole)顺序移动：请先清空筛选（依次按 \(keys.joined(separator: "、"))）"
  }
  package func moveNeedsNoSort(sort key: String) -> String {
    "\(entry)按\(whole)顺序移动：在排序的列上按 \(key)，直到箭头消失"
  }
  package func nothingChanged(_ reason: String) -> String { "未作更改：\(reason)" }
  package func noneTakes(_ label: String, _ reason: String) -> String {
    "选中的\(entry)都不接受这个“\(label)”：\(reason)"
  }
  package func recordsLeftAlone(_ count: Int) -> String {
    "\(count.grouped) \(counted)在此期间已被更改，保持不变"
  }
  package func didNotTake(_ count: Int, of all: Int, _ reason: String) -> String {
    "\(all.grouped) \(counted)中有 \(count.grouped) \(measure)未接受：\(reason)"
  }
  package func allHaveIt(_ label: String) -> String { "所有选中的\(entry)已有此“\(label)”" }
  package func set(_ label: String, inRecords count: Int, undo key: String) -> String {
    "已在 \(count.grouped) \(counted)中设置“\(label)”；按 \(key) 撤销"
  }

  // MARK: Undo

  package var stepAdded: String { "添加的\(entry)" }
  package func stepCopied(_ count: Int) -> String { "复制的 \(count.grouped) \(counted)" }
  package func stepDeleted(_ count: Int) -> String { "删除的 \(count.grouped) \(counted)" }
  package var stepMoved: String { "\(entry)的移动" }
  package func stepChanged(_ label: String) -> String { "“\(label)”的更改" }
  package func stepSet(_ label: String, _ count: Int) -> String {
    "\(count.grouped) \(counted)中“\(label)”的更改"
  }
  package var stepSelectionCleared: String { "取消选择" }
  package var stepDefaults: String { "写入默认值" }
  package var stepFormulas: String { "更新计算值" }
  package var stepReverted: String { "恢复已保存的记录" }
  package var stepFieldLeft: String { "字段中未写入的文本" }
  package var stepTheirs: String { "保留我的或采用对方的选择" }
  package func stepTaken(from path: String, isPart: Bool) -> String {
    isPart ? "来自 \(path) 的更改之一" : "来自 \(path) 的更改"
  }
  package func droppedDraft(_ label: String) -> String { "已丢弃“\(label)”的草稿" }
  package var nothingToUndo: String { "没有可撤销的操作" }
  package var nothingToRedo: String { "没有可重做的操作" }
  package func undid(_ step: String) -> String { "已撤销\(following(step))" }
  package func redid(_ step: String) -> String { "已重做\(following(step))" }
  package func shownThoughFiltered(_ count: Int) -> String {
    count == 1 ? "该\(entry)不符合筛选，但仍显示" : "有不符合筛选的\(entry)仍显示"
  }
  package func inFilteredRecord(_ sentence: String, _ number: Int) -> String {
    "\(sentence)（第 \(number.grouped) 条记录，已被筛除）"
  }
  package func hasDraft(_ label: String, drop key: String) -> String {
    "“\(label)”有草稿，在该处按 \(key) 丢弃"
  }
  package func hasDraft(_ label: String, inRecord number: Int, drop key: String) -> String {
    "第 \(number.grouped) 条记录的“\(label)”有草稿，在该处按 \(key) 丢弃"
  }
  package func newItem(leave: String?, undo: String) -> String {
    "已添加一项；" + takesBack(leave, undo)
  }
  package func copiedToPaste(_ count: Int, paste key: String) -> String {
    "已复制 \(count.grouped) \(counted)；按 \(key) 可粘贴到表单相同的列表"
  }
  package func nothingToPaste(copy key: String) -> String { "没有可粘贴的内容：按 \(key) 复制记录或项" }
  package var otherFormIsNotPasted: String { "复制的内容与此列表的行不同，不能粘贴到此处" }
  package var noListToPasteInto: String { "文件不是列表，不能粘贴到此处" }
  package func pasted(_ count: Int, undo key: String) -> String {
    "已粘贴 \(count.grouped) \(counted)；按 \(key) 撤销"
  }
  package func stepPasted(_ count: Int) -> String { "粘贴的 \(count.grouped) \(counted)" }
  package func itemsAreNotAdded(to label: String) -> String { "“\(label)”不接受新项：表单不允许" }
  package func itemsAreNotCopied(of label: String) -> String { "“\(label)”的项不能复制：表单不允许" }
  package func itemsAreNotDeleted(of label: String) -> String { "“\(label)”的项不能删除：表单不允许" }
  package func itemsAreNotMoved(of label: String) -> String { "“\(label)”的项不能移动：表单不允许" }
  package func deleteItems(_ count: Int, named title: String) -> String {
    guard count == 1 else { return "删除这 \(count.grouped) 项？" }
    return title.isEmpty ? "删除此项？" : "删除“\(title)”？"
  }
  package var deleteAnswer: String { "删除" }
}
