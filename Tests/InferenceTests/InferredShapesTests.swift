import FormTesting
import Forms
import SourceText
import Testing

@Suite("Objects of one shape in a first form out of data")
struct InferredShapesTests {
  /// So many objects that are called differently and have the same in them.
  private static func objects(_ count: Int) -> String {
    "{" + (0..<count).map { #""id\#($0)": {"a": {"x": \#($0)}}"# }.joined(separator: ", ") + "}"
  }

  @Test("They share a form, which is named after the first of them")
  func shared() throws {
    let form = try Inferred.form(Self.objects(50))
    #expect(Set(form.forms.keys.map(\.text)) == ["id0", "a"])
    #expect(form.rows.count == 50)
    #expect(form.rows.allSatisfy { $0.child?.name == "id0" })
  }

  @Test("Ten times as many objects have a form that is ten times as long, and no longer")
  func growth() throws {
    let small = try Inferred.text(Self.objects(100)).utf8.count
    let large = try Inferred.text(Self.objects(1_000)).utf8.count
    #expect(large < small * 11, "\(small) and \(large)")
    #expect(try Inferred.form(Self.objects(1_000)).forms.count == 2)
  }

  @Test("What differs in a kind of value, a name, or the Unicode form of a name is another shape")
  func otherShapes() throws {
    let form = try Inferred.form(
      """
      {"a": {"v": {"caf\u{E9}": 1}}, "b": {"v": {"cafe\u{301}": 1}}, "c": {"v": {"caf\u{E9}": "x"}},
       "d": {"v": {"caf\u{E9}": 2}}}
      """)
    let shared = form.rows.map { $0.child?.name }
    #expect(shared == ["a", "b", "c", "a"])
    #expect(Set(form.forms.keys.map(\.text)) == ["a", "b", "c", "v", "v-2", "v-3"])
    #expect(form.forms["v"]?.rows.first?.valuePath?.description.unicodeScalars.count == 4)
    #expect(
      form.forms["v-2"]?.rows.first?.valuePath?.description.unicodeScalars.contains("\u{301}")
        == true)
  }

  @Test("A comment on numbers stays where all objects of the shape have the same")
  func comments() throws {
    func text(_ second: String) throws -> String {
      try Inferred.text(#"{"a": {"l": [{"n": 1}, {"n": 5}]}, "b": {"l": [\#(second)]}}"#)
    }
    #expect(try text(#"{"n": 5}, {"n": 1}"#).contains("1 to 5"))
    #expect(try !text(#"{"n": 7}, {"n": 1}"#).contains("1 to "))
  }
}
