import FormTesting
import Forms
import Testing

@Suite("The order of a first form out of data")
struct InferredOrderTests {
  @Test("Objects stay between the members that are before and after them in the file")
  func sections() throws {
    let json = #"{"a": 1, "in": {"x": 1, "y": 2}, "b": 2, "of": {"z": 1}, "after of": 3, "c": 4}"#
    let form = try Inferred.form(json)
    #expect(form.rows.map(\.key) == ["A", "X", "Y", "B", "Z", "After of", "C"])
    #expect(form.sections.map(\.key) == ["", "In", "", "Of", ""])
    #expect(Set(form.sections.map(\.identifier)).count == 5)
  }

  @Test("A record that begins with an object has no section above it")
  func first() throws {
    let form = try Inferred.form(#"{"in": {"x": 1}, "b": 2}"#)
    #expect(form.rows.map(\.key) == ["X", "B"])
    #expect(form.sections.map(\.key) == ["In", ""])
  }

  @Test("Only lists have columns")
  func columns() throws {
    let members = (0..<10).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
    #expect(try Inferred.form("{\(members)}").columns == nil)
    #expect(try Inferred.form("[{\(members)}]").columns == (0..<8).map { "m\($0)" })
  }
}
