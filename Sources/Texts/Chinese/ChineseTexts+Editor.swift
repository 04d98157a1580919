extension ChineseTexts {
  // MARK: The title and the bottom line

  package func fileIsRead(_ percent: Int) -> String { "读取 \(percent) %" }
  package var fileIsBroken: String { "损坏" }
  package var goneFromDisk: String { "磁盘上已不存在" }
  package var changedOnDisk: String { "磁盘上已更改" }
  package var newFile: String { "新文件" }
  package var formHasError: String { "表单有错误" }
  package var readOnly: String { "只读" }
  package var unsaved: String { "未保存" }
  package func recordsInTitle(_ count: Int) -> String { "条记录" }
  package func ofRecords(_ count: String) -> String { "/ \(count)" }
  package var filteredBy: String { "筛选：" }
  package func selectedInView(_ count: String) -> String { "已选 \(count)" }
  package func selectedOutOfView(_ count: String) -> String { "视图外已选 \(count)" }
  package func selected(_ inView: String, andOutOfView hidden: String) -> String {
    "已选 \(inView) + 视图外 \(hidden)"
  }
  package func problemsFound(_ count: Int) -> String { "\(count) 个问题" }
  package func problemsHere(_ count: Int) -> String { "此处 \(count) 个问题" }
  package func toList(_ key: String) -> String { "\(key) 列出" }
  package var dropDraft: String { "丢弃草稿" }
  package var recordWord: String { "记录" }
  package var typeWord: String { "输入" }
  package var toNarrow: String { "以缩小范围" }
  package var typeToNarrow: String { "输入以缩小范围" }
  package var windowTooSmall: String { "窗口太小" }
  package var nothingMatches: String { "没有匹配项。" }
  package var noRecordsInFile: String { "此文件中没有记录。" }
  package func noRecordsInFile(add key: String) -> String { "此文件中没有记录；按 \(key) 添加。" }
  package func noRecordPasses(_ key: String) -> String { "没有记录符合筛选；按 \(key) 后在空行上按 Enter 显示全部。" }

  // MARK: The line of help

  package func keepsAsDraft(_ message: String) -> String { "\(message)；再按 Enter 存为草稿" }
  package var enterKeepsDraft: String { "再按 Enter 存为草稿；按 Esc 保持原值" }
  package func formErrorListed(_ key: String, _ error: String) -> String {
    "按 \(key) 列出全部：\(error)（正在使用上一个有效的表单）"
  }
  package func jobProgress(_ title: String, _ percent: Int, stop key: String) -> String {
    "\(title)… \(percent) %  按 \(key) 停止"
  }
  package func memberTwiceHere(_ name: String) -> String { "“\(name)”在此记录中重复；以最后一个为准" }
  package func doesNothing(_ key: String, help: String) -> String { "\(key) 在此无作用；按 \(help) 查看按键" }
  package func doesNothing(_ key: String) -> String { "\(key) 在此无作用" }
  package func takesNoCount(_ key: String) -> String { "数字须在移动键之前；\(key) 不接受数字" }
  package func countForRecord(_ count: String, last: String, down: String) -> String {
    "\(count)：\(last) 转到第 \(count) 条记录，\(down) 等移动键移动这么多"
  }
  package func countForRow(_ count: String, last: String, down: String) -> String {
    "\(count)：\(last) 转到第 \(count) 行，\(down) 等移动键移动这么多"
  }
  package func patternsGivenUp(_ labels: [String], afterTexts count: Int) -> String {
    "\(labels.joined(separator: "、"))：不再检查，该模式对 \(count) 个文本计算量过大（W405）"
  }
  package var writingFile: String { "正在写入文件…" }
  package var pasteIsNoAnswer: String { "粘贴的文本不作为回答" }
  package func pasteNeedsField(_ key: String) -> String { "粘贴的文本须进入字段：请先在字段上按 \(key)" }
  package var mouseWorks: String { "鼠标在此重新可用" }
  package func mouseReleased(_ key: String) -> String { "鼠标已交还终端，可选取文本；按 \(key) 收回" }

  // MARK: Opening

  package var opensWhenRead: String { "文件读完后打开表单；在此之前按 q 或 Esc 退出" }
  package func nothingBeforeRead(_ key: String) -> String { "文件读完之前 \(key) 无作用；按 q 或 Esc 退出" }
  package var readingNow: String { "正在读取" }
  package var preparingForm: String { "正在准备表单" }
  package var leaveWord: String { "退出" }
  package var keysWord: String { "按键" }

  // MARK: The state of a field

  package func draftOf(_ message: String) -> String { "草稿：\(message)" }
  package var notCompleteYet: String { "尚不完整" }
  package var cannotBecomeValid: String { "不可能有效" }
  package var tooMuchWorkToJudge: String { "计算量过大，无法检查" }
  package func inSelected(_ label: String, _ count: Int) -> String {
    "\(grouped(count)) 条选中记录的\(label)"
  }
  package var setInAll: String { "全部设置" }

  // MARK: The data file

  package func savesElsewhere(_ reason: String, _ key: String) -> String { "\(reason)；按 \(key) 另存" }
  package func stillBeingRead(_ percent: Int) -> String { "文件仍在读取（\(percent) %）；请稍后重试" }
  package func onlyPartRead(_ name: String) -> String { "\(name) 只读取了一部分：保存会丢失其余部分" }
  package var brokenFurtherDown: String { "文件后部损坏：保存会丢失其余部分" }
  package func changedKept(_ name: String) -> String { "\(name) 被另一程序修改；你的更改已保留，保存时会询问" }
  package func isBeingChanged(_ name: String) -> String { "\(name) 正被另一程序修改；你的更改仍在" }
  package func isBeingChangedAndReread(_ name: String) -> String { "\(name) 正被另一程序修改；完成后将重新读取" }
  package func isGoneSinceRead(_ name: String) -> String { "\(name) 读取之后已不存在。" }
  package func wasChangedSinceRead(_ name: String) -> String { "\(name) 读取之后被他人修改。" }
  package func wasChangedBeforeRead(_ name: String) -> String { "\(name) 尚未读完就被另一程序修改。" }
  package func notThereYet(_ name: String, add: String?, save: String) -> String {
    "\(name) 尚不存在：" + (add.map { "按 \($0) 添加记录，" } ?? "") + "按 \(save) 保存并建立"
  }
  package func andOtherRows(_ message: String, _ count: Int) -> String {
    count == 0 ? message : message + "（另有 \(count) 行）"
  }
  package var formWasRead: String { "表单已更改并重新读取" }
  package func formWasRead(withWarnings count: Int) -> String {
    "表单已重新读取，有 \(count) 个警告：formview lint 会列出"
  }
  package func typedKept(_ key: String) -> String { "表单不再接受正在输入的内容；可接受时按 \(key) 恢复" }
  package var noTextHere: String { "表单在此不再接受文本" }
  package func typedIsDraft(_ key: String) -> String { "表单不再接受正在输入的内容；按 \(key) 可在草稿中看到" }
  package var noSuchRowNow: String { "表单中已没有此行" }
  package var fitsNow: String { "现已有效：按两次 Enter 输入" }
  package func changedElsewhere(_ name: String, _ losses: [String]) -> String {
    (["\(name) 在别处被修改，已重新读取"] + losses).joined(separator: "；")
  }
  package func jobStopped(_ title: String) -> String { "已停止：\(title)" }
  package var openRecordIsGone: String { "打开的记录已不存在" }
  package func draftRecordsAreGone(_ count: Int) -> String { "\(grouped(count)) 个草稿的记录已不存在" }
  package func selectedAreGone(_ count: Int) -> String { "\(grouped(count)) 条选中的记录已不存在" }
  package func filterNotTaken(_ filter: String) -> String { "表单不再接受筛选“\(filter)”；显示全部记录" }
  package func stillHere(_ reason: String) -> String { "\(reason)；之前读取的内容仍在" }

  // MARK: Jobs

  package var jobShowingAll: String { "显示全部" }
  package var jobFiltering: String { "筛选" }
  package var jobSorting: String { "排序" }
  package var jobAddingUp: String { "统计" }
  package var jobSearching: String { "查找" }
  package var jobLookingForProblems: String { "查找问题" }
  package var jobSetting: String { "设置列" }
  package var jobChecking: String { "保存前检查" }
  package var jobCounting: String { "统计问题" }
  package func formHasNoColumn(_ name: String) -> String { "表单没有列 \(name)" }
  package var lineIsInvalidJSON: String { "该行是无效的 JSON" }
  package var itIsReadOnly: String { "它是只读的" }
  package func lineIsInvalid(_ reason: String) -> String { "此行是无效的 JSON：\(reason)" }
  package var thereAreNoRecordsHere: String { "没有记录" }
  package func jobGoesOn(_ title: String, stop key: String) -> String { "\(title)仍在进行；按 \(key) 停止" }
  package func jobGoesOnTryAgain(_ title: String, stop key: String) -> String {
    "\(title)仍在进行；请待完成后重试，或按 \(key) 停止"
  }
  package var stopped: String { "已停止" }
  package var stoppedUnsaved: String { "已停止：未保存" }
  package func stoppedUnchanged(textBack key: String?) -> String {
    "已停止：没有更改记录" + (key.map { "；按 \($0) 恢复文本" } ?? "")
  }
  package func orderReveals(_ label: String) -> String { "\(label)是保密的：排序会泄露其值" }
  package func nothingToSearch(_ key: String) -> String { "尚无查找内容：按 \(key) 输入" }
  package var allInView: String { "显示全部记录" }
  package func pass(_ count: String, of all: String) -> String { "\(all) 条中 \(count) 条符合" }
  package func inNoRecord(_ text: String) -> String { "视图中没有记录含“\(text)”" }
  package func inHiddenColumn(_ text: String, _ label: String, _ key: String) -> String {
    "“\(text)”在隐藏列\(label)中；按 \(key) 显示"
  }
  package var searchWrapped: String { "查找已从另一端继续" }
  package var noProblemsInView: String { "视图中的记录没有问题" }

  // MARK: Moving

  package func noSuchRow(_ number: String, of count: String) -> String {
    "共 \(count) 行；没有第 \(number) 行"
  }
  package var onlyRecord: String { "只有一条记录" }
  package var isFirstRecord: String { "这是首条记录" }
  package var isLastRecord: String { "这是末条记录" }
  package var isLastReadRecord: String { "这是目前读取的最后一条记录" }
  package func rowGoneTextKept(_ row: String) -> String { "表单已没有行 \(row)；其文本留作草稿" }
  package var noProblemsInRecord: String { "此记录没有问题" }
  package func notInRecord(_ text: String) -> String { "此记录中没有“\(text)”" }
  package func noSuchRecord(_ number: Int, of count: Int) -> String {
    "共 \(count) 条记录；没有第 \(number) 条"
  }
  package func recordNotRead(_ number: Int, soFar count: Int) -> String {
    "第 \(number) 条记录尚未读取：目前 \(count) 条"
  }
  package func recordFilteredOut(_ number: Int) -> String { "第 \(number) 条记录被筛除" }
  package var noRecordToOpen: String { "没有可打开的记录" }
  package func columnHidden(_ label: String, _ key: String) -> String {
    "\(label)已隐藏；按 \(key) 可列出并重新显示"
  }
  package func onlyColumn(_ label: String) -> String { "\(label)是唯一的列；须先显示另一列" }
  package func besideNeeds(_ columns: Int, found: Int) -> String {
    "表格与表单并排需要 \(columns) 列；现有 \(found) 列"
  }

  // MARK: The selection

  package var noneSelected: String { "没有选中的记录" }
  package var noneSelectedInView: String { "视图中没有选中的记录" }
  package func selectFirst(_ sentence: String, select: String, edit: String) -> String {
    "\(sentence)：按 \(select) 选中，按 \(edit) 编辑此单元格"
  }
  package func selectedCount(_ count: Int, set: String, copy: String, delete: String) -> String {
    "已选 \(grouped(count)) 条：按 \(set) 批量设置该列，\(copy) 复制，\(delete) 删除"
  }
  package func selectionCleared(_ count: Int, _ key: String) -> String {
    "已取消选择 \(grouped(count)) 条记录；按 \(key) 恢复"
  }
  package func outOfViewNote(_ count: Int) -> String {
    count == 0 ? "" : "；\(grouped(count)) 条选中的记录被筛除，保持不变"
  }

  // MARK: Saving

  package func otherShape(_ name: String) -> String { "\(name) 的结构已不同，无法比较" }
  package var bothTheSame: String { "两者的记录相同。" }
  package var whatTheirsWouldChange: String { "采用对方版本将更改的内容" }
  package func ended(_ sentence: String) -> String { "\(sentence)。" }
  package var nothingToSave: String { "没有要保存的：文件与所见相同" }
  package var notSavedYet: String { "尚未保存：你继续作了更改；请再次保存" }
  package var takeTheirs: String { "采用对方的，放弃我的" }
  package var goToIt: String { "转到该处" }
  package var goToFirst: String { "转到第一处" }
  package var saveRest: String { "保存其余" }
  package var discard: String { "放弃" }
  package func draftsNotEntered(_ count: Int) -> String { "\(count) 个草稿尚未输入，不能保存。" }
  package func draftsNotValid(_ count: Int) -> String { "\(count) 个草稿尚无效，不能保存。" }
  package var saveAnyway: String { "仍然保存" }
  package func problemsLeft(_ count: Int) -> String { "还有 \(count) 个问题。" }
  package func problemsLeftInChanged(_ count: Int) -> String { "更改的记录中还有 \(grouped(count)) 个问题。" }
  package func problemsLeft(_ count: Int, inFile all: Int) -> String {
    all > count
      ? "更改的记录中还有 \(grouped(count)) 个问题；文件中共 \(grouped(all)) 个。"
      : "还有 \(grouped(count)) 个问题，都在更改的记录中。"
  }
  package func savedFile(_ path: String) -> String { "已保存 \(path)" }
  package var writeAgain: String { "重新写入" }
  package var lookAtDifferences: String { "查看差异" }
  package var overwriteTheirs: String { "覆盖对方的" }
  package var saveElsewhere: String { "另存到别处" }
  package func recordCalled(_ number: String) -> String { "第 \(number) 条记录" }
  package var aDeletedRecordCalled: String { "已删除的记录" }
  package func saveRefused(_ name: String, _ reason: String, more: Int) -> String {
    "\(name)：\(reason)" + (more == 0 ? "" : "（另有 \(grouped(more)) 处类似）") + "；未保存任何内容"
  }
  package func exists(_ path: String) -> String { "\(path) 已存在。" }
  package var replaceIt: String { "替换" }
  package var stay: String { "留下" }
  package var saveWord: String { "保存" }
  package func notSavedWork(_ parts: [String]) -> String { "未保存：\(parts.joined(separator: "、"))。" }
  package var changesWord: String { "更改" }
  package func changesToRecords(_ count: Int) -> String { "\(grouped(count)) 条记录的更改" }
  package func deletedRecords(_ count: Int) -> String { "\(grouped(count)) 条删除的记录" }
  package var newOrder: String { "记录的新顺序" }
  package func draftCount(_ count: Int) -> String { "\(grouped(count)) 个草稿" }
  package var fieldBeingTyped: String { "正在输入的字段" }
  package var columnBeingSet: String { "正在设置的列" }
  package var noNameGiven: String { "未保存：未给出名称" }
  package var saveAsLabel: String { "另存为：" }
  package var filterLabel: String { "筛选：" }
  package var filterHint: String {
    "词语，或 salary > 5000、name ~ ann、city in (a, b)、phone missing；not、and、or。留空：全部。"
  }
  package func columnNumber(_ number: Int, _ message: String) -> String {
    "第 \(number) 列：\(message)"
  }
  package var back: String { "返回" }

  // MARK: Lists

  package func deletedRecordLine(_ number: Int, _ title: String) -> String {
    "- 第 \(number) 条记录  \(title)"
  }
  package var recordsWereMoved: String { "记录被移动。" }
  package func andMoreRecords(_ count: Int) -> String { "还有 \(grouped(count)) 条" }
  package func recordHeading(_ number: String, _ title: String) -> String {
    title.isEmpty ? "第 \(number) 条记录" : "第 \(number) 条记录  \(title)"
  }
  package var nothingThere: String { "无" }
  package func lineNumber(_ number: Int) -> String { "第 \(number) 行" }
  package var keysHeading: String { "按键" }
  package var problemsHeading: String { "问题" }
  package var noProblems: String { "没有问题" }
  package var nothingIsChanged: String { "没有更改" }
  package var onlyDraftsLeft: String { "只剩草稿，它们不会被保存" }
  package var whatSavingChanges: String { "保存将更改的内容" }
  package var formsFileHeading: String { "表单文件（正在使用上一个有效的表单）" }
  package var columnsHeading: String { "列" }
  package var goToHeading: String { "转到" }
  package var hiddenColumn: String { "隐藏" }
  package var noRowsToGoTo: String { "表单没有可转到的行" }
  package func moreRecordsHere(_ count: Int, _ key: String) -> String {
    "还有 \(grouped(count)) 条记录；\(key) problems 显示全部"
  }
  package var lineLabel: String { "行" }
  package func invalidJSONHere(_ message: String) -> String { "无效的 JSON：\(message)" }
  package var factRecords: String { "记录" }
  package var factMissing: String { "缺失" }
  package var factOtherType: String { "其他类型" }
  package var factDistinct: String { "不同值" }
  package func moreThan(_ count: Int) -> String { "多于 \(grouped(count))" }
  package var factMinimum: String { "最小值" }
  package var factMaximum: String { "最大值" }
  package var factSum: String { "总和" }
  package var factMean: String { "均值" }
  package var mostFrequent: String { "最常见" }

  // MARK: Help about a row

  package func thisColumn(_ label: String) -> String { "当前列：\(label)" }
  package func thisRow(_ label: String) -> String { "当前行：\(label)" }
  package var factName: String { "名称" }
  package var factPath: String { "路径" }
  package var factCell: String { "单元格" }
  package func storesType(_ cell: String, _ type: String) -> String { "\(cell)，存储 \(type)" }
  package var factKeyboard: String { "键盘" }
  package var factDefault: String { "默认值" }
  package func markedDefault(_ mark: String) -> String { "（其前有 \(mark)：不在记录中）" }
  package var factReadOnly: String { "只读" }
  package var factProblem: String { "问题" }
  package var inThisField: String { "在此字段中" }
  package var inTheTable: String { "在表格中" }
  package var inTheForm: String { "在表单中" }
  package func numberBeforeMovement(_ last: String) -> String {
    "移动键前的数字表示移动多少；\(last) 前的数字表示转到何处。"
  }

  // MARK: Editing

  package func asItWas(_ label: String, back key: String) -> String { "\(label)保持原值；按 \(key) 恢复文本" }
  package var leavingField: String { "离开字段" }
  package func rowOfTextGone(_ row: String) -> String { "表单已没有输入该文本的行 \(row)" }
  package func noLongerSecret(_ label: String) -> String { "\(label)不再保密，因此不显示其文本" }
  package func cannotEditNow(_ label: String) -> String { "\(label)现在不能编辑；文本保留到可编辑时" }
  package func clearWhat(_ label: String) -> String { "清空\(label)：" }
  package func clearWhat(_ label: String, ofRecord number: Int) -> String {
    "清空第 \(number) 条记录的\(label)："
  }
  package var nothingCleared: String { "未清空：该行已不存在" }
  package var removeMember: String { "删除成员" }
  package var emptyText: String { "空文本" }
  package var asFormSays: String { "按表单规定" }
  package var holdsSecrets: String { "其中有保密值；请在各自的行中编辑" }
  package func enterEdits(_ key: String) -> String { "按 \(key) 编辑此行" }
  package func leftEmptyStays(_ key: String) -> String { "留空则保持不变；在字段外按 \(key) 清空" }
  package var textIsBack: String { "已恢复按 Esc 离开的文本；再按 Esc 保持原值" }
  package func textIsBackPress(_ key: String) -> String { "文本已恢复；输入 \(key) 之前请按 →" }
  package func staysInSelected(_ label: String, _ count: Int) -> String {
    "\(label)在 \(grouped(count)) 条选中记录中保持不变"
  }
  package func bringsTextBack(_ sentence: String, _ key: String) -> String {
    "\(sentence)；按 \(key) 恢复文本"
  }
  package func secretNotCopied(_ label: String) -> String { "\(label)是保密的，不复制" }
  package func copied(_ label: String) -> String { "已复制\(label)" }
  package func deleteClears(_ message: String, _ key: String) -> String { "\(message)，按 \(key) 清空" }

  // MARK: Records

  package func newRecord(_ key: String) -> String { "已添加记录；按 \(key) 撤销" }
  package var noRecordToCopy: String { "没有可复制的记录" }
  package func copiedBelow(_ count: Int, _ key: String) -> String {
    "已在下方复制 \(grouped(count)) 条记录；按 \(key) 撤销"
  }
  package var noRecordToDelete: String { "没有可删除的记录" }
  package func deletedCount(_ count: Int, _ key: String) -> String {
    "已删除 \(grouped(count)) 条记录；按 \(key) 恢复"
  }
  package func moveNeedsNoFilter(_ key: String) -> String { "记录按文件顺序移动：请先取消筛选（按 \(key)，再按 Enter）" }
  package func moveNeedsNoSort(_ key: String) -> String { "记录按文件顺序移动：在排序的列上按 \(key) 恢复原序" }
  package func nothingChanged(_ reason: String) -> String { "未作更改：\(reason)" }
  package func noneTakes(_ label: String, _ reason: String) -> String {
    "没有选中的记录接受它作为\(label)：\(reason)"
  }
  package func keptNote(_ count: Int) -> String { "；\(grouped(count)) 条记录在此期间已更改，未动" }
  package func didNotTake(_ count: Int, of all: Int, _ reason: String) -> String {
    "\(grouped(all)) 条中 \(grouped(count)) 条未接受：\(reason)"
  }
  package func allHaveIt(_ label: String) -> String { "所有选中的记录已有此\(label)" }
  package func setIn(_ label: String, _ count: Int, _ key: String) -> String {
    "已在 \(grouped(count)) 条记录中设置\(label)；按 \(key) 撤销"
  }

  // MARK: Undo

  package var stepAdded: String { "添加的记录" }
  package func stepCopied(_ count: Int) -> String { "复制的 \(grouped(count)) 条记录" }
  package func stepDeleted(_ count: Int) -> String { "删除的 \(grouped(count)) 条记录" }
  package var stepMoved: String { "记录的移动" }
  package func stepChanged(_ label: String) -> String { "\(label)的更改" }
  package func stepSet(_ label: String, _ count: Int) -> String {
    "\(grouped(count)) 条记录中\(label)的更改"
  }
  package var stepSelection: String { "取消选择" }
  package var stepTheirs: String { "对方的更改" }
  package func stepRescued(_ path: String) -> String { "\(path) 的更改" }
  package func droppedDraft(_ label: String) -> String { "已丢弃\(label)的草稿" }
  package var nothingToUndo: String { "没有可撤销的" }
  package var nothingToRedo: String { "没有可重做的" }
  package func undid(_ step: String) -> String { "已撤销\(step)" }
  package func redid(_ step: String) -> String { "已重做\(step)" }
  package func inFilteredRecord(_ sentence: String, _ number: String) -> String {
    "\(sentence)（第 \(number) 条记录，已被筛除）"
  }
  package func hasDraft(_ label: String, _ key: String) -> String { "\(label)有草稿，在该处按 \(key) 丢弃" }
  package func hasDraft(_ label: String, inRecord number: String, _ key: String) -> String {
    "第 \(number) 条记录的\(label)有草稿，在该处按 \(key) 丢弃"
  }

  // MARK: Rescue

  package func rescueFound(_ path: String, _ summary: String, newer name: String?) -> String {
    "\(path) 中有 formview 结束时未保存的\(summary)" + (name.map { "；此后 \($0) 已更改" } ?? "") + "。"
  }
  package var takeThem: String { "采用" }
  package var keepFile: String { "保留文件" }
  package var deleteIt: String { "删除" }
  package func rescueKept(_ path: String) -> String { "\(path) 已保留；下次启动时再询问" }
  package func rescueDeleted(_ path: String) -> String { "\(path) 已删除" }
  package func rescueOtherShape(_ name: String, _ path: String) -> String {
    "\(name) 的结构已不同：请从 \(path) 取用所需内容"
  }
  package func sameRecords(_ name: String) -> String { "\(name) 的记录相同。" }
  package func whatRescueWouldChange(_ path: String) -> String { "采用 \(path) 将更改的内容" }
  package func draftsLost(_ count: Int, _ path: String) -> String {
    "\(grouped(count)) 个草稿所在的记录已不同，仍留在 \(path)"
  }
  package func tookRescue(_ summary: String, diff key: String, _ path: String) -> String {
    "已采用\(summary)：按 \(key) 查看保存将更改的内容；保存时删除 \(path)"
  }
  package func tookRescue(_ summary: String, forSelected undo: String?, listed problems: String?)
    -> String
  {
    "已采用\(summary)；"
      + [undo.map { "按 \($0) 打开选中记录的文本" }, problems.map { "按 \($0) 列出尚未输入的内容" }].compactMap { $0 }
      .joined(separator: "，")
  }
  package func changesAnd(_ drafts: String) -> String { "更改和\(drafts)" }
  package func inSelectedRecords(_ label: String, _ count: Int) -> String {
    "\(grouped(count)) 条选中记录的\(label)"
  }
  package func ofRecord(_ number: String, _ label: String) -> String { "第 \(number) 条记录，\(label)" }
}
