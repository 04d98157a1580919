import FormTesting
import Testing

@Suite("What is no choice in a first form out of data")
struct InferredChoiceTests {
  private static func choices(_ texts: [String], member: String = "x") throws -> Int {
    let records = (0..<texts.count * 4).map { "{\"\(member)\": \"\(texts[$0 % texts.count])\"}" }
    return try Inferred.form("[\(records.joined(separator: ", "))]").rows[0].choices.count
  }

  @Test(
    "Sentences and what has the name of a free text",
    arguments: [
      (["call back", "done"], "note"), (["ok", "late"], "deliveryComment"), (["好", "差"], "用户备注"),
      (["called them twice already", "done"], "x"), (["Really?", "No"], "x"),
    ])
  func freeText(texts: [String], member: String) throws {
    #expect(try Self.choices(texts, member: member) == 0)
  }

  @Test(
    "Dates and times in whatever notation, also beside empty texts",
    arguments: [
      ["2026-01-01", "2026-01-02", ""], ["01.02.2026", "03.02.2026"], ["1/2/2026", "2/2/2026"],
      ["2026/01", "2026/02"], ["3 Feb 2026", "4 Mar 2026"], ["5. März", "6. Mai"],
      ["10:30 AM", "11:30 PM"], ["2026年1月1日", "2026年1月2日"], ["20260101", "20260102"],
      ["01/2026", "02/2026"],
    ])
  func dates(texts: [String]) throws {
    #expect(try Self.choices(texts) == 0)
  }

  @Test(
    "Words, codes, sizes and versions are choices",
    arguments: [
      ["Oslo", "New York"], ["1.0", "1.1.2"], ["10x20", "20x30"], ["5", "10"], ["A-1", "B-2"],
      ["Market 5", "Mayor 3"], ["北京", "上海"], ["in progress", "to be done"],
    ])
  func choices(texts: [String]) throws {
    #expect(try Self.choices(texts) == 2)
  }
}
