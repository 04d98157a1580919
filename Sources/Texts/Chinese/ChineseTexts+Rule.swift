extension ChineseTexts {
  // MARK: Kinds of values

  package var null: String { "null" }
  package var trueOrFalse: String { "布尔值" }
  package var aNumber: String { "数字" }
  package var aText: String { "文本" }
  package var aList: String { "列表" }
  package var anObject: String { "对象" }
  package var aWholeNumber: String { "整数" }
  package var aDate: String { "日期" }
  package var aValue: String { "值" }
  package var oneOfTheChoices: String { "选项之一" }
  package var listOrObject: String { "列表或对象" }

  // MARK: Bounds

  package func mustNotBeBefore(_ date: String) -> String { "不得早于 \(date)" }
  package func mustNotBeAfter(_ date: String) -> String { "不得晚于 \(date)" }
  package func mustBeAtLeast(_ number: String) -> String { "不得小于 \(number)" }
  package func mustBeAtMost(_ number: String) -> String { "不得大于 \(number)" }
  package func mustBeMultiple(of step: String) -> String { "必须是 \(step) 的倍数" }
  package func mustBeReached(from base: String, inStepsOf step: String) -> String {
    "必须是从 \(base) 起、步长为 \(step) 的值"
  }
  package var isTooSmall: String { "太小" }
  package var isTooLarge: String { "太大" }

  // MARK: Choices

  package func inQuotes(_ text: String) -> String { "“\(text)”" }
  package func didYouMeanChoice(_ title: String) -> String { "；是否指“\(title)”？" }
  package func choicesAre(_ titles: [String], isAll: Bool) -> String {
    "；可选：" + titles.joined(separator: "、") + (isAll ? "" : "…")
  }
  package func notAmongChoices(_ value: String) -> String { followed(value) + "不在选项之中" }
  package var valueNotAmongChoices: String { "该值不在选项之中" }
  package func notOfferedHere(_ value: String?) -> String {
    followed(value ?? "该值") + "不在此记录的选项之中"
  }
  package func choicesLeftOut(_ count: Int) -> String {
    "计算步数过多，另有 \(count.grouped) 个选项未检查"
  }
  package func withChoicesLeftOut(_ message: String, _ count: Int) -> String {
    "\(message)；\(choicesLeftOut(count))"
  }
  package func choiceIsDisabled(_ title: String, where predicate: String?) -> String {
    predicate.map { "当 \($0) 时“\(title)”不可选" } ?? "“\(title)”在此不可选"
  }
  package func textChoicesNeedType(_ value: String?, kind: String, type: String) -> String {
    valueOfAnotherType(value, kind, choices: "选项不是文本", type)
  }
  package func otherChoicesNeedType(_ value: String?, kind: String, type: String) -> String {
    valueOfAnotherType(value, kind, choices: "选项是文本", type)
  }

  // MARK: Digits and lengths

  package func takesFractionDigits(atMost limit: Int, found: Int?) -> String {
    (limit == 0 ? "小数点后不得有数字" : "小数点后最多 \(limit) 位") + having(found, "位")
  }
  package func needsCharacters(atLeast limit: Int, found: Int?) -> String {
    "至少需要 \(limit) 个字符\(having(found, "个"))"
  }
  package func needsChoices(atLeast limit: Int, found: Int?) -> String {
    "至少需要 \(limit) 个选项\(having(found, "个"))"
  }
  package func takesChoices(atMost limit: Int, found: Int?) -> String {
    "最多 \(limit) 个选项\(having(found, "个"))"
  }
  package func needsItems(atLeast limit: Int, found: Int?) -> String {
    "至少需要 \(limit) 项\(having(found, "项"))"
  }
  package func takesItems(atMost limit: Int, found: Int?) -> String {
    "最多 \(limit) 项\(having(found, "项"))"
  }
  package func takesCharacters(atMost limit: Int, found: Int?) -> String {
    "最多 \(limit) 个字符\(having(found, "个"))"
  }
  package func atMostCharacters(_ limit: Int) -> String { "最多 \(limit) 个字符" }
  package func moreCharacters(_ count: Int) -> String { "还需 \(count) 个字符" }
  package func moreDigits(_ count: Int) -> String { "还需 \(count) 位数字" }
  package func moreLetters(_ count: Int) -> String { "还需 \(count) 个字母" }

  // MARK: Patterns

  package func doesNotMatch(_ pattern: String?) -> String {
    "与正则表达式不匹配" + (pattern.map { "：\($0)" } ?? "")
  }
  package var patternNotJudged: String { "未检查：该正则表达式对此文本计算量过大" }
  package func patternGivenUp(afterTexts count: Int) -> String { "未检查：该正则表达式对另外 \(count) 个文本计算量过大" }
  package var tooMuchWorkForPattern: String { "计算量过大，该正则表达式无法检查" }
  package var numberIsExpected: String { "应为数字" }
  package func notPossible(fromCharacter number: Int, reason: String?) -> String {
    "从第 \(number) 个字符起不符合要求" + (reason.map { "：\($0)" } ?? "")
  }

  // MARK: Among others

  package func alsoInRecord(_ number: Int) -> String { "与第 \(number.grouped) 条记录重复" }
  package func alsoInItem(_ index: Int) -> String { "与项 [\(index)] 重复" }
  package func onlyOneMayHave(ofRecords count: Int) -> String {
    "该值只能用于一条记录，不能用于 \(count.grouped) 条"
  }

  // MARK: Masks

  package var maskTakesDigit: String { "此处应为数字" }
  package var maskTakesLetter: String { "此处应为字母" }
  package var maskTakesLetterOrDigit: String { "此处应为字母或数字" }
  package func doesNotFit(mask: String) -> String { "不符合输入掩码 \(mask)" }
  package var factMask: String { "输入掩码" }

  // MARK: Required and type

  package var isRequired: String { "必填" }
  package var isNoneOfItsTwoValues: String { "不是其两个值之一" }
  package func isNeither(_ one: String, nor other: String) -> String { "既不是“\(one)”也不是“\(other)”" }
  package var dataIsNoText: String {
    "此处为二进制数据，不是文本；要编辑，请为该行指定 cellIdentifier = DataCell"
  }
  package var mustBeWholeNumber: String { "必须是整数" }
  package var isNoBase64: String { "Base64 无效" }
  package func holdsNoJSONNumber(_ name: String) -> String {
    "值为 \(name)，是 JSON 无法写出的数"
  }
  package func holds(_ found: String, not expected: String) -> String {
    "值的类型是\(following(found))，应为\(following(expected))"
  }
  package func isNoDate(like example: String) -> String { "不是 \(example) 这样的日期" }
  package func isNoDate(because reason: String) -> String { "不是日期：\(reason)" }
  package func aDateLike(_ example: String) -> String { "如 \(example) 的日期" }
  package var exponentNotJudged: String { "未检查：指数过大" }
  package func isNot(_ type: String, example: String?) -> String {
    "不是\(following(type))" + (example.map { "，请写成 \($0) 这样" } ?? "")
  }
  package func isNot(_ type: String, from minimum: String?, to maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "应为 \(minimum) 至 \(maximum) 之间的\(type)"
    case (let minimum?, nil): "应为不小于 \(minimum) 的\(type)"
    case (nil, let maximum?): "应为不大于 \(maximum) 的\(type)"
    case (nil, nil): "不是\(following(type))"
    }
  }
  package var ambiguousSeparator: String { "其分隔符可能是小数点，也可能不是；请删去分隔符" }
  package func takesCurrency(_ own: String, not other: String) -> String {
    "此处金额的货币为 \(own)，而不是 \(other)"
  }
  package func couldBe(_ grouped: String, or decimal: String) -> String {
    "可能是 \(grouped) 或 \(decimal)；请写成其中之一"
  }
  package func takes(_ on: String, or off: String) -> String { "只接受“\(on)”或“\(off)”" }
  package func isNoJSON(because reason: String?) -> String {
    "不是 JSON" + (reason.map { "：\($0)" } ?? "")
  }
  package var isEncryptedBySops: String { "已用 sops 加密" }
  package func leftAlone(_ failure: String) -> String { "\(failure)；保持不变，可用 set --json 替换" }
  package func setJSONWritesAnotherType(_ failure: String) -> String {
    "\(failure)；set --json 可写入其他类型的值"
  }
  package func templateShows(_ name: String, asNumberHolding kind: String) -> String {
    "模板将“\(name)”显示为数字，但其值是\(following(kind))"
  }
  package func templateShows(_ name: String, asWholeNumberHolding value: String) -> String {
    "模板将“\(name)”显示为整数，但其值是 \(value)"
  }
  package func templateShows(_ name: String, asDateHolding kind: String) -> String {
    "模板将“\(name)”显示为日期，但其值是\(following(kind))"
  }

  // MARK: Characters that a keyboard does not take

  package func characterNotTaken(_ character: String?, number: Int, reason: String) -> String {
    (character.map { "不接受“\($0)”（第 \(number) 个字符）" } ?? "不接受第 \(number) 个字符") + "：\(reason)"
  }
  package func characterNotTaken(_ character: String, reason: String) -> String {
    "不接受“\(character)”：\(reason)"
  }
  package var plainASCIIOnly: String { "仅限 ASCII 字符" }
  package var noSpacesHere: String { "此处不能有空格" }
  package var digitsOnly: String { "仅限数字" }
  package var digitsAndSignOnly: String { "仅限数字和正负号" }
  package var phoneCharactersOnly: String { "仅限数字、空格和 + * # , ; ( ) -" }
  package func digitsOnly(and separator: String) -> String { "仅限数字和“\(separator)”" }
  package func digitsAndSignOnly(and separator: String) -> String { "仅限数字、正负号和“\(separator)”" }
  package var notUTF8Here: String { "其字节不是 UTF-8" }
  package var noControlCharactersHere: String { "此处不能有控制字符" }

  // MARK: Paths

  package func recordHolds(_ kind: String, not needed: String) -> String {
    "该记录是\(following(kind))，应为\(following(needed))"
  }
  package func itemIs(_ kind: String, not needed: String) -> String {
    "该项是\(following(kind))，应为\(following(needed))"
  }
  package func pathHolds(_ path: String, _ kind: String, not needed: String) -> String {
    "“\(path)”是\(following(kind))，应为\(following(needed))"
  }
  package func cannotWrite(_ path: String, because reason: String) -> String {
    "无法写入“\(path)”：\(reason)"
  }
  package func stepRunsInto(_ step: Int, _ kind: String) -> String {
    "第 \(step) 段遇到\(following(kind))，其中没有成员"
  }
  package func listHasOnly(_ count: Int) -> String { "列表只有 \(count) 项" }
  package func indexOrName(_ number: Int) -> String {
    "\(number) 可能是列表中的位置，也可能是名称，而记录中两者都没有；若是名称，请在表单中加引号写成 \"\(number)\""
  }
  package func rowHasParts(_ identifiers: [String]) -> String {
    "此行由以下部分组成：\(identifiers.joined(separator: "、"))"
  }
  package func ofPart(_ part: String, _ problem: String) -> String { "\(part)：\(problem)" }
  package var rowIsButton: String { "此行是按钮，没有值" }
  package var rowShowsText: String { "此行只显示文本，没有自己的值" }
  package func rowIsReadOnly(_ outer: OuterRow?, where predicate: String?) -> String {
    (predicate.map { "当 \($0) 时" } ?? "表单规定") + "\(subject(outer))只读"
  }
  package func rowIsComputed(_ formula: String) -> String { "由公式计算：\(formula)" }
  package func cannotBeComputed(_ reason: String) -> String { "无法计算：\(reason)" }
  package func leadsThroughList(_ path: String) -> String {
    "“\(path)”经过列表，列表的每一项各有其值"
  }
  package func formulaGives(_ value: String?) -> String {
    value.map { "公式的结果为 \($0)" } ?? "公式的结果与此不同"
  }
  package var formulaGivesNothing: String { "公式没有结果" }
  package func mustHold(_ predicate: String) -> String { "必须满足：\(predicate)" }
  package func rowIsHidden(_ outer: OuterRow?, where predicate: String?) -> String {
    predicate.map { "当 \($0) 时\(subject(outer))隐藏" } ?? "\(subject(outer))始终隐藏"
  }
  package func rowIsDisabled(_ outer: OuterRow?, where predicate: String?) -> String {
    predicate.map { "当 \($0) 时禁用\(subject(outer))" } ?? "\(subject(outer))始终禁用"
  }
  private func subject(_ outer: OuterRow?) -> String {
    guard let outer else { return "此行" }
    return "“\(outer.label)”" + (outer.place.isEmpty ? "" : "（\(outer.place)）")
  }
  package var rowOnlyShowsValue: String { "此行仅显示其值" }
  package var isEmptyAlready: String { "已经为空" }
  package var isElementOfList: String { "是列表中的元素：其后的元素会前移" }
  package func noneHas(_ path: String, recordCount: Int, nearest: String?) -> String {
    (recordCount == 1 ? "该记录没有" : "前 \(recordCount) 条记录都没有") + "“\(path)”" + didYouMean(nearest)
  }
  package func added(_ path: String, recordCount: Int, nearest: String?) -> String {
    "新增了“\(path)”：" + (recordCount == 1 ? "该记录原来没有" : "前 \(recordCount) 条记录原来都没有")
      + didYouMean(nearest)
  }

  // MARK: Help about a row's rules: a name and what holds

  package var factAtLeast: String { "至少" }
  package var factAtMost: String { "最多" }
  package var factStep: String { "步长" }
  package var factLength: String { "长度" }
  package func characters(from low: Int, to high: Int) -> String { "\(low) 至 \(high) 个字符" }
  package func charactersAtLeast(_ low: Int) -> String { "至少 \(low) 个字符" }
  package func charactersAtMost(_ high: Int) -> String { "最多 \(high) 个字符" }
  package func choices(_ count: Int) -> String { "\(count) 个选项" }
  package var factPattern: String { "正则" }
  package var factRequired: String { "必填" }
  package var factUnique: String { "唯一" }
  package var yes: String { "是" }

  // MARK: Lists and objects with forms of their own

  package func items(_ count: Int, named names: [String], areAll: Bool) -> String {
    guard !names.isEmpty else { return "\(count.grouped) 项" }
    return "\(count.grouped) 项：\(names.joined(separator: "、"))\(areAll ? "" : "…")"
  }
  package func problemBelow(
    place: String, row: String, _ message: String, more: Int, atLeast: Bool
  ) -> String {
    let name = [place, row].filter { !$0.isEmpty }.joined(separator: " ")
    let first = "\(name)：\(message)"
    guard more > 0 else { return first }
    let rest = atLeast ? "至少另有" : "另有"
    return "\(first)（\(rest) \(more.grouped) 个）"
  }
}
