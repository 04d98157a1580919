import FormTesting
import Forms
import JSONText
import Rules
import Testing

@testable import Queries

@Suite("Conditions of a filter, joined and grouped")
struct FilterLogicTests {
  private func hosts() throws -> QueryFixture {
    try QueryFixture(
      [
        row("region") { $0.key = "Region" }, number("cost") { $0.currencyCode = "EUR" },
        row("phone"), row("office") { $0.key = "Main office" }, number("price-each"),
        row("born") { $0.valueType = .date }, row("made"), row("pin") { $0.isSecure = true },
      ],
      [
        #"{"region":"us-east","cost":1,"phone":"1","office":"New York","price-each":4,"born":"2020-06-15"}"#,
        #"{"region":"eu-west","cost":5000,"office":"Oslo","price-each":2,"born":"2020-08-01"}"#,
        #"{"region":"ap-south","cost":1.5,"phone":"3","office":"Tom and Jerry","made":"made in china"}"#,
        #"{"region":"us-east and","cost":2,"phone":"","office":"not found","born":"2019-01-01"}"#,
      ])
  }

  @Test(
    "not, parentheses, in, between, !~",
    arguments: [
      ("region in (us-east, eu-west)", [0, 1]), ("region in(us-east,eu-west)", [0, 1]),
      ("Region IN (\"us-east\")", [0]), ("region not in (us-east, eu-west)", [2, 3]),
      ("main office in (New York, Oslo)", [0, 1]), ("not phone missing", [0, 2]),
      ("phone not missing", [0, 2]), ("NOT phone present", [1, 3]),
      ("cost between 1 and 2", [0, 2, 3]),
      ("cost not between 1 and 2", [1]), ("cost between 1.5 and 5000 and phone present", [2]),
      ("born between 2020 and 2020-07", [0]), ("born between 2019 and 2020-08", [0, 1, 3]),
      ("region !~ us", [1, 2]), ("made !~ china", [0, 1, 3]), ("region <> us-east", [1, 2, 3]),
      ("(region = us-east)", [0]), ("region = us-east or (cost > 1 and phone missing)", [0, 1, 3]),
      ("(region = us-east or region = eu-west) and cost > 1", [1]),
      ("region = us-east or region = eu-west and cost > 1", [0, 1]),
      ("not (cost between 1 and 2)", [1]), ("not not phone missing", [1, 3]),
      ("not region ~ us and not cost = 5000", [2]), ("not (region ~ us or cost = 5000)", [2]),
      ("oslo or (york and new)", [0, 1]), ("not oslo", [0, 2, 3]),
      ("not oslo and not york", [2, 3]),
      ("(oslo) or problems", [1]), ("not problems", [0, 1, 2, 3]), ("((((oslo))))", [1]),
      ("phone missing and oslo", [1]), ("cost in (1, 5000)", [0, 1]),
      ("not (not (not (oslo)))", [0, 2, 3]),
    ])
  func logic(typed: String, expected: [Int]) throws {
    #expect(try hosts().filtered(typed) == expected)
  }

  @Test(
    "signs of full width, as Chinese keyboards type them, mean the plain ones",
    arguments: [
      ("region ＝ us-east", [0]), ("region＝us-east", [0]), ("region ！＝ us-east", [1, 2, 3]),
      ("cost ＞ 2", [1]), ("cost ＜ 2", [0, 2]), ("cost ＞＝ 2", [1, 3]), ("cost ＜＝ 1.5", [0, 2]),
      ("cost ＞= 2", [1, 3]), ("region ～ us", [0, 3]), ("region ！～ us", [1, 2]),
      ("（region ＝ us-east or region = eu-west）and cost ＞ 1", [1]),
      ("region in （us-east，eu-west）", [0, 1]), ("region in（us-east、eu-west)", [0, 1]),
      ("cost in （1，5000）", [0, 1]), ("not （oslo）", [0, 2, 3]),
    ])
  func fullWidth(typed: String, expected: [Int]) throws {
    #expect(try hosts().filtered(typed) == expected)
  }

