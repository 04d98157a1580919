extension ChineseTexts {
  // MARK: Reading

  package var partIsNoFolder: String { "路径中间有一段不是文件夹" }
  package var mayNotRead: String { "没有读取它或进入其上级文件夹的权限" }
  package func isNoFile(_ kind: String) -> String { "它是\(kind)，不是文件" }
  package var deviceWithoutDriver: String { "套接字或没有驱动的设备" }
  package var aDevice: String { "设备" }
  package var aSocket: String { "套接字" }
  package var deviceOrPipe: String { "设备或管道" }
  package var diskReadError: String { "读取时磁盘报告错误" }
  package var isFolder: String { "它是文件夹；请指定其中的文件" }
  package func tooManyBytes(_ count: Int, limit: Int) -> String {
    "它有 \(count) 字节；最多读取 \(limit) 字节"
  }
  package func endless(limit: Int) -> String { "它的内容没有尽头；最多读取 \(limit) 字节" }
  package var linkCircle: String { "其符号链接形成循环" }
  package var nameTooLong: String { "其名称超过系统允许的长度" }
  package func interrupted(times: Int) -> String { "一再被信号中断（\(times) 次）；请重试" }
  package var tooManyOpenFiles: String { "打开的文件过多" }
  package func linkToNothing(_ target: String) -> String { "它是指向 \(target) 的符号链接，而后者不存在" }
  package func noFolder(_ path: String) -> String { "没有文件夹 \(path)" }
  package var noFileLooksLikeURL: String { "没有这个文件；从服务器读取时，URL 必须以 https:// 开头" }
  package func formOfOtherTable(_ table: String) -> String {
    "未使用：它是数据表“\(table)”的表单；要用它，请用 --form 指明"
  }
  package func formOfStranger(_ user: Int) -> String {
    "未用作表单：它属于用户 \(user)，既不属于你，也不属于数据的所有者；要用它，请用 --form 指明"
  }
  package var formOpenToAll: String {
    "未用作表单：所有人都可以写入它；请收回这一权限（chmod o-w），或者用 --form 指明"
  }
  package var noSuchFile: String { "没有这个文件" }

  // MARK: Writing

  package func noLocksHere(losesOthers: Bool) -> String {
    losesOthers
      ? "所在文件系统不支持文件锁，也不能交换文件：他人同时保存的内容可能丢失"
      : "所在文件系统不支持文件锁：他人同时保存的内容会合并，而不是等待"
  }
  package var noExchangeHere: String {
    "所在文件系统不能交换文件：不使用锁的程序同时保存的内容可能丢失"
  }
  package var diskFull: String { "磁盘已满" }
  package var quotaUsedUp: String { "磁盘配额已用尽" }
  package var wouldBeTooLarge: String { "文件会超过允许的大小" }
  package var diskIsReadOnly: String { "其磁盘只读" }
  package var mountedAlone: String { "它作为单个文件挂载，无法替换；请保存到别处" }
  package var diskWriteError: String { "写入时磁盘报告错误" }
  package func mayNotCreate(in folder: String) -> String { "没有在 \(folder) 中新建文件的权限，而安全保存需要先写一个新文件" }
  package func takesNoFiles(_ folder: String) -> String { "不能在 \(folder) 中新建文件" }
  package var isAppendOnly: String { "它只能追加（chattr +a），而保存要替换它" }
  package var isImmutable: String { "它受保护，不能更改（chattr +i）" }
  package func onlyOwnerMayReplace(in folder: String) -> String {
    "在 \(folder) 中只有其所有者可以替换它，而保存要替换它"
  }
  package var mayNotWrite: String { "没有写入它的权限" }
  package var changedSinceRead: String { "读取之后，其他程序更改了它" }
  package var anotherProgram: String { "其他程序" }
  package var aProgram: String { "其他程序" }
  package func process(_ command: String, _ number: String) -> String { "\(command)（进程 \(number)）" }
  package func lockedBy(_ holder: String, seconds: Int) -> String {
    followed(holder) + "已锁定它 \(seconds) 秒；请待其完成后重试"
  }
  package func openForWriting(by program: String) -> String {
    followed(program) + "正以写入方式打开它，此时替换会丢失其后续写入；请待其完成后重试"
  }
  package var savingWasInterrupted: String { "保存已中断；没有任何更改" }
  package var readingWasInterrupted: String { "读取已中断" }
  package func writtenUnflushed(because reason: String) -> String { "已写入，但断电后可能恢复为原文件：\(reason)" }
  package func savedWithout(_ losses: [String]) -> String {
    "已保存，但" + losses.joined(separator: "；")
  }
  package var ownerNotKept: String { "无法保留其所有者，现在的所有者是你" }
  package var groupNotKept: String { "无法保留其用户组，新用户组只有所有人都有的权限" }
  package func modeNotKept(_ former: String, now: String) -> String {
    "无法保留其权限 \(former)，现在是 \(now)"
  }
  package var accessListNotKept: String { "无法保留其访问控制列表，用户组现在没有权限" }
  package func attributeNotKept(_ name: String) -> String { "无法保留其属性 \(name)" }
  package func otherNamesNotKept(_ count: Int) -> String {
    "其另外 \(count.grouped) 个名称（硬链接）仍是原来的内容"
  }
  package var journalWasCut: String { "其他程序截断了它" }
  package var journalIsTaken: String { "另一个 formview 正在采用其中的内容；请重试" }
  package var folderOfOthers: String { "该文件夹属于其他用户、对他人开放，或是他人可能创建的链接；不在其中保存保密内容" }
  package var notRegularFile: String { "它不是普通文件，无法保存" }

  // MARK: Records

  package var deletedByOthers: String { "已被他人删除" }
  package var changedByOthers: String { "已被他人更改" }
  package func place(inTable table: String, key: String, column: String?) -> String {
    "表 \(table)，键 \(key)" + (column.map { "，列 \($0)" } ?? "")
  }
  package func place(inTable table: String?, row: Int, column: String?) -> String {
    (table.map { "表 \($0)" } ?? "查询") + "，第 \(row) 行" + (column.map { "，列 \($0)" } ?? "")
  }

  // MARK: Property lists of records

  package func plistCannotHoldCharacter(_ code: String) -> String { "XML 不能包含字符 \(code)；请删去它" }
  package func plistNumberTooLarge(_ number: String?) -> String {
    let wanted = number?.first == "-" ? "较大" : "较小"
    return (number.map { "\($0) " } ?? "该数") + "超出属性列表可容纳的范围；请输入\(wanted)的数"
  }
  package func plistCannotWrite(_ value: String, because reason: String) -> String {
    "无法写入 \(value)：\(reason)"
  }
  package var plistValueHasComment: String { "此值中有注释，编辑会丢失它；请直接编辑文件" }
  package var plistHasDate: String { "属性列表此处是日期；请写有效的日期和时间（UTC），如 2026-11-21T08:30:00Z" }
  package var plistHasData: String { "属性列表此处是二进制数据；请用 Base64 输入" }
  package var plistUIDStays: String { "不能更改属性列表的 UID；请直接编辑文件" }
  package var plistHasInteger: String { "属性列表此处是整数；请输入整数" }
  package var binaryHoldsReal: String {
    "二进制属性列表的实数约有 15 位有效数字；请减少位数"
  }
  package var plistHoldsNoNull: String { "属性列表不能包含 null；请改为删除该键（如 set --unset）" }
  package var openStepHasStrings: String {
    "此属性列表中只有字符串；请为该行设置 valueType = string；若为列表的项，请为该列表的行设置 "
      + "itemForm = ( { valuePath = SELF; valueType = string; } )"
  }
  package func formatIsNotBegun(_ format: String) -> String {
    "没有此文件，且 formview 不新建 \(format) 格式的文件"
  }
  package var changeShownAsJSON: String { "此文件不是 UTF-8 文本，更改以 JSON 显示" }
  package var encodingOnlyShown: String { "其编码无法逐字节还原，因此只能显示，不能保存" }
  package func tooLargeForFormat(_ format: String) -> String { "2 GB 及以上的文件不能作为 \(format) 打开" }
  package var plistSetStays: String { "不能更改属性列表的集合；请直接编辑文件" }
  package var holdsNoValue: String { "文件中没有值" }
  package var isNoPropertyList: String { "这不是有效的属性列表" }
  package var isNoArchive: String { "这不是有效的 NSKeyedArchiver 归档" }
  package func archiveLacks(_ key: String) -> String { "NSKeyedArchiver 归档中没有有效的 \(key)" }
  package func archiveHasNoObject(_ uid: Int, of count: Int) -> String {
    "UID \(uid) 所指的对象不存在：NSKeyedArchiver 归档共有 \(count) 个对象"
  }
  package func archiveObjectIsElsewhere(_ path: String, places: Int) -> String {
    "此处是“\(path)”处的对象，它出现在 \(places) 处；请在那里编辑"
  }
  package var archiveClassStays: String { "不能更改归档中关于对象本身的信息" }
  package var archiveAttributesStay: String { "归档中此文本的各部分带有属性，编辑会使其错位" }
  package var archiveKeysStay: String { "此字典的键不是字符串；只能更改其中的值" }
  package var archiveHasDecimal: String { "归档此处是十进制数；请写成数字，如 19.90" }
  package var archiveDecimalIsTooLong: String {
    "归档中的十进制数最多有 38 位数字，指数为 -128 至 127"
  }
  package var archiveHasUUID: String { "归档此处是 UUID；请写成 8-4-4-4-12 位十六进制数字" }
}
