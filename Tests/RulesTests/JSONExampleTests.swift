import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules

@Suite("How a refusal shows lists and objects")
struct JSONExampleTests {
  @Test(
    "the refusal shows a list of what the row's form has in it, else of what is there",
    arguments: [
      (
        "itemForm = { rows = ( { valuePath = port; valueType = integer; } ); };", "[]",
        #"[{"port": 1}]"#
      ),
      (
        "itemForm = { rows = ( { valuePath = SELF; valueType = bool; } ); };", "[]", "[true, false]"
      ),
      ("valueType = array;", #"[{"name": "x", "n": 1}]"#, #"[{"name": "a"}]"#),
      ("valueType = array;", "[1, 2]", "[1, 2]"),
      ("valueType = array;", "[]", #"["a", "b"]"#),
    ])
  func listsOfOthers(row: String, stored: String, example: String) throws {
    let form = try #require(FormFixture.decode("({ valuePath = a; \(row) })").form)
    let binder = RecordBinder(form: form, locale: .plain)
    let bound = binder.reading(try JSONSlice(parsing: "{\"a\": \(stored)}")).bind(form.rows[0])
    let refused = binder.entry(in: bound).conversion(of: "x", original: bound.content)
    guard case .failure(let failure) = refused else {
      Issue.record("taken")
      return
    }
    #expect(failure.message.hasSuffix(": write it like \(example)"), "\(failure.message)")
  }

  @Test(
    "a number is refused in the same way as a text, also where nothing is there yet",
    arguments: ["3", "true", "x"], [#"{"a": [{"port": 1}]}"#, "{}"])
  func scalars(text: String, record: String) throws {
    let row =
      "{ valuePath = a; itemForm = { rows = ( { valuePath = port; valueType = integer; } ); }; }"
    let form = try #require(FormFixture.decode("(\(row))").form)
    let binder = RecordBinder(form: form, locale: .plain)
    let bound = binder.reading(try JSONSlice(parsing: record)).bind(form.rows[0])
    guard
      case .failure(let failure) = binder.entry(in: bound).conversion(
        of: text, original: bound.content)
    else {
      Issue.record("taken")
      return
    }
    #expect(failure.message == #"is not a list: write it like [{"port": 1}]"#)
  }
}
