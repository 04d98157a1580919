import Testing

@testable import Expressions

@Suite("How operators bind")
struct PrecedenceTests {
  @Test(
    "an expression reads as with these parentheses",
    arguments: [
      ("a OR b AND c", "a OR (b AND c)"), ("a AND b OR c", "(a AND b) OR c"),
      ("NOT a AND b", "(NOT a) AND b"), ("NOT a == b", "NOT (a == b)"),
      ("NOT NOT a", "NOT (NOT a)"), ("a + b * c", "a + (b * c)"), ("a - b - c", "(a - b) - c"),
      ("a / b / c", "(a / b) / c"), ("-a * b", "(-a) * b"), ("a * -b", "a * (-b)"),
      ("a - -1", "a - (-1)"), ("a -1", "a - 1"), ("- 5", "-(5)"), ("-(-5)", "5"),
      ("a + 1 > b - 1", "(a + 1) > (b - 1)"), ("a == 1 AND b == 2", "(a == 1) AND (b == 2)"),
      ("ANY a > 1 + 2", "ANY a > (1 + 2)"), ("ANY a > 1 AND b", "(ANY a > 1) AND b"),
      ("a BETWEEN {1, 2} OR b", "(a BETWEEN {1, 2}) OR b"),
    ])
  func parentheses(text: String, same: String) throws {
    #expect(try Expression(text) == Expression(same))
  }

  @Test(
    "parentheses change what is meant",
    arguments: [
      ("(a OR b) AND c", "a OR b AND c"), ("a - (b - c)", "a - b - c"),
      ("(a + b) * c", "a + b * c"),
      ("NOT (a AND b)", "NOT a AND b"), ("(a AND b) AND c", "a AND b AND c"),
    ])
  func differences(text: String, other: String) throws {
    #expect(try Expression(text) != Expression(other))
  }

  @Test(
    "other spellings mean the same",
    arguments: [
      ("a && b || !c", "a AND b OR NOT c"), ("a and b or not c", "a AND b OR NOT c"),
      ("a = 1", "a == 1"), ("a <> 1", "a != 1"), ("a =< 1", "a <= 1"), ("a => 1", "a >= 1"),
      ("a contains[C] 'x'", "a CONTAINS[c] 'x'"), ("a == \"x\"", "a == 'x'"),
      ("a == TRUE", "a == true"), ("a == YES", "a == true"), ("a == null", "a == nil"),
      ("a.2.c", "a[2].c"), ("\"a.b\".c", "`a.b`.c"), ("a.\"b c\"", "a.`b c`"),
      (" a\n==\t1 ", "a == 1"), ("a == 1.50", "a == 1.5"), ("a == 1e2", "a == 100"),
      ("a == .5", "a == 0.5"),
    ])
  func spellings(text: String, same: String) throws {
    #expect(try Expression(text) == Expression(same))
  }

  @Test(
    "the plain form is this",
    arguments: [
      ("a&&(b||c)", "a AND (b OR c)"), ("!(a==1)", "NOT a == 1"),
      ("name=='it\\'s'", "name == 'it\\'s'"),
      ("office IN{'Oslo','Bergen'}", "office IN {'Oslo', 'Bergen'}"),
      ("$name.value=='x'", "$name.value == 'x'"), ("@root.a[0].b", "@root.a[0].b"),
      ("items.@sum.price", "items.@sum.price"), ("round( a/3 , 2 )", "round(a / 3, 2)"),
      ("`first name`==1", "`first name` == 1"), ("ANY x>1", "ANY x > 1"),
      ("x MATCHES '[0-9]+\\.\\d'", "x MATCHES '[0-9]+\\\\.\\\\d'"), ("姓名 == '张'", "姓名 == '张'"),
    ])
  func plainForm(text: String, plain: String) throws {
    #expect(try Expression(text).description == plain)
  }

  @Test(
    "a name that is a word of the language elsewhere can begin a path",
    arguments: ["in", "like", "any", "contains", "today", "and"])
  func names(name: String) throws {
    #expect(try isTrue("\(name) == 1", "{\"\(name)\": 1}"))
  }

  @Test("operations know their positions")
  func ranges() throws {
    let root = try Expression("a == 1 AND  NOT(length(b) > 2)").root
    #expect(root.range == 0..<30)
    #expect(root.operands.map(\.range) == [0..<6, 12..<30])
    #expect(root.operands[1].operands.map(\.range) == [16..<29])
    let sum = try Expression("f(a, 1) + {b, c}").root
    #expect(sum.range == 0..<16)
    #expect(sum.operands.map(\.range) == [0..<7, 10..<16])
  }
}
