import FormTesting
import Forms
import JSONText
import Testing
import Texts
import TextsTesting
import Values

@testable import Rules

@Suite("Rules speak the locale's language")
struct LanguageTests {
  private static let chinese = FormLocale(numbers: "zh_CN", times: "zh_CN", language: .chinese)

  @Test(
    "A stored value that breaks a rule is refused in Chinese",
    arguments: [
      ("minimumValue = 5; cellIdentifier = NumberCell;", "1", "不得小于 5"),
      ("maximumLength = 1;", #""ab""#, "最多 1 个字符，现有 2 个"),
      ("required = YES;", "null", "必填"),
      ("valueType = integer;", "1.5", "必须是整数"),
      ("valueType = date;", #""soon""#, "不是 2026-11-21 这样的日期"),
      ("values = (a, b);", #""c""#, "“c”不在选项之中"),
      ("", "[]", "值的类型是列表，应为文本"),
    ])
  func stored(keys: String, value: String, message: String) throws {
    let row = try #require(FormFixture.row("valuePath = a; \(keys)"))
    let form = try BindingFixture([row], "{\"a\": \(value)}", locale: Self.chinese)
    #expect(form.problems.map(\.message) == [message])
  }

  @Test("What is typed is refused in Chinese, the place of the fault included")
  func typed() throws {
    let pattern = try #require(FormFixture.row("valuePath = a; regex = \"[a-z]+\";"))
    let text = try BindingFixture([pattern], "{}", locale: Self.chinese)
    #expect(text.judging("ab1").message == "从第 3 个字符起不符合要求")
    // White space in front is cut on leaving, and counts in the place.
    #expect(text.judging("  ab1").message == "从第 5 个字符起不符合要求")
    let date = try #require(FormFixture.row("valuePath = a; valueType = date;"))
    let day = try BindingFixture([date], "{}", locale: Self.chinese)
    #expect(day.refusal("2026-02-30") == "不是日期：2026-02 没有 30 日")
  }
}
