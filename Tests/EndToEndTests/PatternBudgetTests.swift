import Foundation
import Testing

@Suite("A pattern that explodes is given up, and one line says so")
struct PatternBudgetTests {
  private static let form = #"""
    ( { key = Name; valuePath = name; regex = "(a|aa)+"; },
      { key = Code; valuePath = code; regex = "[0-9]+"; } )
    """#

  /// Records whose name explodes on the pattern, and whose code breaks a harmless one.
  private static func records(_ count: Int, bad: (Int) -> Bool = { _ in true }) -> String {
    let explosive = String(repeating: "a", count: 60) + "!"
    let lines = (0..<count).map { index in
      #"{"name": "\#(bad(index) ? explosive : "aa")", "code": "\#(index % 1000 == 999 ? "x" : "1")"}"#
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  @Test(
    "check judges 100 texts over the limit, says that the rest is not judged, and goes on with other rules"
  )
  func check() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(5_000)])
    let outcome = try scene.run("check", "form.plist", "data.json")
    #expect(outcome.status == 1)
    let warnings = outcome.lines.filter { $0.contains(": warning regex: ") }
    #expect(warnings.count == 101)
    #expect(
      warnings.filter { $0.contains("the values behind this one are not judged") }.count == 1)
    #expect(warnings.last?.hasPrefix("data.json:101:10: warning regex: record 100, name ") == true)
    let errors = outcome.lines.filter { $0.contains(": error regex: ") }
    #expect(errors.count == 5)
    #expect(errors.first?.hasPrefix("data.json:1001:") == true)
  }

  @Test("what is given up depends on the order of the file, not on threads")
  func order() throws {
    // The 100th is in another thread's share than the first ones.
    let data = Self.records(20_000) { $0 % 4_000 < 30 }
    let scene = try Scene(["form.plist": Self.form, "data.json": data])
    let outcome = try scene.run("check", "form.plist", "data.json")
    let indices = outcome.lines.filter { $0.contains("needs too much work") }.compactMap {
      $0.split(separator: ":").dropFirst().first.flatMap { Int($0) }
    }
    let expected = (0..<20_000).filter { $0 % 4_000 < 30 }.prefix(100).map { $0 + 2 }
    #expect(indices == expected)
  }

  @Test(
    "A pattern of items is given up by the same rule, and what is behind is said to be not judged")
  func items() throws {
    let explosive = String(repeating: "a", count: 60) + "!"
    let items = [String](repeating: "{\"name\": \"\(explosive)\"}", count: 105)
    let scene = try Scene([
      "form.plist":
        "( { valuePath = items; itemForm = ( { key = Name; valuePath = name; regex = \"(a|aa)+\"; } ); } )",
      "data.json":
        "[{\"items\": [\(items.joined(separator: ","))]}, {\"items\": [{\"name\": \"!!\"}]}]",
    ])
    let outcome = try scene.run("check", "form.plist", "data.json")
    let tried = outcome.lines.filter { $0.contains("needs too much work") }
    #expect(tried.count == 100)
    let rest = outcome.lines.filter { $0.contains("the values behind this one are not judged") }
    #expect(rest.count == 1 && rest[0].contains("items[99].name"), "\(rest)")
  }

  @Test("What is given up of items depends on the order of the file, not on threads, either")
  func orderOfItems() throws {
    let explosive = String(repeating: "a", count: 60) + "!"
    let records = (0..<20_000).map { index in
      "{\"items\": [{\"name\": \"\(index % 4_000 < 30 ? explosive : "aa")\"}]}"
    }
    let scene = try Scene([
      "form.plist":
        "( { valuePath = items; itemForm = ( { key = Name; valuePath = name; regex = \"(a|aa)+\"; } ); } )",
      "data.json": "[\n" + records.joined(separator: ",\n") + "\n]\n",
    ])
    let outcome = try scene.run("check", "form.plist", "data.json")
    let indices = outcome.lines.filter { $0.contains("needs too much work") }.compactMap {
      $0.split(separator: ":").dropFirst().first.flatMap { Int($0) }
    }
    #expect(indices == (0..<20_000).filter { $0 % 4_000 < 30 }.prefix(100).map { $0 + 2 })
  }

  @Test("show marks what is not judged and says it once on standard error")
  func show() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(400)])
    let outcome = try scene.run("show", "form.plist", "data.json")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count >= 400)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 1, "\(outcome.errors)")
    #expect(
      lines.first?.hasPrefix("data.json: warning regex: name \"Name\": not judged in all records")
        == true)
  }

  @Test("data within the limits are told nothing of it")
  func harmless() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(400) { _ in false }])
    #expect(try scene.run("show", "form.plist", "data.json").errors == "")
    #expect(try scene.run("check", "form.plist", "data.json").output == "")
  }
}
