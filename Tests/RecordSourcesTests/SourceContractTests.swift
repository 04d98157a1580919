import FileTesting
import JSONText
import RecordSources
import Records
import Testing
import Texts
import TextsTesting

/// What every source has to keep: a new one goes into `SourceFixture.all`.
@Suite("The contract of sources")
struct SourceContractTests {
  private let folder: TemporaryFolder
  private static let age = [JSONStep.member("age")]

  init() throws { folder = try TemporaryFolder() }

  private func read(_ source: any RecordSource) throws -> SourceContents {
    let delivery = try source.open(RecordRequest(), readsAhead: true)
    while try delivery.readOn() {}
    return delivery.contents
  }

  private func values(_ table: RecordTable) -> [JSONValue] { table.records.map { table[$0].value } }

  /// The records with a new age in the first one.
  private func aged(_ table: RecordTable, _ age: String) throws -> RecordTable {
    var table = table
    try table.set(.number(age), at: Self.age, in: table.id(at: 0))
    return table
  }

  private func commit(
    _ table: RecordTable, _ contents: SourceContents, to source: any RecordSource,
    overwriting: Bool = false
  ) throws -> CommitAnswer {
    let version = try #require(contents.version)
    let lock = try source.lock(patience: .seconds(60))
    defer { withExtendedLifetime(lock) {} }
    return source.commit(
      RecordCommit(
        base: contents.table, table: table, expected: overwriting ? .anything : .version(version)),
      under: lock)
  }

  private func isSaved(_ answer: CommitAnswer) -> Bool {
    if case .saved = answer { true } else { false }
  }

  @Test("It delivers all records, and the version that it has", arguments: SourceFixture.all)
  func delivers(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let contents = try read(made.source)
    #expect(contents.table.isWhole && contents.table.isList && !contents.table.isEdited)
    #expect(
      values(contents.table).map { $0.jsonText() }
        == [#"{"name":"Ada","age":36}"#, #"{"name":"Grace","age":85}"#])
    #expect(contents.version == made.source.currentVersion)
    #expect(!contents.isNew && !contents.wasWritten && !made.source.canBegin)
    #expect(contents.abilities.allows(.save) == !fixture.isReadOnly)
    withExtendedLifetime(made) {}
  }

  @Test("What can only be read says why, and nothing is written", arguments: SourceFixture.readOnly)
  func readOnly(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let before = try made.dump()
    let contents = try read(made.source)
    #expect(contents.abilities.refusal(of: .save)?.isEmpty == false)
    let changed = try aged(contents.table, "37")
    for overwriting in [false, true] {
      guard
        case .failed(let failure) = try commit(
          changed, contents, to: made.source, overwriting: overwriting)
      else {
        Issue.record("saved")
        continue
      }
      #expect(!failure.reason.english.isEmpty)
    }
    #expect(try made.dump() == before)
  }

  @Test("A commit without a change writes nothing", arguments: SourceFixture.writable)
  func noChange(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let before = try made.dump()
    let contents = try read(made.source)
    #expect(isSaved(try commit(contents.table, contents, to: made.source)))
    #expect(try made.dump() == before)
  }

  @Test(
    "A changed value is there when it is read again; all else is", arguments: SourceFixture.writable
  )
  func change(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let before = try made.dump()
    let contents = try read(made.source)
    let changed = try aged(contents.table, "37")
    guard case .saved(let version) = try commit(changed, contents, to: made.source) else {
      Issue.record("not saved")
      return
    }
    #expect(version == made.source.currentVersion)
    let again = try read(made.source)
    #expect(values(again.table) == values(changed))
    #expect(
      again.table.read.nativeType(of: Self.age, in: again.table.id(at: 0))
        == contents.table.read.nativeType(of: Self.age, in: contents.table.id(at: 0)))
    #expect(try made.dump() == before.replacing("36", with: "37"), "no other byte is different")
  }

  @Test(
    "Saved twice from one reading, the second save is not a conflict",
    arguments: SourceFixture.writable)
  func twice(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let contents = try read(made.source)
    let first = try aged(contents.table, "37")
    guard case .saved(let version) = try commit(first, contents, to: made.source) else {
      Issue.record("not saved")
      return
    }
    let second = try aged(first, "38")
    let saved = SourceContents(table: first, version: version)
    #expect(isSaved(try commit(second, saved, to: made.source)))
    #expect(values(try read(made.source).table) == values(second))
  }

  @Test("What others changed is another version, and a conflict", arguments: SourceFixture.writable)
  func conflict(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let contents = try read(made.source)
    try made.changeByOthers()
    #expect(made.source.currentVersion != contents.version)
    let theirs = try made.dump()
    let mine = try aged(contents.table, "37")
    switch try commit(mine, contents, to: made.source) {
    case .conflict(isGone: false): break
    case .refused(let refusals):
      #expect(refusals.map(\.record) == [contents.table.id(at: 0)])
      guard case .conflict(let theirs?)? = refusals.first?.cause else {
        Issue.record("\(refusals)")
        return
      }
      #expect(theirs.contains("99"))
    case let answer: Issue.record("\(answer)")
    }
    #expect(try made.dump() == theirs, "nothing is written")
    #expect(isSaved(try commit(mine, contents, to: made.source, overwriting: true)))
    #expect(values(try read(made.source).table) == values(mine))
  }

