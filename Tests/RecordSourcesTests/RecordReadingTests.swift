import FileTesting
import Glibc
import JSONText
import RecordSources
import Records
import Storage
import Testing

@Suite("Reading the records of a file that others change meanwhile")
struct RecordReadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Some pieces long, so that things can happen in between.
  private static let count = 60_000
  private static let lines = (1...count).map { "{\"id\": \($0), \"name\": \"Person \($0)\"}\n" }
    .joined()
  private static let list = "[\n" + lines.dropLast().replacing("}\n", with: "},\n") + "\n]\n"

  /// How a reading ended, and what had been found by then.
  private enum Ending {
    case read(RecordTable, wasWritten: Bool)
    case failed(RecordReadingError, upTo: RecordTable)
  }

  /// Reads a file to the end; `change` is called once, when a part of it is read.
  private func read(
    _ path: String, recordsPath: [JSONStep] = [], change: () throws -> Void = {}
  ) throws -> Ending {
    let reading = try RecordReading(path, RecordRequest(path: recordsPath))
    do {
      let isLonger = try reading.readOn() && reading.count < reading.size
      #expect(isLonger, "the file is longer than a piece")
      try change()
      while try reading.readOn() {}
      return .read(reading.table, wasWritten: reading.wasWritten)
    } catch let error as RecordReadingError {
      return .failed(error, upTo: reading.table)
    }
  }

  private func append(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "a"))
    fputs(text, file)
    #expect(fclose(file) == 0)
  }

  private func last(_ table: RecordTable) -> String {
    table[table.id(at: table.count - 1)].text
  }

  @Test("What was found so far can be looked at, and stays as it is while the rest comes")
  func versions() throws {
    let path = try folder.put(Self.list, at: "people.json")
    let reading = try RecordReading(path)
    var versions: [RecordTable] = []
    while try reading.readOn() { versions.append(reading.table) }
    let whole = reading.table
    #expect(whole.count == Self.count)
    #expect(whole.isWhole)
    #expect(versions.count > 1)
    for version in versions {
      #expect(!version.isWhole)
      let end = try #require((0..<version.count).last.map { version.id(at: $0) })
      #expect(version[end].text == whole[end].text)
    }
    #expect(versions.map(\.count) == versions.map(\.count).sorted())
  }

  @Test("Cut short: it says that another program writes it, and does not blame the JSON")
  func cutShort() throws {
    let path = try folder.put(Self.list, at: "people.json")
    let ending = try read(path) { #expect(truncate(path, 1_200_000) == 0) }
    guard case .failed(.written(path), let table) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(table.count > 20_000)
    #expect(!table.isWhole)
  }

  @Test("Grown by further lines: they are read, and that it was written is told")
  func grown() throws {
    let path = try folder.put(Self.lines, at: "people.jsonl")
    let ending = try read(path) { try append("{\"id\": \"new\"}\n", to: path) }
    guard case .read(let table, wasWritten: true) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(table.count == Self.count + 1)
    #expect(last(table) == "{\"id\": \"new\"}")
  }

  @Test("Written over in place: it says that another program writes it")
  func overwritten() throws {
    let path = try folder.put(Self.list, at: "people.json")
    let ending = try read(path) {
      try folder.put(String(Self.list.dropLast(3)) + ", oops", at: "people.json")
    }
    guard case .failed(.written(path), _) = ending else {
      Issue.record("\(ending)")
      return
    }
  }

  @Test("Replaced, as editors do: the file that was opened is read to its end")
  func replaced() throws {
    let path = try folder.put(Self.list, at: "people.json")
    let ending = try read(path) {
      let new = try folder.put("[]", at: "new.json")
      #expect(rename(new, path) == 0)
    }
    guard case .read(let table, wasWritten: false) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(table.count == Self.count)
  }

  @Test("A fault further down is told with its place, and the records before it are there")
  func fault() throws {
    let text = Self.list.replacing("{\"id\": 40000,", with: "{\"id\": 4oooo,")
    let path = try folder.put(text, at: "people.json")
    let ending = try read(path)
    guard case .failed(.syntax(let error, let source), let table) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(source.position(at: error.offset).line == 40_001)
    #expect(table.count == 39_999)
    #expect(last(table).contains("Person 39999"))
  }

  @Test("A file that ends too early all by itself is broken JSON")
  func endsEarly() throws {
    let path = try folder.put(String(Self.list.dropLast(3)), at: "people.json")
    let ending = try read(path)
    guard case .failed(.syntax(let error, let source), _) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(source.position(at: error.offset).line == Self.count + 1)
  }

  @Test("In JSON Lines a broken line is a record with a fault, and the others are read")
  func brokenLine() throws {
    let text = Self.lines.replacing("{\"id\": 40000,", with: "{\"id\": 4oooo,")
    let path = try folder.put(text, at: "people.jsonl")
    guard case .read(let table, wasWritten: false) = try read(path) else {
      Issue.record("not read")
      return
    }
    #expect(table.count == Self.count)
    #expect(table.brokenRecords == [table.id(at: 39_999)])
  }

  @Test("Sound JSON without a list where the records should be is told as that")
  func noRecords() throws {
    let path = try folder.put("{\"people\": " + Self.list + "}", at: "people.json")
    let ending = try read(path, recordsPath: [.member("people"), .member("list")])
    guard case .failed(.noRecords, _) = ending else {
      Issue.record("\(ending)")
      return
    }
  }
}
