import JSONTesting
import JSONText
import Records
import Testing

@Suite("A journal of edits of one of several equal records, over a file that others have changed")
struct JournalEqualRecordsTests {
  /// Days, each with a slot behind it that is like the others.
  private static func week(_ days: [String]) -> [String] {
    days.flatMap { [day($0), slot] }
  }
  private static func day(_ name: String) -> String { #"{"name":"\#(name)","n":1}"# }
  private static let slot = #"{"name":"","n":null}"#
  private static let gym = #"{"name":"Gym","n":null}"#
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]

  private func list(_ records: [String]) -> String { "[" + records.joined(separator: ",") + "]" }

  /// The names of the records, those without one as `-`.
  private func names(_ table: RecordTable) -> String {
    table.records.map { id in
      let name = table[id].lookup(path("name")).slice?.stringValue ?? "?"
      return name.isEmpty ? "-" : name
    }.joined(separator: " ")
  }

  /// What others do to the file, and the days with the fourth record after it, before the edit is made.
  enum Others: String, CaseIterable {
    case insertAbove = "Sun Mon - Tue * Wed - Thu - Fri -"
    case insertBelow = "Mon - Tue * Wed - Thu - Fri - Sat"
    case insertSlotAbove = "- Mon - Tue * Wed - Thu - Fri -"
    case insertInFront = "Mon - Sun - Tue * Wed - Thu - Fri -"
    case deleteFirst = "- Tue * Wed - Thu - Fri -"
    case deleteFirstWithSlot = "Tue * Wed - Thu - Fri -"
    case deleteOwnHeader = "Mon - * Wed - Thu - Fri -"
    case deleteNextHeader = "Mon - Tue * - Thu - Fri -"
    case renameBeside = "Sun Mon - Die * Mit - Thu - Fri -"
    case deleteLaterSlot = "Sun Mon - Tue * Wed Thu - Fri -"

    var records: [String] {
      rawValue.split(separator: " ").map {
        $0 == "-" || $0 == "*" ? slot : day(String($0))
      }
    }
    func names(_ star: String) -> String { rawValue.replacing("*", with: star) }
  }

