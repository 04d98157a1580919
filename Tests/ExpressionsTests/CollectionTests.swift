import Testing

@testable import Expressions

@Suite("Lists")
struct CollectionTests {
  private static let record = """
    {"items": [{"price": 2, "qty": 3, "tags": ["x"]}, {"price": 4, "tags": ["y", "z"]}],
     "orders": [{"items": [{"price": 1}, {"price": 2}]}, {}, {"items": [{"price": 7}]}],
     "scores": [3, 1, 2], "days": ["2026-02-01", "2026-01-05"], "mixed": [1, "a"], "text": "x",
     "texts": ["a", "b"], "grid": [[1, 2], [3]],
     "services": {"web": {"image": "a", "size": 2, "ports": [80, 81]}, "*": {"image": "b", "size": 3}}}
    """

  @Test(
    "aggregates",
    arguments: [
      ("items.@count", "2"), ("items.@sum.price", "6"), ("items.@avg.price", "3"),
      ("items.@min.price", "2"),
      ("items.@max.price", "4"), ("items.@sum.qty", "3"), ("items.@avg.qty", "3"),
      ("scores.@sum", "6"),
      ("scores.@avg", "2"), ("scores.@min", "1"), ("scores.@max", "3"),
      ("days.@min", "\"2026-01-05\""),
      ("orders.items.@sum.price", "10"), ("orders.@sum.items.price", "10"),
      ("orders.items.@count", "3"),
      ("items.tags.@count", "3"), ("texts.@max", "\"b\""), ("mixed.@sum", "missing"),
      ("mixed.@min", "missing"),
      ("text.@count", "missing"), ("grid.@count", "2"), ("grid.@sum", "missing"),
      ("items[0].tags.@count", "1"), ("services.*.@count", "2"), ("services.*.@sum.size", "5"),
      ("services.*.ports.@max", "81"), ("services.*.size.@sum", "5"),
      ("services.\"*\".size", "3"), ("items.*.@sum.price", "6"), ("services.*.size", "missing"),
    ])
  func aggregates(text: String, expected: String) throws {
    #expect(try evaluated(text, Self.record) == expected)
  }

  @Test(
    "is true",
    arguments: [
      "ANY items.price > 3", "NOT ANY items.price > 4", "ALL items.price > 1",
      "NOT ALL items.price > 2",
      "ANY items.qty == nil", "ANY scores == 2", "ALL scores BETWEEN {1, 3}",
      "ANY items.tags == 'z'",
      "ANY orders.items.price == 7", "ALL orders.items.price != 5", "ANY {1, 2} == 2",
      "ANY {1, text} == 'x'",
      "ALL texts MATCHES '[ab]'", "ANY texts ==[c] 'B'", "ANY texts IN {'b', 'q'}",
      "ANY items.price IN scores OR true",
      "ANY text == 'x'", "NOT ANY missing.deeper == nil", "ALL missing > 1",
      "items.@count == 2 AND scores.@max >= 3",
      "ANY grid CONTAINS 3", "NOT ANY text.deeper == nil", "ANY services.*.image == 'b'",
      "ALL services.*.size > 1", "ANY services.*.ports == 81", "ANY services.web.* == 'a'",
      "ANY items.*.price == 4", "NOT ANY text.* == 'x'", "NOT ANY missing.*.deeper == nil",
      "ANY services.*.ports == nil",
    ])
  func quantifiers(text: String) throws {
    #expect(try isTrue(text, Self.record))
  }
}
