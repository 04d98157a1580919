extension ChineseTexts {
  package var manualOfF601: ManualEntry {
    ManualEntry(
      "行所打开的表单不存在。",
      """
      `segueIdentifier`、`file` 和 `itemForm` 须是表单文件的 `forms` 中的名称，否则须是同一文件夹中的文件：\
      `address` 指 `address.plist` 中的表单。不查找其中的子文件夹。建议中给出两者中最接近的名称。
      """,
      example: "forms = { address = { rows = ( { valuePath = city; } ); }; };")
  }
  package var manualOfF602: ManualEntry {
    ManualEntry(
      "表单无止境地打开自己。",
      """
      没有 `valuePath` 或其值为 `SELF` 的行打开同一记录的表单。如果这样的行又回到最初的表单，就会无止境地看到同样的内容。\
      有其他 `valuePath` 时，每一步都进入记录的更深一层，因此表单可以打开自己。
      """)
  }
  package var manualOfF603: ManualEntry {
    ManualEntry(
      "列表项的表单没有行。",
      """
      编辑一项至少需要一行。
      """)
  }
}
