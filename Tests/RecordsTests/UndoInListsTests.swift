import JSONTesting
import JSONText
import Records
import Testing

@Suite("Undo in lists in which others have changed something")
struct UndoInListsTests: MergesTables {
  private static let web = #"{"name": "web", "port": 80}"#
  private static let ssh = #"{"name": "ssh", "port": 22}"#
  private static let (ntp, dns) = (
    #"{"name": "ntp", "port": 123}"#, #"{"name": "dns", "port": 53}"#
  )

  private static func file(_ services: String...) -> String {
    "[\n  {\"host\": \"alpha\", \"services\": [\(services.joined(separator: ", "))]}\n]\n"
  }

  private static let services = file(web, ssh, ntp)

  /// Gives the record another list, as edits of items are written.
  private func put(_ list: String, in document: inout Document<Int>) throws {
    let id = document.table.id(at: 0)
    let record = try document.table.record(
      id, setting: JSONSlice(parsing: list).value, at: path("services"))
    try document.apply(
      .replace(
        ValueEdit(record: id, path: [], before: document.table[id], after: .bytes(record))), note: 0
    )
  }

  @Test("The value of an item is taken back where it is now; what others have inserted stays")
  func insertion() throws {
    let theirs = Self.file(Self.dns, Self.web, Self.ssh, Self.ntp)
    var (document, conflicts) = try merge(Self.services, theirs: theirs) {
      try set(&$0, 0, "services.1.port", "2222")
    }
    let merged = bytes(document.table)
    #expect(conflicts.isEmpty && merged == theirs.replacing("22}", with: "2222}"))
    #expect(document.undo() != nil && bytes(document.table) == theirs)
    #expect(!document.hasUnsavedEdits)
    #expect(document.redo() != nil && bytes(document.table) == merged)
  }

  @Test("A move, an edit and a deletion are taken back one by one; what others have set stays")
  func several() throws {
    let theirs = Self.services.replacing("22}", with: "2222}")
    var (document, conflicts) = try merge(Self.services, theirs: theirs) {
      try put("[\(Self.ssh), \(Self.web), \(Self.ntp)]", in: &$0)
      try set(&$0, 0, "services.1.port", "81")
      try put("[\(Self.ssh), \(Self.web.replacing("80", with: "81"))]", in: &$0)
    }
    #expect(conflicts.isEmpty)
    let ssh = Self.ssh.replacing("22}", with: "2222}")
    let web = Self.web.replacing("80", with: "81")
    for services in [[ssh, web], [ssh, web, Self.ntp], [ssh, Self.web, Self.ntp]] {
      #expect(bytes(document.table).contains("[\(services.joined(separator: ", "))]"))
      #expect(document.undo() != nil)
    }
    #expect(bytes(document.table) == theirs && !document.hasUnsavedEdits)
  }

  @Test("Where both have set a value, undo takes it back to theirs")
  func conflict() throws {
    let theirs = Self.file(Self.dns, Self.web, Self.ssh.replacing("22", with: "2200"), Self.ntp)
    var (document, conflicts) = try merge(Self.services, theirs: theirs) {
      try set(&$0, 0, "services.1.port", "99")
    }
    #expect(conflicts.count == 1 && bytes(document.table).contains("99"))
    #expect(document.undo() != nil && bytes(document.table) == theirs)
  }

  @Test("What was saved is taken back where it is now, and not where others have set it since")
  func saved() throws {
    func reloaded(_ theirs: String) throws -> Document<Int> {
      var document = Document<Int>(try table(Self.services))
      try set(&document, 0, "services.1.port", "99")
      document.didSave(document.table)
      let now = try table(theirs, name: document.table.source.name)
      document.reload(
        now,
        matching: RecordMatching(of: document.recordsInSteps, from: document.saved, to: now)
      ) { $0 }
      return document
    }
    let theirs = Self.file(Self.dns, Self.web, Self.ssh.replacing("22", with: "99"))
    var document = try reloaded(theirs)
    #expect(document.undo() != nil && bytes(document.table) == theirs.replacing("99", with: "22"))
    document = try reloaded(theirs.replacing("99", with: "100"))
    #expect(document.undo() == nil)
  }

  @Test(
    "Whatever was done here is taken back step by step to theirs, and done again",
    arguments: Shape.allCases)
  func random(_ shape: Shape) throws {
    var (made, kept) = (0, 0)
    for seed in UInt64(5_000)..<5_300 {
      var lists = RandomLists(seed: seed, shape)
      let base = lists.base
      let text = Self.file().replacing("[]", with: base.slice.text)
      var document = Document<Int>(try table(text))
      var ours = base
      for _ in 0..<4 {
        ours = lists.edited(ours)
        try put(ours.slice.text, in: &document)
      }
      let theirs = Self.file().replacing("[]", with: lists.changed(base).slice.text)
      var (now, _) = try merged(document, theirs)
      let last = bytes(now.table)
      var count = 0
      while now.undo() != nil { count += 1 }
      #expect(bytes(now.table) == theirs, "seed \(seed)")
      while now.redo() != nil {}
      #expect(bytes(now.table) == last, "seed \(seed)")
      made += 4
      kept += count
    }
    // The rest had nothing left to be taken back, or was about what others have changed as well.
    #expect(kept * 10 > made * 7, "\(kept) of \(made)")
  }
}