  @Test(
    "what Chinese input methods type for signs, quotes, and, or and years is taken, with and without blanks",
    arguments: [
      ("月薪》2", [1]), ("月薪 《 2", [0, 2]), ("月薪》＝2", [1, 3]), ("城市=“New York”", [0]),
      ("城市 = ”Oslo“", [1]), ("城市 in （“New York”，“Oslo”）", [0, 1]), ("“New York”", [0]),
      ("月薪>1 且 城市=Oslo", [1]), ("月薪>1且城市=Oslo", [1]), ("月薪>1 并且城市 = Oslo", [1]),
      ("城市=Oslo或城市=“New York”", [0, 1]), ("城市=Oslo 或者 月薪=2", [1, 3]),
      ("oslo 或 york", [0, 1]), ("入职 = 2020年", [0, 1]), ("入职=2020年6月", [0]),
      ("入职 ＞ ２０１９年", [0, 1]), ("入职 between 2019年 and 2020年7月", [0, 3]),
      ("城市=且或", []), ("城市=甲且城里", [2]),
    ])
  func chinese(typed: String, expected: [Int]) throws {
    let fixture = try QueryFixture(
      [
        row("office") { $0.key = "城市" }, number("cost") { $0.key = "月薪" },
        row("born") { ($0.key, $0.valueType) = ("入职", .date) },
      ],
      [
        #"{"cost":1,"office":"New York","born":"2020-06-15"}"#,
        #"{"cost":5000,"office":"Oslo","born":"2020-08-01"}"#,
        #"{"cost":1.5,"office":"甲且城里"}"#, #"{"cost":2,"office":"x","born":"2019-01-01"}"#,
      ])
    #expect(try fixture.filtered(typed) == expected)
  }

