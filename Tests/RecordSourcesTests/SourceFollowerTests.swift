import FileTesting
import Records
import Testing

@testable import RecordSources

@Suite("Following a source that others change")
struct SourceFollowerTests {
  private let folder: TemporaryFolder
  private let start = ContinuousClock.now

  init() throws { folder = try TemporaryFolder() }

  @Test("A source without files is asked for its version at its interval, and not before")
  func polls() {
    let store = KeyedStore([#"{"name": "Ada", "age": 36}"#])
    let read = store.currentVersion
    let follower = SourceFollower(store, readAs: read, at: start)
    #expect(follower.pollMilliseconds == 1_000)
    #expect(follower.descriptor == -1)
    store.replace("36", by: "37", key: 1)
    follower.poll(at: start + .milliseconds(900))
    #expect(!follower.hasNoticed)
    follower.poll(at: start + .seconds(1))
    #expect(follower.hasNoticed)
    #expect(follower.takeChange(since: read, isWanted: false) == nil)
    #expect(follower.takeChange(since: read, isWanted: true) == .changed)
    follower.poll(at: start + .seconds(3))
    #expect(!follower.hasNoticed, "each change is told once")
    store.replace("37", by: "38", key: 1)
    follower.poll(at: start + .seconds(5))
    #expect(follower.takeChange(since: read, isWanted: true) == .changed)
  }

  @Test("Our own save is no change")
  func ownSave() {
    let store = KeyedStore([#"{"name": "Ada", "age": 36}"#])
    let follower = SourceFollower(store, readAs: store.currentVersion, at: start)
    store.replace("36", by: "37", key: 1)
    follower.poll(at: start + .seconds(1))
    #expect(follower.takeChange(since: store.currentVersion, isWanted: true) == .restored)
    #expect(!follower.hasNoticed)
  }

  @Test(
    "What is changed between reading and following is noticed at once",
    arguments: SourceFixture.writable
  )
  func changedBefore(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let read = made.source.currentVersion
    try made.changeByOthers()
    let follower = SourceFollower(made.source, readAs: read)
    #expect(follower.takeChange(since: read, isWanted: true) == .changed)
  }

  @Test("Each source notices what others change", arguments: SourceFixture.writable)
  func notices(fixture: SourceFixture) throws {
    let made = try fixture.make(folder)
    let read = made.source.currentVersion
    let follower = SourceFollower(made.source, readAs: read, at: start)
    #expect(!follower.hasNoticed)
    try made.changeByOthers()
    follower.notice()
    follower.poll(at: start + .seconds(60))
    #expect(follower.takeChange(since: read, isWanted: true) == .changed)
  }

  @Test("What is still being written is told when it is stable")
  func unstable() throws {
    let made = try SourceFixture.jsonFile.make(folder)
    let read = made.source.currentVersion
    let follower = SourceFollower(made.source, readAs: read)
    follower.awaitStability()
    try made.changeByOthers()
    #expect(follower.takeChange(since: read, isWanted: true) == nil)
    #expect(follower.takeChange(since: read, isWanted: true) == .changed)
  }

  @Test("What came out of a pipe is not followed")
  func pipe() {
    let follower = SourceFollower(FileSource("-"), readAs: nil)
    #expect(!follower.hasNoticed && follower.descriptor == -1 && follower.pollMilliseconds == nil)
    follower.awaitStability()
    #expect(!follower.hasNoticed)
  }
}
