extension ChineseTexts {
  package var manualOfD101: ManualEntry {
    ManualEntry(
      "行的路径经过既非对象也非数组的值。",
      """
      路径还要继续深入，而记录中该处是文本或数字。该行显示为只读，其值保持不变。\
      `formview lint --data FILE` 会报告；`check` 用规则名 `path` 报告。
      """)
  }
  package var manualOfD102: ManualEntry {
    ManualEntry(
      "值的类型或格式与该行所要求的不同。",
      """
      值按原样显示。若另一种类型的字段中是文本或数字，可在该处更正。单元格无法表示的值保持不变：单值单元格中的列\
      表或对象，既非开也非关的开关值，日期中的数字。输入、选择和 `set` 都不会替换它；`set --json` 可以替换，\
      `set --unset` 可以删除。如果数据正确，请为该行设置 `valueType`。\
      `formview lint --data FILE` 会报告；`check` 用规则名 `type` 报告。
      """)
  }
  package var manualOfD103: ManualEntry {
    ManualEntry(
      "值不在选项之中。",
      """
      该值照常显示并保留，直到选择另一个值。也许选项列表不够完整。`formview lint --data FILE` 会报告；\
      `check` 用规则名 `choice` 报告，对有两个自定值的开关则用 `type`。
      """)
  }
  package var manualOfD104: ManualEntry {
    ManualEntry(
      "应为数组之处没有数组。",
      """
      `recordsPath` 须指向数据文件中的对象数组。作为警告时：`choicesFrom` 的路径在记录中指向的不是选项列表。
      """)
  }
  package var manualOfD105: ManualEntry {
    ManualEntry(
      "记录中没有该路径。",
      """
      编辑该行时才会创建；在此之前不写入任何内容。`formview lint --data FILE` 会报告前几条记录都没有的路径，\
      并给出现有路径中最相似的一个；`check` 和屏幕会报告像是笔误的路径。
      """)
  }
  package var manualOfD106: ManualEntry {
    ManualEntry(
      "命令读取期间，磁盘上的文件被改变。",
      """
      读到的既非旧文件也非新文件，因此不作任何处理；请待其他程序完成后重新运行该命令。屏幕会自行重新读取文件，\
      并合并此处与别处的更改。
      """)
  }
}