  @Test(
    "What it refuses to add, delete or move has a reason; else it keeps it",
    arguments: SourceFixture.writable)
  func structure(fixture: SourceFixture) throws {
    let actions: [(SourceAbilities.Action, (inout RecordTable) -> Void)] = [
      (
        .add,
        {
          _ = $0.insert(
            .object([
              JSONMember(name: "name", value: .string("Lin")),
              JSONMember(name: "age", value: .number("1")),
            ]), at: 2)
        }
      ),
      (.delete, { _ = $0.delete($0.id(at: 0)) }),
      (.move, { _ = $0.move($0.id(at: 1), to: 0) }),
    ]
    for (action, change) in actions {
      let made = try fixture.make(folder)
      let before = try made.dump()
      let contents = try read(made.source)
      var table = contents.table
      change(&table)
      guard contents.abilities.allows(action) else {
        #expect(contents.abilities.refusal(of: action)?.isEmpty == false)
        if case .refused(let refusals) = try commit(table, contents, to: made.source) {
          #expect(!refusals.isEmpty && refusals.allSatisfy { !$0.reason.isEmpty })
        }
        #expect(try made.dump() == before, "\(action) is refused")
        continue
      }
      #expect(isSaved(try commit(table, contents, to: made.source)))
      #expect(values(try read(made.source).table) == values(table), "\(action) is kept")
    }
  }

  @Test("Whether members can be absent is what it says", arguments: SourceFixture.writable)
  func absence(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let contents = try read(made.source)
    var table = contents.table
    guard contents.abilities.allows(.removeMembers) else {
      #expect(throws: JSONEditError.self) { try table.remove(at: Self.age, in: table.id(at: 0)) }
      return
    }
    try table.remove(at: Self.age, in: table.id(at: 0))
    #expect(isSaved(try commit(table, contents, to: made.source)))
    #expect(values(try read(made.source).table) == values(table))
  }

  @Test("It locates a value for messages", arguments: SourceFixture.all)
  func location(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let contents = try read(made.source)
    #expect(
      contents.table.read.location(of: Self.age, in: contents.table.id(at: 0))?.text(
        in: Language.english.texts) == fixture.location)
    withExtendedLifetime(made) {}
  }

  @Test("It previews what a save changes, and writes nothing", arguments: SourceFixture.all)
  func preview(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let before = try made.dump()
    let contents = try read(made.source)
    let preview = SourcePreview(from: contents.table, to: try aged(contents.table, "37"))
    var text = preview.old
    for splice in preview.splices.reversed() {
      text.replaceSubrange(splice.range, with: splice.new)
    }
    let old = String(decoding: preview.old, as: UTF8.self)
    #expect(String(decoding: text, as: UTF8.self) == old.replacing("36", with: "37"))
    #expect(old.contains("Grace") && !preview.splices.isEmpty)
    #expect(try made.dump() == before)
  }

  @Test(
    "A lock keeps others out until it goes, or there is a reason why nobody is kept out",
    arguments: SourceFixture.all)
  func lock(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let abilities = try read(made.source).abilities
    guard abilities.allows(.lock) else {
      #expect(abilities.refusal(of: .lock)?.isEmpty == false)
      #expect(try !made.source.lock(patience: .zero).isHeld)
      return
    }
    do {
      let lock = try made.source.lock(patience: .seconds(60))
      #expect(lock.isHeld)
      #expect(throws: SourceFailure.self) { try made.source.lock(patience: .zero) }
      withExtendedLifetime(lock) {}
    }
    #expect(try made.source.lock(patience: .seconds(60)).isHeld)
  }

  @Test("Another name is refused with a reason, or saved under", arguments: SourceFixture.all)
  func saveAs(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let contents = try read(made.source)
    let other = made.source.elsewhere(folder.file("other"))
    #expect(contents.abilities.allows(.saveAs) == (other != nil))
    guard let other else {
      #expect(contents.abilities.refusal(of: .saveAs)?.isEmpty == false)
      return
    }
    let table = try aged(contents.table, "37")
    let lock = try other.lock(patience: .seconds(60))
    let new = RecordCommit(base: contents.table, table: table, expected: .nothing)
    #expect(isSaved(other.commit(new, under: lock)))
    #expect(values(try read(other).table) == values(table))
    guard case .conflict = other.commit(new, under: lock) else {
      Issue.record("it replaced what is there")
      return
    }
  }

  @Test("Single records are refused with path and reason, and nothing is written")
  func refusals() throws {
    let made = try SourceFixture.keyedStore.make(folder)
    let before = try made.dump()
    let contents = try read(made.source)
    var table = try aged(contents.table, "-1")
    try table.set(.string("Hopper"), at: [.member("name")], in: table.id(at: 1))
    guard case .refused(let refusals) = try commit(table, contents, to: made.source) else {
      Issue.record("not refused")
      return
    }
    #expect(
      refusals == [
        RecordRefusal(
          record: table.id(at: 0), path: Self.age,
          cause: .refused("CHECK constraint failed: age >= 0"))
      ])
    #expect(try made.dump() == before)
  }
}
