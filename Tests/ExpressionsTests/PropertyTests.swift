import SeededRandom
import Testing

@testable import Expressions

@Suite("Any expression")
struct PropertyTests {
  @Test("is printed so that it reads as itself")
  func roundTrip() throws {
    var random = RandomExpression(generator: SeededGenerator(seed: 9))
    for _ in 0..<3_000 {
      let expression = Expression(random.node(depth: 4))
      let text = expression.description
      do {
        let again = try Expression(text)
        #expect(again == expression, "\(text)\n\(again)")
      } catch {
        Issue.record("\(text): \(error)")
      }
    }
  }

  @Test("can be evaluated, checked and explained")
  func evaluation() throws {
    var random = RandomExpression(generator: SeededGenerator(seed: 10))
    let scope = try RecordScope(
      #"{"a": {"b_2": [1, "x"], "in": null}, "b_2": [{"a": 5}, {"a": [7]}], "in": "text", "姓名": 1e5000}"#
    )
    for _ in 0..<3_000 {
      let expression = Expression(random.node(depth: 4))
      let result = expression.result(in: scope)
      #expect(expression.result(in: scope) == result)
      _ = expression.check(types: FixedTypes(), expecting: .bool)
      _ = expression.explanation(in: scope, masking: { _ in nil })
    }
  }

  @Test("that is random text is read or refused")
  func randomTexts() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "a", "b.c", "ANY ", "ALL ", "NOT ", "==", "<", " IN ", "{", "}", "(", ")", ",", "'x'", "'",
      "\"", "`", "5", "1e9",
      ".", "@", "@sum", "$", "[", "]", "[c]", " AND ", " OR ", "-", "+", "/", "*", "MATCHES ",
      "BETWEEN ", "length(",
      "姓", "\\", "\u{301}", "\0", " ", "🙂", "nil", "SELF", ".@count", "today()",
    ]
    for _ in 0..<20_000 {
      let text = generator.text(of: pieces, length: 12)
      guard let expression = try? Expression(text) else { continue }
      #expect((try? Expression(expression.description)) == expression, "\(text)")
    }
  }
}
