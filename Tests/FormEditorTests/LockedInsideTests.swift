import Screen
import Testing
import Texts
import TextsTesting

@Suite("Why nothing can be edited inside of a row that can't")
struct LockedInsideTests {
  /// A form of addresses, whose row has these keys.
  private static func scenario(_ keys: String, language: Language = .english) throws -> Scenario {
    try Scenario(
      form: """
        { rows = ( { key = Name; valuePath = name; },
          { key = Places; valuePath = places; itemForm = ( { key = City; valuePath = city; },
            { key = Addresses; valuePath = addresses; \(keys) itemForm = ( { key = Street; valuePath = street; } ); } ); } ); }
        """,
      record:
        #"{"name": "Ada", "places": [{"city": "Oslo"}, {"city": "Bergen", "addresses": [{"street": "Torget"}]}]}"#,
      size: Size(width: 90, height: 14), language: language)
  }

  @Test(
    "names the outer row that says so, and where it is",
    arguments: [
      ("readOnly = YES;", "Street: “Addresses” (places[1].addresses) is read only in the form"),
      (
        "readOnly = \"city == 'Bergen'\";",
        "Street: “Addresses” (places[1].addresses) is read only where city == 'Bergen'"
      ),
    ])
  func enter(keys: String, message: String) throws {
    var scenario = try Self.scenario(keys)
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "Enter", "Enter")
    #expect(scenario.helpLine.contains(message), "\(scenario.text)")
  }

  @Test("in Chinese, too")
  func chinese() throws {
    var scenario = try Self.scenario("readOnly = YES;", language: .chinese)
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "Enter", "Enter")
    #expect(
      scenario.helpLine.contains("Street：表单规定“Addresses”（places[1].addresses）只读"),
      "\(scenario.text)")
  }

  @Test("Where a list is locked, its keys are not among those that are named")
  func keysOfLockedList() throws {
    let form = """
      ( { valuePath = n; valueType = number; },
        { valuePath = l; readOnly = "n == 1"; itemForm = ( { valuePath = a; } ); } )
      """
    for (n, isLocked) in [(1, true), (2, false)] {
      var scenario = try Scenario(
        form: form, record: "{\"n\": \(n), \"l\": [{\"a\": \"x\"}]}",
        size: Size(width: 160, height: 16))
      scenario.press("G", "Enter")
      #expect(scenario.text.contains("1 item"))
      #expect(scenario.text.contains("a add") != isLocked, "\(scenario.text)")
      #expect(scenario.text.contains("x delete") != isLocked, "\(scenario.text)")
    }
  }
}
