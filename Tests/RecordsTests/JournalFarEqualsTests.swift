import JSONText
import Records
import Testing

@Suite("A journal of edits of a record that may have an equal one far away")
struct JournalFarEqualsTests {
  private func list(_ records: [String]) -> String { "[" + records.joined(separator: ",") + "]" }

  private static func record(_ name: String, _ text: String = "") -> String {
    #"{"name":"\#(name)","n":1,"t":"\#(text)"}"#
  }

  /// Many records, or few long ones, with two equal ones.
  struct Sample: Sendable, CustomTestStringConvertible {
    let count: Int
    let text: String
    let other: Int
    let edited: Int

    var testDescription: String { "\(edited) of \(count), \(text.count) characters" }

    var records: [String] {
      (0..<count).map {
        $0 == other || $0 == edited ? record("same", text) : record("D\($0)", text)
      }
    }
  }

  private static let samples = [
    Sample(count: 10_000, text: "", other: 5, edited: 9_000),
    Sample(count: 3_000, text: String(repeating: "x", count: 2_000), other: 5, edited: 2_000),
  ]

  private func kept(_ sample: Sample, compared: Bool) throws -> KeptJournal {
    var kept = try KeptJournal(list(sample.records))
    try kept.set(sample.edited, "n", "7")
    if compared { kept.compareAll() }
    return kept
  }

  @Test(
    "It is not edited in place of one that others deleted, with its neighbors, too",
    arguments: samples)
  func deleted(sample: Sample) throws {
    for around in [0, 20] {
      var theirs = sample.records
      theirs.removeSubrange(sample.edited - around...sample.edited + around)
      for isCompared in [true, false] {
        let replay = try kept(sample, compared: isCompared).replayed(over: list(theirs))
        let other = replay.table[replay.table.id(at: sample.other)]
        #expect(other.text == Self.record("same", sample.text))
        #expect(replay.conflicts.allSatisfy { $0.theirs == nil })
        #expect(replay.conflicts.count + replay.misfits.count == 1)
      }
    }
  }

  @Test(
    "It is found where others have inserted records, however early the program is killed",
    arguments: samples)
  func inserted(sample: Sample) throws {
    let replay = try kept(sample, compared: false)
      .replayed(over: list([Self.record("New")] + sample.records))
    #expect(replay.misfits.isEmpty && replay.conflicts.isEmpty)
    let edited = replay.table[replay.table.id(at: sample.edited + 1)]
    #expect(edited.text.contains(#""n":7"#))
  }

  @Test(
    "The only one of its kind is found elsewhere once all were compared; before that it is listed")
  func moved() throws {
    let records = (0..<10_000).map { Self.record("D\($0)") }
    var kept = try KeptJournal(list(records))
    try kept.set(9_000, "n", "7")
    var theirs = records
    theirs.insert(theirs.remove(at: 9_000), at: 20)
    #expect(try kept.replayed(over: list(theirs)).misfits.count == 1)
    #expect(
      try bytes(kept.replayed(over: list(theirs), identity: "name").table)
        .contains(#""D9000","n":7"#), "the form says what there is once")
    kept.compareAll()
    let replay = try kept.replayed(over: list(theirs))
    #expect(replay.misfits.isEmpty && bytes(replay.table).contains(#""D9000","n":7"#))
  }
}
