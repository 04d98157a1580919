extension ChineseTexts {
  package func foldedRows(_ count: Int) -> String { "\(count.grouped) 行" }
  package var noHeadingToFold: String { "该分组没有标题，无法折叠" }
  // MARK: Moving

  package func noSuchRow(_ number: Int, of count: Int) -> String {
    "表单共 \(count.grouped) 行；没有第 \(number.grouped) 行"
  }
  package var onlyRecord: String { "只有一\(counted)" }
  package var isFirstRecord: String { "这是第一\(counted)" }
  package var isLastRecord: String { "这是最后一\(counted)" }
  package var isLastReadRecord: String { "这是目前读取的最后一\(counted)" }
  package func rowGoneTextKept(_ row: String) -> String { "表单中已没有行“\(row)”；其文本留作草稿" }
  package func resultsLeftOut(inRecord number: Int?) -> String {
    let more = "需要重新计算的内容超出一次的上限：部分公式仍为原来的结果"
    return number.map { "第 \($0) 条记录\(more)" } ?? more + "，并有提示。"
  }
  package func alsoChanged(_ rows: [String]) -> String {
    let named = rows.prefix(rows.count > 6 ? 5 : 6).joined(separator: "、")
    return named + (rows.count > 6 ? "等 \(rows.count) 行" : "") + "也随之改变"
  }
  package func clearedWithRows(_ keys: [String]) -> String {
    let rows = keys.map { "“\($0)”" }.joined(separator: "、")
    return "\(rows)已隐藏并清空。"
  }
  package func leftOutWithRows(_ keys: [String]) -> String {
    let rows = keys.map { "“\($0)”" }.joined(separator: "、")
    return "\(rows)已隐藏，其值已从记录中移除。"
  }
  package var recordIsNew: String { "文件中还没有这条记录" }
  package var recordIsAsSaved: String { "记录与已保存的内容相同" }
  package func draftsDropped(_ count: Int) -> String { "已丢弃 \(count) 个草稿" }
  package func recordReverted(undo: String) -> String { "记录已恢复为保存的内容；按 \(undo) 撤销" }
  package var reloadLoses: String { "重新读取文件并丢弃未保存的内容？" }
  package var reloadTitle: String { "重新读取" }
  package var hiddenRow: String { "隐藏的行" }
  package var computedRow: String { "由公式计算" }
  package var disabledRow: String { "禁用" }
  package var noHiddenRows: String { "此\(entry)没有隐藏的行。" }
  package var hiddenRowsAreHidden: String { "隐藏的行已重新隐藏。" }
  package func hiddenRowsAreShown(_ count: Int, key: String) -> String {
    "已用暗色显示 \(count) 行隐藏行；按 \(key) 重新隐藏。"
  }
  package var noProblemsInRecord: String { "此\(entry)没有问题" }
  package func foundAt(_ path: String) -> String { "位于“\(path)”" }
  package func isInNoRecord(_ path: String) -> String { "“\(path)”不属于任何记录" }
  package func match(_ number: Int, of count: Int) -> String {
    "第 \(number.grouped) 处匹配，共 \(count.grouped) 处"
  }
  package func notInRecord(_ text: String) -> String { "此\(entry)中没有“\(text)”" }
  package func noSuchRecord(_ number: Int, of count: Int) -> String {
    "共 \(count) \(counted)；没有第 \(number) \(measure)"
  }
  package func recordNotRead(_ number: Int, soFar count: Int) -> String {
    "第 \(number) 条记录尚未读取：目前 \(count) 条"
  }
  package func recordFilteredOut(_ number: Int) -> String { "第 \(number) \(counted)被筛除" }
  package var noRecordToOpen: String { "没有可打开的\(entry)" }
  package func columnHidden(_ label: String, _ key: String) -> String {
    "“\(label)”已隐藏；按 \(key) 可列出并重新显示"
  }
  package func onlyColumn(_ label: String) -> String { "“\(label)”是唯一的列；须先显示另一列" }
  package func besideNeeds(_ columns: Int, found: Int) -> String {
    "表格与表单并排需要 \(columns) 列；现有 \(found) 列"
  }

  // MARK: The selection

  package var noneSelected: String { "没有选中的\(entry)" }
  package var noneSelectedInView: String { "视图中没有选中的\(entry)" }
  package func selectFirst(_ sentence: String, select: String, edit: String) -> String {
    "\(sentence)：按 \(select) 选中，按 \(edit) 编辑此单元格"
  }
  package func selectedCount(_ count: Int, set: String, copy: String, delete: String) -> String {
    "已选 \(count.grouped) \(unit == .items ? "项" : "条")：按 \(set) 批量设置该列，\(copy) 复制，\(delete) 删除"
  }
  package func selectionCleared(_ count: Int, _ key: String) -> String {
    "已取消选择 \(count.grouped) \(counted)；按 \(key) 恢复"
  }
  package func selectedStay(outOfView count: Int) -> String {
    "\(count.grouped) \(measure)选中的\(entry)被筛除，保持不变"
  }
}
