extension ChineseTexts {
  // MARK: Abstracts and helps

  package var abstractFormview: String { "通过表单编辑、显示和检查 JSON 记录。" }
  package var abstractCheck: String { "按表单的所有规则检查每条记录。" }
  package var abstractEdit: String { "用表单打开数据，在屏幕上编辑。" }
  package var abstractExplain: String { "解释表单的键、单元格或消息代码。" }
  package var abstractGet: String { "打印各行的值，每行一个。" }
  package var abstractLint: String { "按表单格式检查表单。" }
  package var abstractPrompt: String { "逐行询问一条记录的值。" }
  package var abstractSet: String { "设置各行的值，如同在屏幕上输入。" }
  package var abstractShow: String { "打印一条记录的表单，或以表格打印列表。" }
  package var helpFormOption: String {
    "用此选项代替表单参数；auto 表示使用该数据自己的表单，没有时根据数据生成。"
  }
  package var autoNeedsFile: String { "--form auto 需要数据文件，以便查找其表单" }
  package var helpForm: String { "表单：属性列表（XML、二进制或 OpenStep），文件或 https URL。" }
  package var helpData: String {
    "数据：含一个对象或对象列表的 JSON、JSON Lines、属性列表，也可由 age 加密或用 https URL；或 SQLite 数据库。"
  }
  package var helpDataFiles: String { "数据文件：JSON、JSON Lines、属性列表和归档、SQLite 数据库。" }
  package var helpStrict: String { "将警告计为错误。" }
  package var helpFindingFormat: String { "打印格式：text，或 json（每行一个 JSON 对象）。" }
  package var helpReadOnly: String { "不以原文件名保存；S 另存到别处。" }
  package var helpKeyOrCode: String { "键、单元格或消息代码。" }
  package var helpAll: String { "以 Markdown 打印整个参考手册。" }
  package var helpIdentifiers: String { "行的标识符。" }
  package var helpRaw: String { "原样打印文件中的 JSON 字节。" }
  package var helpForms: String { "表单：属性列表。" }
  package var helpLintData: String { "表单的数据文件：报告其中前几条记录都没有的路径，以及不符合表单的值。" }
  package var helpColumns: String { "只列出这些列，按此顺序，以标识符或标签给出。" }
  package var helpSort: String { "按这些列排序；列名前加 - 表示降序。" }
  package var helpFilter: String {
    "只列出匹配的记录：须全部出现的词，或“salary > 5000”、“city = Oslo”、“city in (Oslo, Bergen)”、"
      + "“salary between 1 and 2”、“phone missing”、“problems”，可用“not”、“and”、“or”和括号。= 忽略大小写和重音符号，== 则不忽略。"
  }
  package var helpLimit: String { "最多列出 N 条记录。" }
  package var helpOffset: String { "略去前 N 条记录。" }
  package var helpRecord: String { "取文件的第 N 条记录，从 1 开始。" }
  package var helpWhere: String { "取值与此完全相同的所有记录：以该行对此文本存储的内容为准，数字和日期按值比较；可多次给出，记录须符合全部条件。" }
  package var helpMatching: String { "取所有匹配的记录，与 show --filter 相同。" }
  package var helpShowSecrets: String { "显示保密行的值。" }
  package var helpAssignments: String { "要设置的内容。" }
  package var helpJSON: String { "将等号右侧视为 JSON；不按输入方式转换，但同样检查。" }
  package var helpDryRun: String { "打印将产生的差异，不写入。" }
  package var helpUnset: String { "从记录中删除该行的成员；可多次给出。" }
  package var helpShowFormat: String { "打印格式：text、json、jsonl、rows、csv、tsv 或 markdown。" }
  package var helpByteOrderMark: String { "csv 和 tsv 以字节序标记开头，使 Excel 识别 UTF-8。" }
  package var helpWidth: String { "宽度（列数）；省略时为终端的宽度、$COLUMNS 或 80。" }
  package var helpColor: String { "颜色：auto（在终端上，除非设置了 NO_COLOR）、always 或 never。" }

  // MARK: What the parser of the command line says

  package func argumentIsNotUTF8(_ number: Int) -> String {
    "第 \(number) 个参数不是 UTF-8 文本；请先转换，如用 iconv -f gb18030 -t utf-8"
  }
  package func givenTwice(_ option: String) -> String { "formview：\(option) 给出了两次，只有一个有效；请删去一个" }
}