  @Test("A value goes into the record that was edited", arguments: Others.allCases)
  func value(others: Others) throws {
    var kept = try KeptJournal(list(Self.week(Self.days)))
    try kept.set(3, "name", #""Gym""#)
    let replay = try kept.replayed(over: list(others.records))
    #expect(names(replay.table) == others.names("Gym"))
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test("A short list is no other than a long one")
  func short() throws {
    var kept = try KeptJournal(list(Self.week(["Mon", "Tue", "Wed"])))
    try kept.set(3, "name", #""Gym""#)
    let replay = try kept.replayed(
      over: list([Self.day("Sun")] + Self.week(["Mon", "Tue", "Wed"])))
    #expect(names(replay.table) == "Sun Mon - Tue Gym Wed -")
  }

  @Test("The record is deleted that was deleted", arguments: Others.allCases)
  func deletion(others: Others) throws {
    var kept = try KeptJournal(list(Self.week(Self.days)))
    let id = kept.document.table.id(at: 3)
    try kept.document.apply(.delete([RecordPlacement(id, at: 3)]), note: 0)
    kept.write()
    let replay = try kept.replayed(over: list(others.records))
    #expect(names(replay.table) == others.names("").replacing("  ", with: " "))
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test("A record is added behind the one that it was added behind", arguments: Others.allCases)
  func addition(others: Others) throws {
    var kept = try KeptJournal(list(Self.week(Self.days)))
    let new = try JSONSlice(parsing: Self.gym)
    try kept.document.apply(
      .insert(Insertion([(slice: new, index: 4)], into: kept.document.table)), note: 0)
    kept.write()
    let replay = try kept.replayed(over: list(others.records))
    #expect(names(replay.table) == others.names("- Gym"))
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test("The record is moved that was moved", arguments: Others.allCases)
  func move(others: Others) throws {
    var kept = try KeptJournal(list(Self.week(Self.days)))
    let id = kept.document.table.id(at: 3)
    try kept.document.apply(.move(id, from: 3, to: 9), note: 0)
    kept.write()
    let replay = try kept.replayed(over: list(others.records))
    let moved = others.names("").replacing("  ", with: " ").replacing(" Sat", with: " - Sat")
    #expect(names(replay.table) == (moved.hasSuffix("Sat") ? moved : moved + " -"))
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test("A value set in several of them goes into these", arguments: Others.allCases)
  func bulk(others: Others) throws {
    let more = ["Sat", "A", "B", "C"]
    var kept = try KeptJournal(list(Self.week(Self.days + more)))
    var edits = BulkEdits(path: path("name"))
    for index in [3, 15] { edits.add(.string("Gym"), to: kept.document.table.id(at: index)) }
    try kept.document.apply(.replaceInMany(edits.edits), note: 0)
    kept.write()
    let replay = try kept.replayed(over: list(others.records + Self.week(more)))
    #expect(names(replay.table) == others.names("Gym") + " Sat - A - B Gym C -")
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test(
    "Records that are the same but for their places are known by what is between them",
    arguments: [
      ("same A same B same C", 2, "TOP same A same B same C", "TOP same A Gym B same C"),
      ("same A same B same C", 2, "A same B same C", "A Gym B same C"),
      ("a b a b a b", 2, "TOP a b a b a b", "TOP a b Gym b a b"),
      ("a b a b a b", 3, "TOP X a b a b a b", "TOP X a b a Gym a b"),
      ("same same same", 1, "same same same END", "same Gym same END"),
      ("A same same B", 2, "X A same same B", "X A same Gym B"),
    ])
  func between(base: String, edited: Int, theirs: String, result: String) throws {
    func text(_ names: String) -> String {
      list(names.split(separator: " ").map { Self.day(String($0)) })
    }
    var kept = try KeptJournal(text(base))
    try kept.set(edited, "name", #""Gym""#)
    let replay = try kept.replayed(over: text(theirs))
    #expect(names(replay.table) == result)
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
  }

  @Test("Of a record that others deleted with its header, the edit is a conflict, or is listed")
  func deletedWithHeader() throws {
    let theirs = list(Self.week(["Mon", "Wed", "Thu", "Fri"]))
    var kept = try KeptJournal(list(Self.week(Self.days)))
    try kept.set(3, "name", #""Gym""#)
    let replay = try kept.replayed(over: theirs)
    #expect(replay.conflicts.count == 1 && replay.conflicts.first?.theirs == nil)
    #expect(names(replay.table).replacing("Gym ", with: "") == "Mon - Wed - Thu - Fri -")

    var deleting = try KeptJournal(list(Self.week(Self.days)))
    let id = deleting.document.table.id(at: 3)
    try deleting.document.apply(.delete([RecordPlacement(id, at: 3)]), note: 0)
    deleting.write()
    #expect(bytes(try deleting.replayed(over: theirs).table) == theirs)
  }

  @Test("Where nothing tells which of equal records it is, none is edited, and the edit is listed")
  func undecidable() throws {
    var kept = try KeptJournal(list(Self.week(Self.days)))
    try kept.set(3, "name", #""Gym""#)
    let replay = try kept.replayed(over: list(Self.week(["A", "B", "C", "D", "E", "F"])))
    #expect(names(replay.table) == "A - B - C - D - E - F -")
    #expect(replay.misfits.count == 1)
  }

  @Test(
    "A journal without what is around its records is read as far as they are unique or in place")
  func withoutNeighbors() throws {
    let line =
      #"{"do":{"edit":"replace","record":3,"path":["name"],"set":"\"Gym\""},"had":{"3":"{\"name\":\"\",\"n\":null}"}}"#
    var kept = try KeptJournal(list(Self.week(Self.days)))
    kept.lines = [line]
    let below = try kept.replayed(over: list(Others.insertBelow.records))
    #expect(names(below.table) == Others.insertBelow.names("Gym"))
    let above = try kept.replayed(over: list(Others.insertAbove.records))
    #expect(names(above.table) == Others.insertAbove.names("-") && above.misfits.count == 1)
  }

  @Test("What is merged of lists with many equal records is what the screen merges")
  func likeMerging() throws {
    var (same, all) = (0, 0)
    for seed in UInt64(7_000)..<7_300 {
      var random = Generator(seed: seed).random
      let names = (0..<random.below(30) + 4).map { _ in
        random.below(2) == 0 ? "" : "N\(random.below(20))"
      }
      var others = names
      for _ in 0..<random.below(3) + 1 {
        let index = random.below(others.count)
        switch random.below(3) {
        case 0: others.insert("T\(random.below(9))", at: index)
        case 1: others.remove(at: index)
        default: others[index] = "C\(random.below(9))"
        }
      }
      var ours = try KeptJournal(list(names.map(Self.day)))
      try ours.set(random.below(names.count), "n", "7")
      let saved = try table(list(others.map(Self.day)))
      let replay = try ours.replayed(over: bytes(saved))
      let live = ours.document
      let matching = RecordMatching(of: live.recordsInSteps, from: live.saved, to: saved)
      let merge = TableMerge(base: live.saved, ours: live.table, theirs: saved, matching: matching)
      all += 1
      same += bytes(merge.table) == bytes(replay.table) ? 1 : 0
    }
    // The others are as good: which of several was deleted, and where its edit is shown then.
    #expect(same > all * 90 / 100, "\(same) of \(all)")
  }

  @Test("An equal record far away is not edited in place of one that others deleted")
  func farAway() throws {
    var days = (0..<60).map { "D\($0)" }
    (days[5], days[50]) = ("same", "same")
    var kept = try KeptJournal(list(days.map(Self.day)))
    try kept.set(50, "n", "7")
    days.remove(at: 50)
    let replay = try kept.replayed(over: list(days.map(Self.day)))
    #expect(replay.table[replay.table.id(at: 5)].text == Self.day("same"))
    #expect(replay.conflicts.count == 1 && replay.conflicts.first?.theirs == nil)
  }
}
