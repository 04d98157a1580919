import FormTesting
import Testing

@Suite("What expressions read inside of lists and objects has the type of its row there")
struct NestedTypeTests {
  private static func lines(_ keys: String, inside: String = "") -> [String] {
    FormFixture.lines(
      """
      { rows = (
        { valuePath = n; valueType = integer; },
        { valuePath = name; valueType = string; },
        { valuePath = items; itemForm = item; },
        { valuePath = tags; cellIdentifier = ListCell; },
        { valuePath = o; segueIdentifier = o; },
        { key = Test; \(keys) }
      ); forms = {
        item = { rows = (
          { valuePath = q; valueType = number; }, { valuePath = name; valueType = string; },
          { valuePath = free; valueType = any; },
          { valuePath = day; valueType = date; storageDateFormat = unixSeconds; },
          { valuePath = parts; itemForm = ( { valuePath = w; valueType = integer; } ); }
        ); };
        o = { rows = ( { valuePath = city; valueType = string; \(inside) } ); };
      }; }
      """)
  }

  @Test(
    "What can't be meant is found",
    arguments: [
      (
        "formula = \"items.@sum.name\";", "error F304",
        "character 1: expected a number, found a text"
      ),
      (
        "formula = \"items.@sum\";", "error F304", "character 1: expected a number, found an object"
      ),
      (
        "formula = \"items.@max\";", "error F304", "character 1: expected a number, found an object"
      ),
      (
        "formula = \"$items.@avg.name\";", "error F304",
        "character 1: expected a number, found a text"
      ),
      ("formula = \"o.@max\";", "error F304", "character 1: expected a list, found an object"),
      ("formula = \"n.@count\";", "error F304", "character 1: expected a list, found a number"),
      (
        "formula = \"length(items[0].q)\";", "error F304",
        "character 8: expected a text, found a number"
      ),
      ("formula = \"items.q + 1\";", "error F304", "character 1: expected a number, found a list"),
      (
        "hidden = \"items.q > 1\";", "warning W304",
        "character 1: a list and a number have no order"
      ),
      ("hidden = \"items == 'x'\";", "warning W304", "a list is never equal to a text"),
      ("hidden = \"ANY items.q == 'x'\";", "warning W304", "a number is never equal to a text"),
      (
        "hidden = \"ANY items.parts.w == 'x'\";", "warning W304",
        "a number is never equal to a text"
      ),
      ("hidden = \"ALL items == 1\";", "warning W304", "an object is never equal to a number"),
      ("hidden = \"o.city == 5\";", "warning W304", "a text is never equal to a number"),
      ("hidden = \"o == 5\";", "warning W304", "an object is never equal to a number"),
      ("hidden = \"items.@max.q == 'x'\";", "warning W304", "a number is never equal to a text"),
      (
        "valuePath = z; valueType = integer; hidden = \"SELF.x == 1\";", "warning W302",
        "nothing is at SELF.x, as a number has no members"
      ),
      (
        "valuePath = z; itemForm = item; hidden = \"SELF.q == 1\";", "warning W304",
        "a list is never equal to a number"
      ),
      ("formula = \"n.x\";", "warning W302", "nothing is at n.x, as a number has no members"),
      ("formula = \"$name.x\";", "warning W302", "nothing is at $name.x, as a text has no members"),
      ("formula = \"items.@sum.q + items[1].q.z\";", "warning W302", "nothing is at items[1].q.z"),
    ])
  func faults(keys: String, code: String, message: String) {
    let lines = Self.lines(keys)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains(code) == true, "\(lines)")
    #expect(lines.first?.contains(message) == true, "\(lines)")
  }

  @Test(
    "What may be meant is not",
    arguments: [
      "formula = \"items.@sum.q + items.@count\";", "formula = \"items.@max.name\";",
      "formula = \"items.@sum.free\";", "formula = \"items.@sum.other\";",
      "formula = \"items.parts.@sum.w\";", "formula = \"items.@sum.parts.w\";",
      "formula = \"join(items.name, ', ')\";", "formula = \"max(items.q)\";",
      "formula = \"tags.@sum\";", "hidden = \"ANY tags == 'x' OR ALL tags == 1\";",
      "hidden = \"ANY items.q > 1 AND ANY items.name == 'x'\";",
      "hidden = \"ANY items.day > 5 OR ANY items.day > '2026-01-01'\";",
      "hidden = \"o == nil OR isEmpty(items) OR o.country == 5\";",
      "formula = \"tags[0].x\";", "formula = \"items[0].q * n\";", "hidden = \"'x' IN tags\";",
    ])
  func sound(keys: String) {
    #expect(Self.lines(keys) == [])
  }

  @Test(
    "From inside what is around has a type, too",
    arguments: [
      ("hidden = \"@root.n == 'x'\";", "a number is never equal to a text"),
      ("hidden = \"@parent.n == 'x'\";", "a number is never equal to a text"),
      ("hidden = \"ANY @root.items.q == 'x'\";", "a number is never equal to a text"),
      (
        "hidden = \"@parent.name.x == 'x'\";",
        "nothing is at @parent.name.x, as a text has no members"
      ),
      ("hidden = \"@parent.name == 'x' OR @root.other == 5\";", nil),
    ])
  func around(keys: String, message: String?) {
    let lines = Self.lines("value = x;", inside: keys)
    #expect(lines.count == (message == nil ? 0 : 1), "\(lines)")
    if let message { #expect(lines.first?.contains(message) == true, "\(lines)") }
  }
}
