import FoundationEssentials
import PlistText
import Testing

@Suite("The forms that come with the program, as property lists")
struct SampleFormTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Forms")

  @Test(
    "each is read in the format it is written in",
    arguments: [
      ("person", PlistFormat.xml), ("contact", .xml), ("staff", .xml), ("service", .openStep),
      ("stocks", .openStep), ("联系人", .openStep),
    ])
  func formats(name: String, format: PlistFormat) throws {
    let (root, found) = try parse(bytes(of: name))
    #expect(found == format)
    #expect(root["rows"]?.items?.isEmpty == false)
  }

  @Test(
    "each means the same when it is written as binary", arguments: ["person", "service", "联系人"])
  func binary(name: String) throws {
    let root = try parse(bytes(of: name)).root
    let (copy, format) = try parse(BinaryPlistWriter.bytes(of: root))
    #expect(format == .binary)
    #expect(outline(copy) == outline(root))
  }

  private func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: name + ".plist")))
  }
}
