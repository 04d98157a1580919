extension ChineseTexts {
  package var sourcesTitle: String { "记录的来源" }
  package var sourceName: String { "来源" }
  package var sourcesIntroduction: String {
    "数据文件先按内容识别，再按名称识别。--data-format NAME 指定其格式。"
  }
  package var sourceColumns: [String] {
    ["识别依据", "打开为", "类型", "可编辑", "保持不变", "锁定", "限制"]
  }
  package var jsonFormat: TextFormatDescription {
    TextFormatDescription(
      name: "json", title: "JSON 和 JSON Lines",
      recognizedBy: "不属于其他格式的内容；JSON Lines 按 .jsonl 和 .ndjson，或每行一个对象",
      opensAs: "对象是一条记录，数组或多行文件是表格",
      types: "字符串、数字、布尔值、null、数组、对象",
      editable: "值、成员、元素、记录",
      kept: "所编辑的值以外的每个字节：顺序、数字写法、空白、转义",
      locks: "flock(2)；文件整体替换",
      limits: "8 GB；512 层")
  }
  package var xmlPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "xml-plist", title: "XML 属性列表",
      recognizedBy: "以标签开头，前面可有空行；UTF-8、UTF-16 或 UTF-32",
      opensAs: "字典是一条记录，字典的数组是表格",
      types: "字符串、整数、实数、布尔值、日期（UTC）、二进制数据（Base64）",
      editable: "值、键、元素、记录；其中有注释的值除外",
      kept: "注释、实体、CDATA、顺序、缩进、DOCTYPE、空白、末尾换行",
      locks: "同 JSON",
      limits: "2 GB；512 层；DOCTYPE 不得含声明")
  }
  package var binaryPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "binary-plist", title: "二进制属性列表",
      recognizedBy: "以 bplist 开头",
      opensAs: "同 XML 属性列表",
      types: "同 XML 属性列表；UID 和集合只显示，不能编辑",
      editable: "值、键、元素、记录",
      kept: "对象的顺序、宽度和共享",
      locks: "同 JSON",
      limits: "2 GB；512 层；日期为 -9999 至 9999 年")
  }
  package var openStepPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "openstep-plist", title: "OpenStep 属性列表、.strings",
      recognizedBy: "以 ( 开头，或 { 后有带 = 的键；字符串文件中有带 = 的键；UTF-8、UTF-16、UTF-32、NeXTSTEP 或 Latin-1",
      opensAs: "同 XML 属性列表；字符串文件是一条记录",
      types: "字符串、二进制数据；GNUstep 的带类型整数、实数、布尔值和日期",
      editable: "值、键、元素、记录；数字仅限带类型的",
      kept: "注释、引号、转义、顺序、缩进、空白",
      locks: "同 JSON",
      limits: "2 GB；512 层；每项以 ; 结尾")
  }
  package var keyedArchiveFormat: TextFormatDescription {
    TextFormatDescription(
      name: "keyed-archive", title: "NSKeyedArchiver 归档，XML 或二进制",
      recognizedBy: "含有 $archiver、$top 和 $objects 的属性列表",
      opensAs: "根对象是一条记录，数组是表格；否则 $top 的成员是一条记录",
      types: "同属性列表；null；NSDecimalNumber 作为数字；URL、UUID 和属性字符串作为字符串",
      editable: "值、键、元素、记录；$class 和指向别处对象的 → 除外（打开即前往该处）",
      kept: "同其属性列表；出现在多处的对象仍是同一个",
      locks: "同 JSON",
      limits: "同属性列表")
  }
  package var sqliteFormat: TextFormatDescription {
    TextFormatDescription(
      name: "sqlite", title: "SQLite 数据库",
      recognizedBy: "以“SQLite format 3”开头",
      opensAs: "表单的 recordsTable、--table 所指定的表、唯一的表或 --query 的各行",
      types: "INTEGER（BOOLEAN 列的 0 和 1 为布尔值）、REAL、TEXT、NULL；BLOB 为 Base64；路径进入之处含 JSON 的 TEXT",
      editable: "值，包括此类 JSON 中的值，其他行有 JSON 时可新建；行；可互换唯一值；数据库计算的列、视图、查询和无效的 UTF-8 除外",
      kept: "未编辑的列和表；值的类型；JSON 中未编辑的部分",
      locks: "SQLite 自身的锁；保存是一个事务，他人已更改同一值时拒绝",
      limits: "整数为 64 位；实数约有 15 位数字")
  }
  package var ageFormat: TextFormatDescription {
    TextFormatDescription(
      name: "age", title: "加密文件（age），二进制或文本",
      recognizedBy: "以 age-encryption.org/v1 或 BEGIN AGE ENCRYPTED FILE 开头",
      opensAs:
        "其中加密的文件，可为 SQLite 以外的任何格式；由终端或 --passphrase-file 给出口令，或由 --identity 或 FORMVIEW_IDENTITY 给出 X25519 密钥",
      types: "同其中加密的文件",
      editable: "同其中加密的文件，但须已知所有接收者：口令、所给的身份密钥或 --recipients-file",
      kept: "同其中加密的文件；其接收者和文本形式；每次保存都用新的密钥；新文件加密给口令、--recipients-file 或身份密钥",
      locks: "同 JSON",
      limits: "第 1 版；工作因子 22；只在内存中：不留未保存的副本，也不用 $EDITOR")
  }

  package var serverFormat: TextFormatDescription {
    TextFormatDescription(
      name: "https", title: "服务器上的文件",
      recognizedBy: "以 https:// 开头；http:// 只用于 localhost、127.0.0.1 或 [::1]",
      opensAs: "按内容、再按名称识别的文件；数据库和加密文件除外",
      types: "同该格式的文件",
      editable: "值和记录，保存到自己的文件",
      kept: "$XDG_CACHE_HOME/formview 中的副本，服务器不可用时使用；自上次使用起保留 90 天，合计保留最近的 64 MB；表单中有保密行的数据不留副本",
      locks: "无",
      limits: "解压后 1 GiB，10 分钟（表单 64 MiB，30 秒），连接 10 秒，重定向 5 次")
  }
  package var helpDataFormat: String {
    "数据的格式，不论其内容看起来如何：json、xml-plist、binary-plist、openstep-plist、keyed-archive 或 sqlite。"
  }
  package func formatIsNotRead(_ seen: String) -> String {
    "看起来是\(following(seen))，无法读取；formview 可读取 JSON、JSON Lines、属性列表、SQLite 数据库和以 age 加密的文件"
  }
  package func isToBeConverted(_ seen: String, by command: String) -> String {
    "看起来是\(following(seen))；请先用 `\(command)` 转换"
  }
  package func whatCommandPrints(_ command: String) -> String { "`\(command)` 的输出" }
  package func kindCompressed(_ program: String) -> String { "以 \(program) 压缩的文件" }
  package var kindZIP: String { "ZIP 归档" }
  package func kindEncrypted(_ format: String?, by program: String) -> String {
    "以 \(program) 加密的\(following(format ?? "文件"))"
  }
  package var kindGB18030: String { "GBK 或 GB18030 编码的文本" }
  package func openedAs(_ format: String, looksLike seen: String) -> String {
    "已作为 \(format) 打开；看起来是 \(seen)，可用 --data-format \(seen) 打开"
  }
  package func openedEncryptedAs(_ format: String) -> String {
    "已作为 \(format) 打开；它以 age 加密；请删去 --data-format \(format)"
  }
}
