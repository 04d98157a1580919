extension ChineseTexts {
  package var readableFile: String { "检查路径和文件权限" }
  package var pathAdvice: String { "路径，如 name.full 或 phones[0].number，特殊的名称加引号" }
  package var templateAdvice: String { "模板，如 {first} {last}，作为文本的花括号前加反斜杠" }
  package var patternAdvice: String { "让每个组和字符类都闭合，作为文本的符号前加反斜杠" }
  package func giveOrDrop(_ needed: String, _ key: String) -> String {
    "写明“\(needed)”，或删去“\(key)”"
  }
  package var valueOfTypeAdvice: String { "该类型的值，或其他 valueType" }
  package var comparableAdvice: String {
    "同一类型的值：数字不加引号，文本加引号，文本可用 number(…) 转换"
  }
  package var circleAdvice: String { "使其中一个公式不再引用这些结果" }
  package var leaveSecretOut: String { "不包含保密值" }
  package var keepRulesAdvice: String { "符合规则的值，或其他规则" }
  package var orInPlaceOfAnd: String { "用 OR 代替 AND，或只保留其中之一" }
  package var andInPlaceOfOr: String { "用 AND 代替 OR，或只保留其中之一" }
  package var rowExample: String { "{ key = Name; valuePath = name; }" }
  package var openStepAdvice: String { "让每个括号和引号都闭合，条目以分号结束，元素之间用逗号" }
  package var xmlAdvice: String { "让每个标签都闭合，文本中的 & 写作 &amp;，< 写作 &lt;" }
  package func givingIt(_ places: [String]) -> String {
    "写在\(places.joined(separator: "或"))"
  }
  package var jsonAdvice: String { "补全括号和引号，文本用双引号，元素之间用逗号" }
  package var wholeFileAdvice: String { "该文件的完整副本" }
  package var arrayPathAdvice: String { "对象数组的路径" }
  package var delimitedAdvice: String { "让每个引号都闭合，第一行写各列的名称" }
  package func explained(_ key: String) -> String { "formview explain \(key) 列出的值" }
  package var leaveOut: String { "删去它" }
  package func leaveOutOrNote(_ note: String) -> String {
    "删去它，或用“\(note)”作为自己的备注"
  }
  package var rowThatOpensList: String { "带有 itemForm、可打开列表的行" }
  package var comparisonAdvice: String { "比较，如 role == 'staff'" }
  package var operandAdvice: String {
    "其他操作数，或其 number(…)、length(…)、isEmpty(…)"
  }
  package var nameAdvice: String {
    "路径（如 name.full）、行的标识符前加 $，或函数（如 length(name)）"
  }
  package var argumentsAdvice: String { "括号中写其他的值" }
  package var listInFile: String { "在该文件中至少写一个选项" }
  package var formBeside: String { "该文件所在文件夹中的表单" }
  package var copyOfForm: String { "另一个地址，或存为文件的表单副本" }

  package func neverShown(section: String, _ condition: String) -> String {
    "没有记录会显示该行：\(condition) 时隐藏其所在分组 \(section)，其余情况隐藏该行本身"
  }
  package var anotherHiddenAdvice: String { "为该行或其分组另写一个“hidden”" }
  package func noMatchIsContent(_ content: String, _ characters: String?) -> String {
    "“textContentType”为 \(content)，而匹配的文本都没有\(following(characters ?? "数字"))"
  }
  package var anotherContentAdvice: String { "另一个正则表达式，或另一个 textContentType" }

  package func needsMoreThanOffered(_ count: Int) -> String {
    "“minimumSelection”大于选项的个数 \(count)"
  }
  package func matchesAreLonger(than maximum: Int, atLeast length: Int) -> String {
    "“regex”匹配的文本至少有 \(length.grouped) 个字符，而“maximumLength”为 \(maximum.grouped)"
  }
  package func matchesAreShorter(than minimum: Int, atMost length: Int) -> String {
    "“regex”匹配的文本最多有 \(length.grouped) 个字符，而“minimumLength”为 \(minimum.grouped)"
  }
  package var anotherLengthOrPattern: String { "其他长度，或其他正则表达式" }
  package var anotherLimitOrRule: String { "其他限制，或其他规则" }
  package func ruleExcludesLimit(_ key: String) -> String {
    "没有值能同时满足该规则和“\(key)”"
  }
  package func ruleExcludesLimit(_ key: String, of row: String) -> String {
    "没有值能同时满足该规则和\(following(row))的“\(key)”"
  }
  package func ruleExcludesRule(_ rule: String) -> String {
    "没有值能同时满足该规则和前面的规则\(following(rule))"
  }
  package var withoutTrimming: String { "不含空白的正则表达式，或 trimsWhitespace = NO" }
  package var matchesHaveOuterSpace: String {
    "“regex”匹配的文本首尾有空白，而输入的文本会去除首尾空白"
  }
  package var anotherLengthOrNotRequired: String { "其他长度，或 required = NO" }
  package var requiredIsEmpty: String { "“required”要求有文本，而“maximumLength”只允许空文本" }
  package var anotherLengthOrMask: String { "其他长度，或其他输入掩码" }
  package func maskHasLength(_ length: Int, against key: String) -> String {
    "填满“inputMask”的文本有 \(length.grouped) 个字符，“\(key)”不允许"
  }
  package var choiceOnlyInFilters: String {
    "choiceFilter：只有在那里以及选项自己的条件中，“choice”才表示选项"
  }
}
