import Testing
import Texts
import TextsTesting

@testable import Expressions

@Suite("What can't be read says where and why")
struct SyntaxErrorTests {
  @Test(
    "the offset is in characters",
    arguments: [
      ("", 0, "expected a path, a value or \"(\""),
      ("a ==", 4, "expected a path, a value or \"(\""),
      ("a == 1 AND", 10, "expected a path, a value or \"(\""),
      ("a b", 2, "expected an operator or the end"),
      ("a < b < c", 6, "a comparison can't be compared; join two comparisons with AND"),
      ("(a == 1", 7, "expected \")\""), ("f(a, b", 6, "expected \")\""),
      ("a IN {1, 2", 10, "expected \"}\""),
      ("a)", 1, "expected an operator or the end"), ("a == 'x", 5, "the quote is not closed"),
      ("姓名 == 'x", 6, "the quote is not closed"), ("a ? b", 2, "unexpected \"?\""),
      ("a & b", 2, "unexpected \"&\""), ("a == 5kg", 6, "unexpected \"k\" right after 5"),
      ("a == 5.", 6, "unexpected \".\" right after 5"),
      ("$ == 1", 1, "expected a name right after \"$\""),
      ("a. == 1", 2, "expected a name"),
      ("a[x]", 3, "expected a whole number from 0 between \"[\" and \"]\""),
      ("a ==[x] 'b'", 5, "expected [c], [d] or [cd]"),
      ("a ==[1] 'b'", 5, "expected [c], [d] or [cd]"),
      ("a MATCHES[d] 'b'", 9, "MATCHES can ignore case [c] only"),
      ("a BETWEEN {1}", 10, "BETWEEN takes two values: {1, 10}"),
      ("ANY 5 > 3", 4, "expected a path or a list after ANY"),
      ("ALL items.price", 15, "expected a comparison: ALL items.price > 10"),
      ("items.@count.x", 6, "@count takes no path; it counts the elements"),
      ("items.@sum.a.@sum.b", 13, "expected a name"),
      (
        "@parent.@parent.x", 8,
        "@parent begins a path, and can't be behind a point; @root is the whole record"
      ),
      ("a == 1e9999", 5, "a number beyond the exponents ±6144"),
      ("a MATCHES '(x'", 13, "missing closing parenthesis"),
    ])
  func offsets(text: String, offset: Int, message: String) {
    do throws(ExpressionSyntaxError) {
      let expression = try Expression(text)
      Issue.record("\(text) reads as \(expression)")
    } catch {
      #expect(error.offset == offset, "\(text)")
      #expect(error.message.english == message)
    }
  }

  @Test(
    "a name after @ that does not exist is listed with those that do",
    arguments: ["@rot.a", "a.@total"])
  func specialNames(text: String) {
    #expect {
      try Expression(text)
    } throws: {
      ($0 as? ExpressionSyntaxError)?.message.english.contains("@root, @parent, @index") == true
    }
  }

  @Test("every problem says something in each language")
  func languages() {
    let problems: [ExpressionProblem] = [
      .divisionByZero, .numberOutOfRange, .notWhole("1.5"), .notANumber("x"),
      .wrongType(expected: .date),
      .dateOutOfRange, .unknownUnit("x"), .unknownFunction("x"), .wrongArgumentCount("x"),
      .invalidPattern("x"), .patternNotJudged, .tooMuchWork,
    ]
    for problem in problems {
      let sentences = Language.allCases.map { problem.message.text(in: $0.texts) }
      #expect(Set(sentences).count == Language.allCases.count)
    }
  }
}
