import JSONText
import Testing
import Values

@testable import Expressions

@Suite("What expressions read")
struct ReferenceTests {
  @Test(
    "paths lead from the record, the row, other rows, the file, the list's record and the choice")
  func roots() throws {
    var scope = try RecordScope(
      #"{"a": 1, "odd name": {"b.c": 2}, "list": [{"v": 3}], "choice": 9}"#)
    scope.row = try JSONSlice(parsing: "4")
    scope.rows = [
      "amount": try JSONSlice(parsing: "5"), "price.net": try JSONSlice(parsing: "6"),
      "my row": try JSONSlice(parsing: "12"), "x-y": try JSONSlice(parsing: "13"),
      #""a.b".c d"#: try JSONSlice(parsing: "14"), #""e.f"."g h""#: try JSONSlice(parsing: "15"),
    ]
    scope.root = try JSONSlice(parsing: #"{"a": 7}"#)
    scope.parent = try JSONSlice(parsing: #"{"a": 8}"#)
    scope.index = 10
    let expected = [
      ("a", 1), ("`odd name`.\"b.c\"", 2), ("\"odd name\".`b.c`", 2), ("list[0].v", 3),
      ("list.0.v", 3),
      ("SELF", 4), ("$amount", 5), ("$amount.value", 5), ("$price.net", 6), ("$price.net.value", 6),
      ("$`price.net`", 6), ("@root.a", 7), ("@parent.a", 8), ("choice", 9), ("`choice`", 9),
      ("@index", 10), (#"$"my row""#, 12), (#"$"x-y" + 0"#, 13), (#"$"a.b"."c d""#, 14),
      (#"$"e.f"."g h".value"#, 15),
      (#"$"my row".value"#, 12),
    ]
    for (text, value) in expected {
      #expect(try Expression(text).value(in: scope) == .number(Decimal34(value)), "\(text)")
    }
    scope.choice = try JSONSlice(parsing: #"{"a": 11}"#)
    #expect(try Expression("choice.a").value(in: scope) == .number(Decimal34(11)))
    #expect(try Expression("choice.b").value(in: scope) == .absent)
    #expect(try Expression("`choice`").value(in: scope) == .number(Decimal34(9)))
  }

  @Test("without a list there is no index, and without a parent nothing is in it")
  func nothing() throws {
    for text in ["@index", "@parent.a", "@root", "SELF", "$nobody"] {
      #expect(try Expression(text).value(in: RecordScope()) == .absent, "\(text)")
    }
  }

  @Test("dependencies are all that is read, also in lists and functions")
  func dependencies() throws {
    let text =
      "a.b > 1 AND ANY items.price < $limit.value OR length(`odd name`) == SELF.@count "
      + "AND @root.x IN {@parent.y, choice.z} OR daysBetween(today(), d) > @index"
    let dependencies = try Expression(text).dependencies
    #expect(
      dependencies.references
        == [
          ExpressionReference(.record, [.member("a"), .member("b")]),
          ExpressionReference(.record, [.member("items"), .member("price")]),
          ExpressionReference(.identifier("limit"), [.member("value")]),
          ExpressionReference(.record, [.member("odd name")]), ExpressionReference(.row),
          ExpressionReference(.root, [.member("x")]), ExpressionReference(.parent, [.member("y")]),
          ExpressionReference(.choice, [.member("z")]),
          ExpressionReference(.record, [.member("d")]),
        ])
    #expect(dependencies.readsToday && !dependencies.readsNow && dependencies.readsPosition)
    for root in [ExpressionReference.Root.row, .root, .parent, .choice, .record] {
      #expect(dependencies.reads(root))
    }
    #expect(dependencies.identifiers.contains("limit"))
    #expect(
      try Expression("choiceTitle($city)").dependencies.titles == [
        ExpressionReference(.identifier("city"))
      ])
  }

  @Test(
    "an edit at, below or above a path that is read touches it",
    arguments: [
      ("a.b == 1", "a.b", true), ("a.b == 1", "a", true), ("a.b == 1", "a.b.c", true),
      ("a.b == 1", "a.c", false),
      ("a.b == 1", "b", false), ("items.@sum.price > 1", "items[2].price", true),
      ("items.@sum.price > 1", "items", true), ("items.@sum.price > 1", "items[2].name", false),
      ("items.@sum.price > 1", "items[2]", true), ("items.@count > 1", "items", true),
      ("ANY items.price > 1", "items[2].price", true),
      ("ANY items.price > 1", "items[2].name", false), ("items.price > 1", "items[2].price", false),
      ("items.2.price > 1", "items[2].price", true),
      ("join(items.name) == ''", "items[0].name", true),
      ("choice.a == 1", "choice.a", true), ("$a == 1", "a", false), ("today() == ''", "a", false),
    ])
  func edits(text: String, path: String, isRead: Bool) throws {
    #expect(try Expression(text).dependencies.reads(ValuePath(path)) == isRead)
  }
}
