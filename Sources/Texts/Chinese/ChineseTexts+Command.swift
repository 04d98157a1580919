extension ChineseTexts {
  // MARK: Lines of output

  package var severityError: String { "错误" }
  package var severityWarning: String { "警告" }
  package var severityInfo: String { "信息" }
  package func line(_ place: String, _ rank: String, _ message: String) -> String {
    "\(place): \(rank)：\(message)"
  }
  package func line(_ place: String, _ message: String) -> String { "\(place): \(message)" }
  package func recordNumber(_ number: Int) -> String { "第 \(number) 条记录" }
  package func row(_ identifier: String, _ label: String) -> String { "\(identifier)“\(label)”" }
  package func listed(_ subject: String, _ other: String) -> String { "\(subject)，\(other)" }
  package func found(_ sentence: String, _ value: String) -> String {
    "\(sentence)；实际为\(following(value))"
  }
  package func andMore(_ count: Int) -> String { "还有 \(count) 个" }
  package func andMoreOutOfReach(_ count: Int) -> String { "还有 \(count) 个值无法显示" }
  package var markDefault: String { "（默认值）" }
  package var markComputed: String { "（计算结果）" }
  package var nothingWasChanged: String { "未作任何更改" }

  // MARK: What is being done

  package func reading(_ name: String) -> String { "正在读取 \(name)" }
  package func checking(_ name: String) -> String { "正在检查 \(name)" }
  package func preparing(_ name: String) -> String { "正在准备 \(name)" }
  package func sorting(_ name: String) -> String { "正在排序 \(name)" }
  package func filtering(_ name: String) -> String { "正在筛选 \(name)" }
  package func amount(_ done: Int, of total: Int) -> String { "\(done) / \(total)" }
  package func megabytes(_ done: Int, of total: Int) -> String { "\(done) / \(total) MB" }

  // MARK: Files

  package var standardOutput: String { "标准输出" }
  package func changedWhileSet(times: Int) -> String { "设置期间其他程序更改了它 \(times) 次；未作任何更改" }
  package func lastLineUnfinished(_ number: Int) -> String {
    "最后一行（文件第 \(number) 行）不完整：其他程序正在写入它，或写到一半中断；请先补全或删除该行"
  }
  package func savedWithUnfinishedLine(_ number: Int) -> String {
    "已保存；最后一行（文件第 \(number) 行）原样保留，并不完整；仍在写入它的程序会丢失其余部分"
  }
  package func setMakesNoFile(_ form: String, _ path: String) -> String {
    "没有这个文件，set 也不会新建；formview \(form) \(path) 可在屏幕上新建"
  }
  package func asClause(_ sentence: String) -> String { sentence }
  package func recordsPathCannotBegin(_ reason: String) -> String {
    "没有这个文件，而按表单的 recordsPath 无法新建：\(reason)"
  }
  package var writtenWhileRead: String { "读取期间其他程序写入了它；请待其完成后重试" }
  package func isNoForm(_ path: String) -> String { "\(path) 不是表单" }
  package var cannotBeRead: String { "无法读取该文件" }

  // MARK: The command line

  package func noCommand(_ word: String, nearest: String?, commands: [String]) -> String {
    "formview：没有命令“\(word)”，也没有同名文件；"
      + (nearest.map { "是否指“\($0)”？" } ?? "可用命令：\(commands.joined(separator: "、"))")
  }
  package func noOption(_ word: String, meant: String) -> String {
    "formview：没有选项“\(word)”；是否指“\(meant)”？"
  }
  package func isNoAssignment(_ argument: String) -> String {
    "set：“\(argument)”不是赋值；请写 identifier=text"
  }
  package func assignedNoJSON(_ identifier: String, because reason: String?, byte: Int) -> String {
    "set：“\(identifier)”的文本不是 JSON" + (reason.map { "：\($0)" } ?? "")
      + "（第 \(byte) 字节）；字符串需要引号：'\(identifier)=\"text\"'"
  }
  package func setTwice(_ identifier: String) -> String { "set：“\(identifier)”被设置了两次" }
  package func causedBySetting(_ message: String) -> String { "\(message)（由所设的值引起）" }
  package var rowCannotBeEdited: String { "此行不能编辑" }
  package func ambiguousColumn(_ option: String, _ count: Int, _ name: String, _ names: String)
    -> String
  { "\(option)：有 \(count) 列名为“\(name)”；请写其中之一：\(names)" }
  package func unknownColumn(_ option: String, _ name: String, nearest: String?, columns: String)
    -> String
  { "\(option)：没有列“\(name)”；" + (nearest.map { "是否指“\($0)”？" } ?? "") + "表单的列为 \(columns)" }
  package var standardInputNotSaved: String { "edit：无法保存到标准输入；请用文件提供数据，或使用 show" }
  package var giveKeyOrAll: String { "请给出键、单元格或消息代码，或 --all" }
  package func nothingToExplain(_ name: String, nearest: [String]) -> String {
    "explain：没有名为“\(name)”的项；"
      + (nearest.isEmpty
        ? "请给出键（如 regex）、单元格（如 NumberCell）或代码（如 F401）"
        : "是否指\(nearest.map { "“\($0)”" }.joined(separator: "或"))？")
  }
  package func recordHasNo(_ path: String) -> String { "记录中没有“\(path)”" }
  package func recordHasNo(_ path: String, list: String, count: Int) -> String {
    "记录中没有“\(path)”：“\(list)”有 \(count) 项；“\(list)[\(count)]”添加一项"
  }
  package func noRow(_ form: String, _ identifier: String, nearest: String?, rows: String) -> String
  { "\(form)：没有行“\(identifier)”；" + (nearest.map { "是否指“\($0)”？" } ?? "表单的行为 \(rows)") }
  package func takesNoNegative(_ option: String, _ value: Int) -> String {
    "\(option) 须为 0 或更大，不能是 \(value)"
  }
  package func columnTwice(_ option: String, _ identifier: String) -> String {
    "\(option)：“\(identifier)”重复"
  }
  package func sortRevealsSecret(_ identifier: String) -> String {
    "--sort：“\(identifier)”是保密行，排序会泄露其值；加 --show-secrets 可按其排序"
  }
  package func noRecord(_ number: Int, ofOnly count: Int) -> String {
    count == 0 ? "没有第 \(number) 条记录；其中没有记录" : "没有第 \(number) 条记录；共 \(count) 条"
  }
  package var filterIsEmpty: String { "--filter 为空；请删去它，或说明哪些记录，如 name=Ann" }
  package func recordPicksOne(leaveOut option: String) -> String { "--record 只选一条记录；请删去 \(option)" }
  package var thereAreNoRecords: String { "没有记录" }
  package func sayWhichRecord(of count: Int) -> String {
    "共 \(count) 条记录；请用 --record N（1 至 \(count)）、--where IDENTIFIER=VALUE 或 --filter TEXT 指明"
  }
  package func noRecordHas(_ conditions: [String]) -> String {
    "没有记录符合 \(conditions.joined(separator: " 且 "))"
  }
  package func othersDiffer(
    _ count: Int, by difference: TextDifference, filter: String?
  ) -> String {
    let words =
      switch difference {
      case .letterCase: "只有大小写不同"
      case .accents: "只有重音符号不同"
      case .form: "只有字符形式不同"
      case .several: "只有大小写、重音符号或字符形式不同"
      case .within: "在其范围之内"
      }
    return "另有 \(count) 条\(words)" + (filter.map { "：用 \($0) 可以匹配" } ?? "")
  }
  package var filterLooksInColumns: String {
    "词语只在各列所显示的内容中查找；它们只出现在其他行，或列表和对象内部"
  }
  package func namesNoValue(_ text: String) -> String {
    "--where：“\(text)”中没有值；请写 identifier=value"
  }
  package func changesType(from former: String, to present: String) -> String {
    "原为\(former)，现为\(present)"
  }
  package func comparesNoComputed(_ path: String) -> String {
    "--where：“\(path)”由计算得出，或是整个项；请比较其中存储的值，或写谓词：--where '= …'"
  }
  package func setNeedsForm(_ call: String) -> String {
    "set 需要在数据之前给出表单；可尝试 \(call)"
  }
  package var sayWhatToSet: String { "请说明要设置什么：identifier=text，或 --unset identifier" }
  package func matchAndChanged(_ count: Int, _ changed: Int) -> String {
    "\(count) 条记录匹配，已更改 \(changed) 条"
  }
  package func matchAndWouldChange(_ count: Int, _ changed: Int) -> String {
    "\(count) 条记录匹配，将更改 \(changed) 条"
  }
  package func widthOutOfRange(_ width: Int) -> String { "--width 须为 20 至 10000 列，不能是 \(width)" }
  package var onlyDelimitedTextHasMark: String { "--bom 只用于 --format csv 和 tsv" }
  package func linesLeftOut(_ lines: [String], more: Int) -> String {
    "文件第 \(lines.joined(separator: "、")) 行" + (more > 0 ? "及另外 \(more) 行" : "")
      + "不是有效的 JSON，已略去；formview check 会说明原因"
  }
  package func filterColumn(_ option: String, _ column: Int, _ message: String) -> String {
    "\(option)：第 \(column) 个字符：\(message)"
  }

  // MARK: Records and rules

  package func identityOfRecord(_ number: Int) -> String {
    "recordIdentity 与第 \(number.grouped) 条记录相同"
  }
  package func memberTwice(_ name: String) -> String { "“\(name)”在一个对象中重复；以最后一个为准" }
  package func restNotJudged(afterTexts count: Int) -> String {
    "其后的值未检查：该正则表达式对 \(count) 个文本计算量过大；formview lint 会说明原因"
  }
  package func notJudgedInAll(afterTexts count: Int) -> String {
    "并非所有记录都已检查：该正则表达式对 \(count) 个文本计算量过大；formview lint 会说明原因"
  }
  package var openedReadOnly: String { "以 --read-only 打开" }
  package func recordIsInvalidJSON(_ number: Int, _ reason: String) -> String {
    "第 \(number) 条记录不是有效的 JSON：\(reason)"
  }
  package var noRecords: String { "没有记录" }
  package func noneOfRecords(_ count: Int) -> String { "\(count) 条记录中没有一条" }
  package func numberOf(_ number: Int, _ count: Int) -> String { "（\(number) / \(count)）" }
  package func secureAndLeftOut(_ names: String, count: Int, format: String) -> String {
    "--columns：\(names) 是保密行，\(format) 中略去；加 --show-secrets 可打印其值"
  }
  package func secureLeftOut(_ names: String) -> String { "已略去保密值：\(names)；加 --show-secrets 可打印" }
  package func names(_ names: [String], more: Int) -> String {
    names.joined(separator: "、") + (more > 0 ? "，以及另外 \(more) 个" : "")
  }
  package var tryAdvice: String { "建议：" }

  // MARK: The screen's files

  package func cannotBeWritten(_ path: String, _ reason: String) -> String {
    "无法写入 \(path)：\(reason)"
  }
  package func isGone(_ path: String) -> String { "\(path) 已不存在" }
  package func cannotBeStarted(_ command: String, _ reason: String) -> String {
    "无法启动 \(command)：\(reason)"
  }
  package func endedBySignal(_ command: String, _ signal: Int) -> String {
    "\(command) 被信号 \(signal) 终止"
  }
  package func endedWithStatus(_ command: String, _ status: Int) -> String {
    "\(command) 以状态 \(status) 结束；文本未变"
  }
  package var nothingToTake: String { "没有可恢复的内容" }
  package func rescueIsInvalid(_ path: String) -> String { "\(path) 不是有效的 JSON；已保留" }
  package func cannotBeDeleted(_ path: String, _ reason: String) -> String {
    "无法删除 \(path)：\(reason)"
  }
  package func notSaved(_ name: String, changes: String?, texts: String?, textCount: Int) -> String
  {
    "\(name) 未保存；"
      + [changes.map { "其更改在 \($0)" }, texts.map { "草稿在 \($0)" }].compactMap { $0 }.joined(
        separator: "，")
  }
  package func notSavedAndLost(_ name: String, _ reason: String) -> String {
    "\(name) 未保存，更改已丢失：\(reason)"
  }
  package func cannotSaveElsewhere(_ name: String) -> String { "\(name) 不能另存为其他名称" }
  package func saveUnconfirmed(_ reason: String, elsewhere: Bool) -> String {
    elsewhere ? "\(reason)。按 S 另存" : reason
  }
  package func saveFailed(_ reason: String, elsewhere: Bool) -> String {
    saveUnconfirmed("\(reason)；未写入任何内容", elsewhere: elsewhere)
  }

  // MARK: A first form

  package var abstractNew: String { "为还没有表单的数据生成一个初始表单。" }
  package var helpNewData: String { "数据：JSON、JSON Lines、属性列表或 SQLite 数据库。" }
}
