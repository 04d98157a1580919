extension ChineseTexts {
  // MARK: Reading

  package var expectedOperand: String { "应为路径、值或“(”" }
  package var expectedOperator: String { "应为运算符或结尾" }
  package var comparisonAfterComparison: String { "比较的结果不能再比较；请用 AND 连接两个比较" }
  package func expectedSymbol(_ symbol: String) -> String { "应为“\(symbol)”" }
  package func expectedNameAfter(_ symbol: String) -> String { "“\(symbol)”之后应紧接名称" }
  package func unexpectedCharacter(_ found: String) -> String { "不应出现\(following(found))" }
  package func unexpectedAfterNumber(_ found: String, _ number: String) -> String {
    "\(number) 之后不应紧接“\(found)”"
  }
  package func beginsPath(_ name: String) -> String {
    "\(name) 只能是路径的开头，不能在点之后；整个记录为 @root"
  }
  package func unknownSpecialName(_ name: String) -> String {
    "未知名称“\(name)”；可用 @root、@parent、@index，列表之后可用 @count、@sum、@avg、@min、@max"
  }
  package var expectedFlags: String { "应为 [c]、[d] 或 [cd]" }
  package var matchesIgnoresCaseOnly: String { "MATCHES 只能用 [c] 忽略大小写" }
  package var betweenTakesTwo: String { "BETWEEN 需要两个值：{1, 10}" }
  package func expectedCollection(_ word: String) -> String { "\(word) 之后应为路径或列表" }
  package func expectedComparison(_ word: String) -> String {
    "应为比较：\(word) items.price > 10"
  }
  package var countTakesNoPath: String { "@count 之后没有路径；它计算元素的个数" }
  package func expressionTooLong(_ limit: Int) -> String { "超过 \(limit.grouped) 个字符" }
  package func expressionTooDeep(_ limit: Int) -> String { "运算嵌套超过 \(limit) 层" }

  // MARK: Why there is no value

  package var divisionByZero: String { "除以零" }
  package func wholeNumberExpected(_ found: String) -> String { "应为整数，实际为\(following(found))" }
  package func numberBeyondExponent(_ limit: Int) -> String { "数的指数超出 ±\(limit)" }
  package func textIsNotANumber(_ text: String) -> String { "该文本不是数字：\(text)" }
  package func expressionExpected(_ type: String) -> String { "应为\(following(type))" }
  package var dateBeyondYears: String { "日期超出公元 1 年至 9999 年" }
  package func unknownDateUnit(_ unit: String) -> String {
    "未知单位“\(unit)”；可用 days、weeks、months、years"
  }
  package func patternDoesNotCompile(_ pattern: String) -> String { "无效的正则表达式：\(pattern)" }
  package var patternTookTooLong: String { "正则表达式匹配耗时过长" }
  package var expressionTookTooLong: String { "计算步数过多" }

  // MARK: What can't be meant

  package func expressionExpected(_ type: String, found: String) -> String {
    "应为\(following(type))，实际为\(following(found))"
  }
  package func haveNoOrder(_ left: String, _ right: String) -> String {
    "\(followed(left))与\(following(right))之间没有大小之分"
  }
  package func comparesDate(with text: String) -> String {
    "日期与 '\(text)' 比较，而后者不是日期"
  }
  package func isTextWithoutQuotes(_ text: String) -> String {
    "“\(text)”被当作路径读取，但没有显示它的行；它不是 '\(text)'"
  }
  package func comparisonNeverTrue(_ left: String, _ right: String) -> String {
    "\(followed(left))始终不等于\(following(right))"
  }
  package func neverOffered(_ text: String) -> String { "选项中没有 '\(text)'" }
  package func hasNoMembers(_ path: String, _ type: String) -> String {
    "“\(path)”处没有值，因为\(followed(type))没有成员"
  }
  package func isAlwaysTrue(_ condition: String) -> String { followed(condition) + "始终成立" }
  package func isAlwaysFalse(_ condition: String) -> String { followed(condition) + "始终不成立" }
  package func unknownFunction(_ name: String, nearest: String?) -> String {
    "未知函数“\(name)”" + didYouMean(nearest)
  }
  package func unknownRow(_ name: String, nearest: String?) -> String {
    "没有名为“\(name)”的行" + didYouMean(nearest)
  }
  package func unknownPath(_ path: String) -> String { "“\(path)”处没有值" }
  package func wrongArgumentCount(_ function: String) -> String { "\(function) 的参数个数不对" }
  package func takesArguments(_ function: String, minimum: Int, maximum: Int?, found: Int) -> String
  {
    let taken =
      switch maximum {
      case minimum: "需要 \(minimum) 个参数"
      case let maximum?: "需要 \(minimum) 至 \(maximum) 个参数"
      case nil: "至少需要 \(minimum) 个参数"
      }
    return "\(function) \(taken)，实际有 \(found) 个"
  }

  // MARK: Types

  package var valueTypeBool: String { "布尔值" }
  package var valueTypeNumber: String { "数字" }
  package var valueTypeText: String { "文本" }
  package var valueTypeDate: String { "日期" }
  package var valueTypeList: String { "列表" }
  package var valueTypeObject: String { "对象" }
  package var valueTypeNull: String { "nil" }
  package var valueTypeAny: String { "值" }
  package var valueTypePath: String { "路径" }

  // MARK: Present values

  package func operand(_ name: String, is value: String) -> String {
    followed(name) + "为\(following(value))"
  }
  package func operandIsMissing(_ name: String) -> String { followed(name) + "缺失" }
}
