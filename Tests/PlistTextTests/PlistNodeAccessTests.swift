import PlistText
import Testing
import Texts

@Suite("Values of property lists")
struct PlistNodeAccessTests {
  @Test("a value is summed up in the words of a message")
  func summaries() throws {
    let root = try value(
      xml(
        "<array><string>a</string><string/><integer>5</integer><real>0.5</real><true/>"
          + "<date>2026-11-21T00:00:00Z</date><data>AA==</data><array/>"
          + "<array><true/><true/></array>"
          + "<dict><key>a</key><true/></dict></array>"))
    #expect(
      root.items?.map(\.summary) == [
        "the string \"a\"", "an empty string", "the integer 5", "the real 0.5", "true",
        "the date 2026-11-21T00:00:00Z", "data of 1 byte", "an empty array",
        "an array of 2 items", "a dictionary of 1 entry",
      ])
    #expect(
      root.items?.map(\.kind) == [
        "string", "string", "integer", "real", "boolean", "date", "data", "array", "array",
        "dictionary",
      ])
  }

  @Test("the last of two equal keys is the one that counts")
  func lastKey() throws {
    let root = try value("{ a = 1; a = 2; }")
    #expect(root["a"]?.string == "2")
    #expect(root["b"] == nil)
    #expect(root.entry("a")?.keyPosition.column == 10)
  }

  @Test("scalars have a text, containers have none")
  func scalarText() throws {
    let root = try value(xml("<array><integer>7</integer><false/><real>1.5</real><dict/></array>"))
    #expect(root.items?.map(\.scalarText) == ["7", "false", "1.5", nil])
  }
}

extension PlistNode {
  var kind: String { kind(in: Language.english.texts) }
  var summary: String { summary(in: Language.english.texts) }
}
