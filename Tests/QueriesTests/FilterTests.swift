import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Values

@Suite("Filtering a table by what is typed")
struct FilterTests {
  private func staff() throws -> QueryFixture {
    try QueryFixture(
      [
        row("name") { $0.key = "Full name" },
        number("salary") { ($0.currencyCode, $0.key) = ("EUR", "Salary") },
        row("city"), row("born") { $0.valueType = .date },
        row("active") { $0.valueType = .bool }, row("pin") { $0.isSecure = true },
      ],
      [
        #"{"name":"Ada Lovelace","salary":50000,"city":"Zürich","born":"1815-12-10","active":true,"pin":"4711"}"#,
        #"{"name":"José Ñuñez","salary":1234.5,"city":"Oslo","born":"1990-05-31","active":false}"#,
        #"{"name":"Tom and Jerry","salary":99999999999999999999,"city":"oslo","born":null}"#,
        #"{"name":"O \u0022Q\u0022 王小明","salary":"secret","city":""}"#,
      ])
  }

  @Test(
    "words must all appear in what the columns show, in any of them",
    arguments: [
      ("ada", [0]), ("LOVELACE", []), ("Lovelace", [0]), ("ada zurich", [0]), ("ada oslo", []),
      ("jose", [1]), ("josé", [1]), ("jósé", []), ("nunez", [1]), ("zürich", [0]), ("王", [3]),
      (#""ada love""#, [0]), (#""love ada""#, []), ("love ada", [0]), ("50,000", [0]),
      ("50000", [0]), ("€1,234.50", [1]), ("1234.5", [1]), ("on", [0]), ("oslo", [1, 2]),
      ("Oslo", [1]), ("tom and", [2]), ("and", [2]), (#""\"q""#, [3]), ("", [0, 1, 2, 3]),
    ])
  func words(typed: String, expected: [Int]) throws {
    #expect(try staff().filtered(typed) == expected)
  }

  @Test(
    "a comparison goes by the column's type",
    arguments: [
      ("salary > 5000", [0, 2]), ("salary>5000", [0, 2]), ("Salary <= 1234.50", [1]),
      ("salary = 99999999999999999999", [2]), ("salary > 99999999999999999998", [2]),
      ("salary != 50000", [1, 2, 3]), ("city = OSLO", [1, 2]), ("city != oslo", [0, 3]),
      ("city = zurich", [0]), ("born < 1900", [0]), ("born = 1990-05", [1]),
      ("born >= 1990-05-31", [1]), ("born = 1990", [1]), ("active = yes", [0]),
      ("active = false", [1]), ("active != yes", [1, 2, 3]), (#""full name" ~ love"#, [0]),
      ("FULL NAME ~ and", [2]), ("full name = tom and jerry", [2]), ("city < p", [1, 2]),
      ("city = \"oslo\"", [1, 2]), ("salary ~ 50,0", [0]),
    ])
  func comparisons(typed: String, expected: [Int]) throws {
    #expect(try staff().filtered(typed) == expected)
  }

  @Test(
    "missing, null and empty are missing",
    arguments: [
      ("born missing", [2, 3]), ("city missing", [3]), ("city present", [0, 1, 2]),
      ("full name missing", []), ("pin present", [0]),
    ])
  func missing(typed: String, expected: [Int]) throws {
    #expect(try staff().filtered(typed) == expected)
  }

  @Test("comparisons are joined with and")
  func joined() throws {
    #expect(try staff().filtered("city = oslo and salary > 5000") == [2])
    #expect(try staff().filtered("ada and salary > 5000") == [0])
    #expect(try staff().filtered("salary > 5000 AND born missing") == [2])
    #expect(try staff().filtered("problems and city = oslo") == [])
  }

  @Test(
    "alternatives are joined with or, which binds more loosely than and",
    arguments: [
      ("city = oslo or city = Zürich", [0, 1, 2]), ("ada or jose", [0, 1]),
      ("ada OR salary = 1234.5", [0, 1]), ("city = oslo and born missing or ada", [0, 2]),
      ("ada or born missing and city = oslo", [0, 2]), ("problems or ada", [0, 3]),
      ("\"or\" ada", []), ("or ada", []), ("ada or", []), ("city = \"oslo or bergen\"", []),
      ("city missing or full name = \"tom and jerry\"", [2, 3]), ("full name = x or y", []),
    ])
  func alternatives(typed: String, expected: [Int]) throws {
    #expect(try staff().filtered(typed) == expected)
  }

  @Test("problems leaves the records that break rules")
  func problems() throws {
    #expect(try staff().filtered("problems") == [3])
  }

  @Test("secrets are never found")
  func secrets() throws {
    #expect(try staff().filtered("4711") == [])
    #expect(try staff().filtered("••••") == [])
    #expect(
      try staff().refusal("pin = 4711")
        == "\"Pin\" is kept secret: only pin missing and pin present can be asked.")
  }

  @Test("a default or a placeholder that is shown is not in the record, and not found")
  func defaults() throws {
    let table = try QueryFixture(
      row("a") { ($0.defaultValue, $0.placeholder) = (.string("Oslo"), "city") },
      values: [nil, #""Oslo""#, "null"])
    #expect(try table.filtered("oslo") == [1])
    #expect(try table.filtered("city") == [])
  }

  @Test("choices are found by their titles and compared by title or value")
  func choices() throws {
    let table = try QueryFixture(
      row("a") { $0.choices = [Choice(value: .string("NO"), title: "Norway")] },
      values: [#""NO""#, #""SE""#])
    #expect(try table.filtered("norw") == [0])
    #expect(try table.filtered("a = norway") == [0])
    #expect(try table.filtered("a = no") == [0])
    #expect(try table.filtered("a = se") == [1])
  }

  @Test("in a column of any type a number is found, and the text that is shown like it")
  func anyType() throws {
    let table = try QueryFixture(
      row("a") { $0.valueType = .any },
      values: [#""80""#, #""443""#, "8081", #""x""#, "443.0", #""443.0""#])
    #expect(try table.filtered("a = 443") == [1, 4])
    #expect(try table.filtered(#"a = "443""#) == [1, 4])
    #expect(try table.filtered("a != 443") == [0, 2, 3, 5])
    #expect(try table.filtered("a in (443, 80)") == [0, 1, 4])
    #expect(try table.filtered("a > 100") == [2, 4])
  }

  @Test("templates are searched as they are shown")
  func templates() throws {
    let full = try ConfigRow(identifier: "full", key: "Full").with {
      $0.displayValue = try Template("{last}, {first}")
    }
    let table = try QueryFixture(
      [full], [#"{"first":"Ada","last":"Byron"}"#, #"{"first":"Bo","last":"Ek"}"#])
    #expect(try table.filtered(#""byron, ada""#) == [0])
    #expect(try table.filtered("full = ek, bo") == [1])
  }

  @Test(
    "a slip is told in one sentence",
    arguments: [
      ("salery > 5", "There is no column \"salery\"; did you mean \"salary\"?"),
      (
        "bonus > 5",
        "There is no column \"bonus\"; to look for the text itself, put it in double quotes."
      ),
      (
        "city = \"Oslo",
        "a double quote is not closed; write \\\" for one that is meant"
      ),
      (
        "supplier.name ~ Oslo",
        "There is no column \"supplier.name\"; to compare what records have there, write "
          + "= supplier.name CONTAINS[cd] 'Oslo'; to look for the text itself, put it in double quotes."
      ),
      (
        "supplier.code = 5432",
        "There is no column \"supplier.code\"; to compare what records have there, write "
          + "= supplier.code == 5432; to look for the text itself, put it in double quotes."
      ),
      ("ctiy missing", "There is no column \"ctiy\"; did you mean \"city\"?"),
      (
        "salary > much",
        "\"Salary\" holds numbers, and \"much\" is none; write it like salary > 5000."
      ),
      (
        "born = soon",
        "\"Born\" holds dates, and \"soon\" is none; write it like born = 2026-11-21, or only the year."
      ),
      ("active > yes", "\"Active\" is on or off; compare it with = or !=."),
      (
        "salary >",
        "There is nothing to compare \"Salary\" with; write a value after \">\", or salary missing."
      ),
    ])
  func slips(typed: String, expected: String) throws {
    #expect(try staff().refusal(typed) == expected)
  }

  @Test("quotes look for the text itself")
  func quoted() throws {
    let table = try QueryFixture(row("a"), values: [#""x > 5""#, #""problems""#, #""y""#])
    #expect(try table.filtered(#""x > 5""#) == [0])
    #expect(try table.filtered(#""problems""#) == [1])
  }

  @Test("a number may be typed with the locale's decimal separator")
  func locale() throws {
    var table = try QueryFixture(number("a"), values: ["1.5", "15"])
    table.locale = FormLocale(numbers: "de_DE", times: "de_DE")
    #expect(try table.filtered("a = 1,5") == [0])
  }
}
