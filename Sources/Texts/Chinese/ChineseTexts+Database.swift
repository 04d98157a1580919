extension ChineseTexts {
  // MARK: Opening

  package func sqliteIsMissing(because reason: String) -> String {
    "本机没有 SQLite（\(reason)）；请安装软件包 libsqlite3-0"
  }
  package var isNoDatabase: String { "它不是 SQLite 数据库，或已加密" }
  package func databaseIsDamaged(_ message: String) -> String {
    "数据库已损坏（\(message)）；`sqlite3 FILE .recover` 可输出其中仍可挽救的内容"
  }
  package var databaseIsLocked: String { "其他程序锁定了数据库；请待其完成后重试" }
  package var databaseIsMissing: String { "数据库文件已不存在；请将其放回原处，然后再次保存" }
  package var databaseCannotBeOpened: String { "SQLite 无法打开它；须能读取该文件，通常还须能写入其文件夹" }
  package func databaseFails(_ message: String) -> String { "SQLite 报告：\(message)" }
  package func tooManyRows(bytes: Int) -> String {
    "其各行超过 \(bytes) 字节，最多读取这么多；可在 --query 中用 LIMIT 减少行数"
  }
  package func rowHasLongValue(bytes: Int) -> String {
    "某行有一个值超过 \(bytes) 字节，最多读取这么多；请用 --query 略去该列"
  }
  package func valueIsNotRead(bytes: Int) -> String {
    "该值超过 \(bytes) 字节，没有读取；在此只能清空，或用 SQL 更改"
  }
  package var databaseHasNoTables: String { "数据库中没有表" }
  package func noTable(_ name: String, nearest: String?, tables: [String]) -> String {
    "其中没有表“\(name)”" + (nearest.map { "；是否指“\($0)”？" } ?? "；")
      + "其中的表：\(tables.joined(separator: "、"))"
  }
  package func severalTables(_ names: [String]) -> String {
    "其中有多个表；请用 --table 指定一个：\(names.joined(separator: "、"))"
  }
  package func queryFails(_ message: String) -> String { "无法执行查询：\(message)" }
  package var queryWrites: String { "该查询会更改数据库；--query 只读取" }
  package var queryIsSeveral: String { "--query 只接受一条语句" }
  package var queryIsEmpty: String { "--query 为空；请给出 SELECT 语句" }
  package func onlyDatabasesTake(_ option: String) -> String {
    "\(option) 只用于 SQLite 数据库"
  }
  package var tableOrQuery: String { "--table 和 --query 只能给出一个" }
  package var helpTable: String { "SQLite 数据库中记录所在的表或视图。" }
  package var helpQuery: String { "SQLite 数据库的 SQL 查询，其各行即为记录。" }

  // MARK: What can't be done

  package var databaseIsReadOnly: String { "数据库只能读取" }
  package func viewIsReadOnly(_ name: String) -> String { "“\(name)”是视图：只能显示，不能保存" }
  package func fullTextIsReadOnly(_ name: String, of content: String?) -> String {
    "全文索引“\(name)”只能显示，不能保存" + (content.map { "；请编辑被索引的表：--table \($0)" } ?? "：它不保存文本")
  }
  package var queryIsReadOnly: String { "查询的结果只能显示，不能保存" }
  package func tableHasNoKey(_ name: String) -> String {
    "表“\(name)”没有可用来定位行的键（主键）：只能显示，不能保存"
  }
  package func tableIsReadOnly(_ name: String, _ message: String) -> String {
    "表“\(name)”只能显示，不能保存：SQLite 报告 \(message)"
  }
  package var rowsHaveNoOrder: String { "表的行没有自己的顺序" }
  package var tableHasNoOtherName: String { "表不能另存；`sqlite3 FILE .backup` 可复制数据库" }
  package var rowsHaveAllColumns: String { "每行都有表的所有列；请清空该值" }

  // MARK: Values

  package func columnIsComputed(_ name: String) -> String { "列“\(name)”由数据库计算" }
  package func noColumn(_ name: String, columns: [String]) -> String {
    "表中没有列“\(name)”；其中的列：\(columns.joined(separator: "、"))"
  }
  package func integerTooLong(_ number: String?) -> String {
    followed(number ?? "该数字") + "超出 SQLite 整数的 64 位"
  }
  package func realTooLong(_ number: String?) -> String {
    followed(number ?? "该数字") + "无法精确保存：SQLite 约可保存 15 位数字"
  }
  package var invalidTextStays: String {
    "数据库中的文本不是有效的 UTF-8，编辑会丢失其中一部分；请用 SQL 更改"
  }
  package var columnHasData: String { "数据库中此处是二进制数据（BLOB）；请用 Base64 输入" }
  package func textBecomesNumber(_ number: String?, column: String, type: String) -> String {
    "列“\(column)”声明为 \(type)，SQLite 会将此文本存为\(number.map { " \($0)" } ?? "另一个数字")；请输入该数字，或将列声明为 TEXT"
  }
  package var valuesWereAltered: String { "数据库保存的值与给出的不同；请重新查看记录" }
  package func valueHasLookalike(in column: String) -> String {
    "列“\(column)”中此值既以二进制数据或无效的 UTF-8 存在，又以其他类型存在，无法确定指哪一个；请清空，或用 SQL 添加此行"
  }

  // MARK: Constraints

  package func columnNeedsValue(_ name: String) -> String { "列“\(name)”须有值（NOT NULL）" }
  package func notUniqueIn(_ columns: [String]) -> String {
    let names = columns.map(inQuotes).joined(separator: "和")
    return "另一行的\(names)与此相同（UNIQUE）"
  }
  package func checkFails(_ check: String) -> String { "数据库要求 \(check)（CHECK）" }
  package func cannotExchange(_ columns: [String]) -> String {
    let names = columns.map(inQuotes).joined(separator: "和")
    return "互换\(names)的行需要一个中间值，而数据库不允许；请先以另一个\(names)保存其中一行（UNIQUE）"
  }
  package func refersToNothing(in table: String?) -> String {
    table.map { "它引用的“\($0)”中的行不存在（FOREIGN KEY）" } ?? "它引用的行不存在（FOREIGN KEY）"
  }
  package func isReferredTo(by table: String) -> String { "“\(table)”中有行引用它（FOREIGN KEY）" }
  package var triggerIgnores: String { "数据库的触发器跳过此更改，未说明原因（RAISE(IGNORE)）" }
  package func triggerRefuses(_ message: String) -> String { "\(message)（触发器）" }
  package func constraintFails(_ message: String) -> String { message }
}
