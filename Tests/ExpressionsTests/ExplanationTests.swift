import Testing
import Texts
import TextsTesting

@testable import Expressions

@Suite("Why a condition is true or false")
struct ExplanationTests {
  private func lines(
    _ text: String, _ record: String, language: Language = .english
  ) throws -> [String] {
    try Expression(text).explanation(in: RecordScope(record)) { reference in
      reference.path.description == "token" || reference.path.description == "users.token"
        ? "•••" : nil
    }
    .lines(in: language.texts)
  }

  @Test("each operand is shown with its value, once")
  func operands() throws {
    let record =
      #"{"role": "staff", "n": 2.50, "on": true, "none": null, "o": {"a": 1}, "list": [1, "b", null, {}, 5, 6]}"#
    #expect(
      try lines("role != 'staff' OR role == 'boss' AND n > 2", record) == [
        #"role is "staff""#, "n is 2.5",
      ])
    #expect(
      try lines("on AND none == gone AND o == list", record)
        == [
          "on is true", "none is nil", "gone is missing", "o is {…}",
          #"list is {1, "b", nil, {…}, 5, …}"#,
        ])
    #expect(
      try lines("list.@count > 5 AND today() > '2026-01-01'", record)
        == ["list.@count is 6", #"today() is "2026-11-22""#])
  }

  @Test("a path through a list is shown as what it leads to")
  func lists() throws {
    let record = #"{"items": [{"price": 1}, {}, {"price": 3}]}"#
    #expect(try lines("ANY items.price > 2", record) == ["items.price is {1, nil, 3}"])
    #expect(try lines("items.price > 2", record) == ["items.price is missing"])
  }

  @Test("secrets are masked, and what is taken from them")
  func secrets() throws {
    let record = #"{"token": "s3cret", "users": [{"token": "a"}], "n": 1}"#
    #expect(
      try lines("token == 'x' AND length(token) > n AND users.@max.token != ''", record)
        == ["token is •••", "n is 1", "users.@max.token is •••"])
  }

  @Test("what went wrong is said at the end, in the person's language")
  func problems() throws {
    let record = #"{"a": 1, "b": 0}"#
    #expect(try lines("a / b > 1", record) == ["a is 1", "b is 0", "division by zero"])
    #expect(try lines("a / b > 1", record, language: .chinese) == ["a 为 1", "b 为 0", "除以零"])
    #expect(try lines("c", record, language: .chinese) == ["c 缺失"])
  }
}
