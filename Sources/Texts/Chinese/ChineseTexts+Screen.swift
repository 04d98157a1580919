extension ChineseTexts {
  // MARK: The title and the bottom line

  package func fileIsRead(_ percent: Int) -> String { "已读取 \(percent)%" }
  package func openingProgress(_ activity: String, _ percent: Int?) -> String {
    activity + "…" + (percent.map { " \($0)%" } ?? "")
  }
  package var fileIsBroken: String { "损坏" }
  package var goneFromDisk: String { "磁盘上已不存在" }
  package var changedOnDisk: String { "磁盘上已更改" }
  package var newFile: String { "新文件" }
  package var formHasError: String { "表单有错误" }
  package var readOnly: String { "只读" }
  package var unsaved: String { "未保存" }
  package var unsavedAndLostInCrash: String { "未保存，崩溃时会丢失" }
  package func inPlaces(_ count: Int) -> String { "出现在 \(count.grouped) 处" }
  package func recordsInTitle(_ count: Int) -> String { "条记录" }
  package func moreColumns(_ count: Int) -> String { "+\(count.grouped) 列" }
  package func ofAll(_ count: Int) -> String { "/ \(count.grouped)" }
  package var filteredBy: String { "筛选：" }
  package var filterWord: String { "筛选" }
  package func selectedInView(_ count: Int) -> String { "已选 \(count.grouped) \(measure)" }
  package func selectedOutOfView(_ count: Int) -> String { "视图外已选 \(count.grouped) \(measure)" }
  package func selected(_ inView: Int, andOutOfView hidden: Int) -> String {
    "已选 \(inView.grouped) + 视图外 \(hidden.grouped)"
  }
  package func problemsFound(_ count: Int) -> String { "\(count) 个问题" }
  package func problemsHere(_ count: Int) -> String { "此处 \(count) 个问题" }
  package func lists(key: String) -> String { "\(key) 列出" }
  package var dropDraft: String { "丢弃草稿" }
  package var recordWord: String { "记录" }
  package var matchWord: String { "匹配" }
  package var typeWord: String { "输入" }
  package var toNarrow: String { "筛选" }
  package var typeToNarrow: String { "输入以筛选" }
  package func moreLines(_ count: Int) -> String { "+\(count) 行" }
  package func moreChoices(_ count: Int) -> String { "+\(count.grouped) 个选项" }
  package var windowTooSmall: String { "窗口太小" }
  package var nothingMatches: String { "没有匹配项。" }
  package var noRecordsInFile: String { "此文件中没有记录。" }
  package func noRecordsInFile(add key: String) -> String { "此文件中没有记录；按 \(key) 添加。" }
  package func noItems(add key: String?) -> String { key.map { "列表为空；按 \($0) 添加。" } ?? "列表为空。" }
  package func noRecordPasses(filter: String, done: String) -> String {
    "没有\(entry)符合筛选；按 \(filter) 后在空行上按 \(done) 显示全部。"
  }

  // MARK: The line of help

  package func keepsAsDraft(_ message: String, key: String) -> String {
    "\(message)；再按 \(key) 存为草稿"
  }
  package func keepsDraft(key: String) -> String { "再按 \(key) 存为草稿" }
  package func listsErrors(key: String) -> String { "按 \(key) 查看全部" }
  package func jobProgress(_ title: String, _ percent: Int, stop key: String) -> String {
    "\(title)… \(percent)%  按 \(key) 停止"
  }
  package func memberTwiceHere(_ name: String) -> String { "“\(name)”在此记录中重复；以最后一个为准" }
  package func doesNothing(_ key: String, help: String) -> String { "\(key) 在此不起作用；按 \(help) 查看按键" }
  package func doesNothing(_ key: String) -> String { "\(key) 在此不起作用" }
  package func takesNoCount(_ key: String) -> String { "数字须在移动键之前；\(key) 不接受数字" }
  package func countTyped(_ count: Int, forRecords last: String, _ down: String) -> String {
    "\(count.grouped)：\(last) 转到第 \(count.grouped) \(counted)，\(down) 等移动键移动这么多\(measure)"
  }
  package func countTyped(_ count: Int, forRows last: String, _ down: String) -> String {
    "\(count.grouped)：\(last) 转到第 \(count.grouped) 行，\(down) 等移动键移动这么多行"
  }
  package func patternsGivenUp(_ labels: [String], afterTexts count: Int) -> String {
    "\(labels.joined(separator: "、"))：不再检查，该正则表达式对 \(count) 个文本计算量过大（W405）"
  }
  package var writingFile: String { "正在写入文件…" }
  package func waitingForLock(of name: String) -> String { "正在等待锁定 \(name) 的程序" }
  package func waitingForLock(of name: String, stop key: String) -> String {
    "\(waitingForLock(of: name))；按 \(key) 停止"
  }
  package func workTakesLong(stop key: String) -> String { "仍在进行…；按 \(key) 停止" }
  package var stopping: String { "正在停止…" }
  package var pasteIsNoAnswer: String { "请按键回答；粘贴的文本不算" }
  package func pasteNeedsField(edit key: String) -> String { "粘贴须在字段中进行：请先在字段上按 \(key)" }
  package var mouseWorks: String { "鼠标已收回" }
  package func mouseReleased(takeBack key: String) -> String { "鼠标已交还终端，可选取文本；按 \(key) 收回" }
  package func itemsInTitle(_ count: Int) -> String { "项" }
  package var itemWord: String { "项" }
}
