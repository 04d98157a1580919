import Foundation
import Testing

@testable import Expressions

@Suite("Work is bounded")
struct LimitTests {
  @Test(
    "operations inside each other",
    arguments: [
      String(repeating: "(", count: 5_000), String(repeating: "NOT ", count: 5_000),
      String(repeating: "-", count: 5_000), String(repeating: "{", count: 5_000),
      String(repeating: "f(", count: 5_000), String(repeating: "1 + (", count: 5_000),
    ])
  func depth(start: String) {
    #expect {
      try Expression(start + "a")
    } throws: {
      ($0 as? ExpressionSyntaxError)?.message.english
        == "more than 100 operations inside each other"
    }
  }

  @Test("a long chain of conditions is not deep")
  func chains() throws {
    let chain = (0..<2_000).map { "a == \($0)" }.joined(separator: " OR ")
    #expect(try isTrue(chain, #"{"a": 1999}"#))
  }

  @Test(
    "neither is a long sum or product, whatever the stack",
    arguments: [
      (" + a", "5001"), (" - a", "-4999"), (" * a", "1"), (" / a", "1"), (" + a * a - a", "1"),
    ])
  func sums(term: String, sum: String) async throws {
    let text = "a" + String(repeating: term, count: 5_000)
    let found = await withCheckedContinuation { continuation in
      let thread = Thread {
        let expression = try? Expression(text)
        let isSound = expression?.check(types: FixedTypes(), expecting: .number) == []
        let isRead = (try? expression.map { try Expression($0.description) }) == expression
        let value = expression.flatMap { try? $0.value(in: RecordScope(#"{"a": 1}"#)) }
        let names = expression?.dependencies.references.count
        continuation.resume(
          returning: "\(isSound) \(isRead) \(value?.joinedText ?? "") \(names ?? 0)")
      }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
    #expect(found == "true true \(sum) 1")
  }

  @Test("the terms of a sum are steps")
  func terms() throws {
    let expression = try Expression("a" + String(repeating: " + a", count: 1_000))
    let scope = try RecordScope(#"{"a": 1}"#)
    #expect(expression.result(in: scope, limit: 1_500).problem == .tooMuchWork)
    #expect(expression.result(in: scope, limit: 4_000).problem == nil)
  }

  @Test("the length of the text")
  func length() {
    #expect(throws: ExpressionSyntaxError.self) {
      try Expression("a == '" + String(repeating: "x", count: ExpressionLimits.length) + "'")
    }
  }

  private static func list(_ count: Int) -> String {
    "{\"list\": [" + repeatElement("1", count: count).joined(separator: ",") + "], \"x\": 1}"
  }

  @Test("a list of a hundred thousand is counted and summed")
  func longLists() throws {
    let record = Self.list(100_000)
    #expect(try evaluated("list.@sum + list.@count", record) == "200000")
    #expect(try isTrue("ALL list == 1", record))
  }

  @Test("more than a million steps end, and say so")
  func steps() throws {
    let result = try Expression("ANY list == 2").result(in: RecordScope(Self.list(1_000_001)))
    #expect(result == ExpressionResult(value: .missing(.tooMuchWork), problem: .tooMuchWork))
    #expect(!result.isSatisfied)
    #expect(result.problem?.message == "it would take too many steps")
  }

  @Test(
    "each way through a list is counted",
    arguments: [
      "ANY list == 2", "list.@sum", "list.@count", "list.@min", "join(list, ',')", "max(list)",
      "NOT 2 IN list",
      "list != list", "NOT ALL list == 1", "coalesce(list.@sum, 0)",
      "if(ANY list == 2, 1, 2)",
    ])
  func lists(text: String) throws {
    let scope = try RecordScope(Self.list(1_001))
    let result = try Expression(text).result(in: scope, limit: 1_000)
    #expect(result == ExpressionResult(value: .missing(.tooMuchWork), problem: .tooMuchWork))
    #expect(try Expression(text).result(in: scope).problem == nil)
  }

  @Test("many comparisons of long texts end")
  func texts() throws {
    let text = String(repeating: "ab", count: 500_000)
    let record =
      "{\"t\": \"\(text)\", \"list\": [" + repeatElement("1", count: 1_000).joined(separator: ",")
      + "]}"
    let result = try Expression(
      "ANY list == length(t) OR NOT t LIKE '*x*y*' AND ALL list < length(upper(t))"
    )
    .result(in: RecordScope(record))
    #expect(result.value != .absent)
    let long = String(repeating: "a", count: 5_000)
    #expect(
      try !isTrue(
        "t CONTAINS '\(long)b'", "{\"t\": \"\(String(repeating: "a", count: 1_000_000))\"}"))
    #expect(try isTrue("t CONTAINS '\(String(repeating: "ab", count: 100))'", record))
  }
}
