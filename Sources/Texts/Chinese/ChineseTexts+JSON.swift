extension ChineseTexts {
  // MARK: What was expected

  package func expectedValue(found: String) -> String { "应为值，实际为\(found)" }
  package func expectedValueOrBracket(found: String) -> String { "应为值或“]”，实际为\(found)" }
  package func expectedNameOrBrace(found: String) -> String { "应为带引号的成员名或“}”，实际为\(found)" }
  package func expectedNameAfterComma(found: String) -> String { "“,”之后应为带引号的成员名，实际为\(found)" }
  package func expectedColon(found: String) -> String { "成员名之后应为“:”，实际为\(found)" }
  package func expectedCommaOrBrace(found: String) -> String { "成员之后应为“,”或“}”，实际为\(found)" }
  package func expectedCommaOrBracket(found: String) -> String { "元素之后应为“,”或“]”，实际为\(found)" }
  package func expectedNothingMore(found: String) -> String { "值之后不应再有内容，实际还有\(found)" }
  package func expectedLiteral(found: String) -> String {
    "应为“true”、“false”或“null”，实际为\(found)"
  }
  package func expectedDigitAfterMinus(found: String) -> String { "“-”之后应为数字，实际为\(found)" }
  package func expectedDigitAfterPoint(found: String) -> String { "小数点之后应为数字，实际为\(found)" }
  package func expectedDigitInExponent(found: String) -> String { "指数中应为数字，实际为\(found)" }
  package func expectedNoDigitAfterZero(found: String) -> String { "开头的 0 之后不应有数字，实际有\(found)" }
  package func expectedClosingQuote(found: String) -> String { "应为结束引号，实际为\(found)" }
  package func foundInString(_ found: String) -> String { "字符串中有\(found)；控制字符在其中应写成转义" }
  package func expectedEscape(found: String) -> String {
    "“\\”之后应为 \" \\ / b f n r t u 之一，实际为\(found)"
  }
  package func expectedHexDigits(found: String) -> String { "“\\u”之后应为四位十六进制数字，实际为\(found)" }
  package func expectedRestOfCharacter(found: String) -> String { "应为 UTF-8 字符的剩余部分，实际为\(found)" }
  package func expectedUTF8(found: String) -> String {
    "不是 UTF-8，实际为\(found)（如为 GBK 或 GB18030，可用 iconv -f gb18030 -t utf-8 转换）"
  }
  package func expectedFewerLevels(_ limit: Int) -> String { "最多 \(limit) 层，此处多了一层" }
  package func expectedNumber(found: String) -> String { "应为数字，实际为“\(found)”" }

  // MARK: What was found

  package var endOfFile: String { "文件末尾" }
  package var endOfLine: String { "行尾" }
  package var endOfText: String { "文本末尾" }
  package var endOfRecord: String { "记录末尾" }
  package var lineBreak: String { "换行" }
  package var tabCharacter: String { "制表符" }
  package var quoteCharacter: String { "引号" }
  package var somethingElse: String { "其他内容" }
  package func controlCharacter(_ code: String) -> String { "控制字符 \(code)" }
  package func byte(_ code: String) -> String { "字节 \(code)" }
  package func character(_ code: String) -> String { "字符 \(code)" }
  package func quotedText(_ text: String) -> String { "“\(text)”" }

  // MARK: What to try

  package var stringsTakeDoubleQuotes: String { "字符串须用双引号" }
  package var jsonHasNoComments: String { "JSON 没有注释" }
  package var memberHasNoValue: String { "该成员没有值" }
  package var dropCommaBefore: String { "请删去前面的逗号" }
  package var isCommaMissing: String { "前面是否缺少逗号？" }
  package var numberBeginsWithDigit: String { "数值须以 0–9 或“-”开头" }
  package var namesTakeDoubleQuotes: String { "成员名须用双引号" }
  package var jsonKnowsOnlyNull: String { "JSON 没有 NaN、Infinity 或 None，只有 null" }
  package var isUTF16: String { "JSON 须为 UTF-8 编码；这个文件像是 UTF-16" }
  package var literalsAreLowercase: String { "true、false 和 null 须小写" }

  // MARK: Where records are

  package var jsonString: String { "字符串" }
  package var jsonBoolean: String { "布尔值" }
  package var jsonNull: String { "null" }
  package var jsonObject: String { "对象" }
  package var jsonArray: String { "数组" }
  package var jsonNumber: String { "数字" }
  package func expectedRecords(foundAsWhole kind: String) -> String {
    "应为一个对象或由记录组成的数组，但整个文件是\(following(kind))"
  }
  package func expectedRecordArray(at path: String, found: String) -> String {
    "“\(path)”处应为由记录组成的数组，实际为\(following(found))"
  }
  package var emptyObjectOnTheWay: String { "路径上的空对象" }
  package var emptyArrayOnTheWay: String { "路径上的空数组" }
  package func objectWithout(_ name: String) -> String { "没有“\(name)”的对象" }
  package func arrayWithoutElement(_ index: Int) -> String { "没有第 \(index) 个元素的数组" }
  package func objectWith(_ name: String) -> String { "含“\(name)”的对象" }
  package func arrayWithElement(_ index: Int) -> String { "含第 \(index) 个元素的数组" }
  package func kind(_ kind: String, at path: String) -> String { "\(kind)（位于“\(path)”）" }
  package func expectedAsWhole(_ needed: String, found: String) -> String {
    "整个文件应为\(following(needed))，实际为\(following(found))"
  }
  package func expected(_ needed: String, at path: String, found: String) -> String {
    "“\(path)”处应为\(following(needed))，实际为\(following(found))"
  }
  package var elementsAreRecords: String { "删去“recordsPath”，其元素即为记录" }
}