  @Test("in quotes, and commas in a text, they stay as they are typed")
  func fullWidthText() throws {
    let fixture = try QueryFixture(row("a"), values: [#""（甲）＝乙，丙""#, #""(甲)=乙,丙""#, #""甲，乙""#])
    // Texts are compared without regard to width.
    #expect(try fixture.filtered("a = \"（甲）＝乙，丙\"") == [0, 1])
    #expect(try fixture.filtered("a ~ \"）＝乙\"") == [0, 1])
    #expect(try fixture.filtered("a ＝ 甲，乙") == [2])
    #expect(try fixture.filtered("甲，乙") == [2])
  }

  @Test(
    "what was understood before keeps its meaning",
    arguments: [
      ("office = New York", [0]), ("office = tom and jerry", [2]), ("office = not found", [3]),
      ("price-each > 3", [0]), ("office = NEW YORK", [0]), ("born = 2020-06", [0]),
      ("made in china", [2]), ("tom and jerry", [2]),
      ("region = \"us-east and\"", [3]), ("tom or oslo", [1, 2]), ("made (in) china", []),
      ("main office ~ and", [2]), ("york between", []),
      ("office = tom and jerry and cost < 2", [2]),
    ])
  func kept(typed: String, expected: [Int]) throws {
    #expect(try hosts().filtered(typed) == expected)
  }

  @Test(
    "a condition that is not understood as a whole is an error with its place",
    arguments: [
      (
        "region = us-east and", 20,
        "expected a condition after \"and\"; put a text that is meant in double quotes"
      ),
      (
        "and region = us-east", 0,
        "expected a condition, found \"and\"; put a text that is meant in double quotes"
      ),
      (
        "region = us-east and and cost > 1", 21,
        "expected a condition after \"and\", found \"and\"; put a text that is meant in double quotes"
      ),
      (
        "not office is Oslo", 4,
        "office is a column: say what of it, such as office = …; put a text that is meant in double quotes"
      ),
      (
        "cost > 1 and (main office)", 14,
        "main office is a column: say what of it, such as main office = …; put a text that is meant in double quotes"
      ),
      ("not", 3, "expected a condition after \"not\"; put a text that is meant in double quotes"),
      (
        "phone missing soon", 14,
        "expected \"and\", \"or\" or the end, found \"soon\"; put a text that is meant in double quotes"
      ),
      ("region in (us-east, eu-west", 10, "this parenthesis is not closed"),
      ("region in ()", 11, "expected a value, as in (a, b)"),
      ("region in (a,,b)", 13, "expected a value, as in (a, b)"),
      (
        "region in (a) b", 14,
        "expected \"and\", \"or\" or the end, found \"b\"; put a text that is meant in double quotes"
      ),
      ("regoin in (a)", 0, "There is no column \"regoin\"; did you mean \"region\"?"),
      ("cost between 1", 14, "expected \"and\" and a second value, as in between 1 and 2"),
      ("cost between 1 and", 18, "expected a value, as in between 1 and 2"),
      ("cost between and 2", 12, "expected a value, as in between 1 and 2"),
      (
        "cost in (1, x)", 12,
        "\"Cost\" holds numbers, and \"x\" is none; write it like cost = 5000."
      ),
      (
        "oslo or (b and c", 8,
        "this parenthesis is not closed; if it is part of a text, put the text in double quotes"
      ),
      (
        "(oslo) york", 7,
        "expected \"and\", \"or\" or the end, found \"york\"; put a text that is meant in double quotes"
      ),
      (
        "(oslo))", 6,
        "expected \"and\", \"or\" or the end, found \")\"; put a text that is meant in double quotes"
      ),
      (
        "()", 1,
        "expected a condition after \"(\", found \")\"; put a text that is meant in double quotes"
      ),
      (
        "made (a = b)", 0,
        "There is no column \"made (a\"; to look for the text itself, put it in double quotes."
      ),
      (
        "cost in (1,000)", 10,
        "this comma may part two numbers, or be part of one; write a space behind it, or the number in double quotes"
      ),
      ("pin in (1)", 0, "\"Pin\" is kept secret: only pin missing and pin present can be asked."),
      (
        "cost > 1 and \u{301}pohne = 3 and", 13,
        "There is no column \"\u{301}pohne\"; did you mean \"phone\"?"
      ),
      (
        "region = x or salery > 5", 14,
        "There is no column \"salery\"; to look for the text itself, put it in double quotes."
      ),
    ])
  func errors(typed: String, offset: Int, message: String) throws {
    let table = try hosts()
    #expect(throws: FilterSyntaxError(message: message, offset: offset)) {
      try RecordFilter(typed, by: FormPlan(table.form, .plain))
    }
  }

  @Test("How many there are in a list is asked by a predicate")
  func lists() throws {
    let list = try row("tags") { $0.valueType = .array }
    #expect(
      throws: FilterSyntaxError(
        message:
          "\"Tags\" holds lists; to compare how many there are in it, write = tags.@count > 2",
        offset: 7)
    ) {
      try RecordFilter("tags > 2", by: FormPlan(Form(name: "test", rows: [list]), .plain))
    }
    #expect(
      (try? RecordFilter("tags = a", by: FormPlan(Form(name: "test", rows: [list]), .plain))) != nil
    )
  }

  @Test("nesting has a limit, and long texts are read at once")
  func limits() throws {
    let table = try hosts()
    let deep =
      String(repeating: "(", count: 10_000) + "oslo" + String(repeating: ")", count: 10_000)
    #expect(table.refusal(deep) == "this is nested deeper than 100 levels")
    #expect(table.refusal(String(repeating: "not ", count: 10_000) + "oslo") != nil)
    let many = (0..<2_000).map { "cost = \($0)" }.joined(separator: " or ")
    #expect(try table.filtered(many) == [0, 3])
    #expect(
      try table.filtered(String(repeating: "phone missing or ", count: 2_000) + "oslo") == [1, 3])
    #expect(
      try table.filtered(
        "region in (\((0..<2_000).map { "r\($0)" }.joined(separator: ",")), us-east)") == [0])
  }

  @Test("any tree finds what its conditions do, each asked alone")
  func trees() throws {
    let table = try hosts()
    let leaves = [
      "region ~ us", "cost > 1", "phone missing", "oslo", "made = china", "york",
      "cost between 2 and 9000",
      "problems",
    ]
    let found = try leaves.map { Set(try table.filtered($0)) }
    let all = Set(0..<4)
    for (a, first) in leaves.enumerated() {
      for (b, second) in leaves.enumerated() {
        let (one, two) = (found[a], found[b])
        #expect(try Set(table.filtered("(\(first)) and (\(second))")) == one.intersection(two))
        #expect(try Set(table.filtered("(\(first)) or (\(second))")) == one.union(two))
        #expect(
          try Set(table.filtered("not (\(first)) and (\(second))"))
            == all.subtracting(one).intersection(two))
        #expect(
          try Set(table.filtered("not ((\(first)) or not (\(second)))"))
            == all.subtracting(one).intersection(two))
      }
    }
  }

  @Test("what a template counts is compared as a number; an empty list has none")
  func counts() throws {
    for type in [ValueType.any, .array, .string] {
      let hosts = try row("hosts") {
        ($0.displayValue, $0.valueType) = (try? Template("{hosts|count}"), type)
      }
      let table = try QueryFixture(
        [hosts],
        [
          #"{"hosts": []}"#, #"{"hosts": [1, 2]}"#, "{}",
          "{\"hosts\": [\(String(repeating: "0,", count: 11))0]}",
        ])
      #expect(try table.filtered("hosts = 0") == [0])
      #expect(try table.filtered("hosts > 1") == [1, 3])
      #expect(try table.filtered("hosts between 0 and 2") == [0, 1])
      #expect(try table.filtered("not hosts = 0") == [1, 2, 3])
    }
    let pathless = try ConfigRow(identifier: "hosts", key: "Hosts").with {
      $0.displayValue = try Template("{hosts|count}")
    }
    let table = try QueryFixture([pathless], [#"{"hosts": []}"#, #"{"hosts": [1]}"#])
    #expect(try table.filtered("hosts = 0") == [0])
    #expect(try table.filtered("hosts < 10") == [0, 1])
  }

  @Test("an amount is understood as it is shown")
  func amounts() throws {
    let table = try QueryFixture(
      [
        number("cost") {
          ($0.currencyCode, $0.cellIdentifier, $0.cellTraits) = ("EUR", "CurrencyCell", .money)
        }
      ],
      [#"{"cost": 5000}"#, #"{"cost": 4999.5}"#])
    #expect(try table.filtered("cost = €5,000") == [0])
    #expect(try table.filtered("cost in (€5,000, €1,000)") == [0])
    #expect(try table.filtered("cost between €4,999 and €5,000.00") == [0, 1])
  }
}
