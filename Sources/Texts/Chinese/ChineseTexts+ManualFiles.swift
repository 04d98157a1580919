extension ChineseTexts {
  package var manualOfF001: ManualEntry {
    ManualEntry(
      "无法读取表单文件。",
      """
      文件不存在，是文件夹，或没有读取权限。请检查路径的拼写和文件的权限。
      """)
  }
  package var manualOfF002: ManualEntry {
    ManualEntry(
      "表单文件不是属性列表。",
      """
      表单是 XML、二进制或 OpenStep 写法的属性列表。所示位置应是别的内容；错误就在该处或就在它前面。\
      能继续的地方会继续读取，因此可一次列出多处错误。若文件是 JSON、YAML、TOML、INI、JSON Schema 或 ProfileManifest，\
      会直接指明。Mac 上的 `plutil -lint` 和属性列表编辑器也认识这些写法。
      """,
      example: "{ key = \"Name\" valuePath = name; }    \"Name\" 之后缺少“;”")
  }
  package var manualOfW002: ManualEntry {
    ManualEntry(
      "表单文件的编码是推测的。",
      """
      文件是没有字节序标记的 UTF-16，只能由字符之间的零字节看出。请存为 UTF-8，或加上标记。
      """)
  }
  package var manualOfF003: ManualEntry {
    ManualEntry(
      "属性列表的根既不是数组也不是字典。",
      """
      表单要么是行的数组，要么是字典，其 `rows` 为该数组。每一行是一个字典。
      """,
      example: "( { key = \"Name\"; valuePath = name; } )")
  }
  package var manualOfF004: ManualEntry {
    ManualEntry(
      "表单没有行。",
      """
      表单字典需要 `rows`，即至少含一行的数组。此版本不能读取 Settings 包的 `PreferenceSpecifiers`。
      """)
  }
  package var manualOfF005: ManualEntry {
    ManualEntry(
      "表单是为更新的版本编写的。",
      """
      其 `formVersion` 高于本程序的版本，因此可能用到此处不认识的键。请更新 formview；若表单没有用到新的内容，\
      也可降低版本号。
      """)
  }
  package var manualOfF006: ManualEntry {
    ManualEntry(
      "表单包含了自己，或包含得太多。",
      """
      `includes` 中的表单排在写出它们的表单之前，它们也可以再包含其他表单。如果由此又回到某个表单，就没有哪个表单在最前。\
      消息中列出整个循环。最多逐层包含 32 层；包含的表单总共最多 5,000 个，其中的行最多 1,000,000 行，重复包含的重复计数。要从表单自己的行中打开该表单，请用 `segueIdentifier` 或 `itemForm`。
      """,
      example: "includes = (base);    其中 base.plist 有 includes = (person);")
  }
  package var manualOfF007: ManualEntry {
    ManualEntry(
      "名称指向表单文件夹之外。",
      """
      表单所引用的文件都在表单旁边，或在表单旁的语言文件夹中，因此别人的表单无法读取其他文件。请只写名称，\
      不带斜杠。
      """,
      example: "stringsTable = \"../Staff\";    应为 stringsTable = Staff;")
  }
}
