import Foundation
import ScreenTesting
import Testing

@Suite("formview set: what it leaves when it is ended")
struct LeftoversTests {
  private static let form = "( { key = Cost; valuePath = cost; } )"
  private static let data = #"{"cost": 1}"#

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": Self.data])
  }

  private func leftovers(_ scene: Scene) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scene.folder.path).filter {
      $0.hasSuffix(".tmp")
    }
  }

  /// Runs a line of shell on a terminal: what a test runs otherwise may inherit blocked signals.
  private func run(_ line: String, in scene: Scene) throws {
    let session = try TerminalSession(
      command: "/bin/bash", arguments: ["-c", line],
      environment: ["formview": Scene.program.path], directory: scene.folder.path)
    _ = try session.waitForExit()
  }

  private func set(_ scene: Scene, injecting fault: String) throws {
    _ = try scene.shell(
      "strace -qq -f -o /dev/null -e inject=\(fault) $formview set form.plist data.json cost=7")
  }

  @Test(
    "killed around the exchange of the names, the next one cleans up",
    .enabled(if: Self.canInject),
    arguments: ["renameat2:signal=KILL", "?unlink,unlinkat:signal=KILL"])
  func killed(fault: String) throws {
    let scene = try scene()
    try set(scene, injecting: fault)
    #expect(try leftovers(scene).count == 1)
    #expect(try scene.run("set", "form.plist", "data.json", "cost=8").status == 0)
    #expect(try leftovers(scene).isEmpty)
    #expect(try scene.read("data.json") == #"{"cost": 8}"#)
  }

  @Test(
    "killed where files have names and no locks, the next one cleans up, but not while it is written",
    .enabled(if: Self.canInject))
  func withoutLocks() throws {
    let scene = try scene()
    let outcome = try scene.shell(
      """
      left() { ls -A | grep -c 'formview-.*tmp'; }
      set() {
        strace -qq -f -o /dev/null -e inject=flock:error=ENOLCK \
          -e inject=faccessat2:error=EACCES:when=2 "${@:2}" $formview set form.plist data.json cost=$1
      }
      set 2 -e inject=fsync:signal=KILL
      left
      set 3 2> /dev/null
      left
      set 4 -e inject=fsync:signal=STOP 2> /dev/null &
      until [ $(left) = 1 ]; do sleep 0.01; done
      set 5 2> /dev/null
      left
      name=$(ls -A | grep 'formview-.*tmp')
      writer=$((36#$(cut -d. -f6 <<< "$name")))
      kill -KILL $writer
      wait
      set 6 2> /dev/null
      left
      """)
    #expect(outcome.lines == ["1", "0", "1", "0"], "\(outcome.errors)")
    #expect(try scene.read("data.json") == #"{"cost": 6}"#)
  }

  @Test(
    "what another program had put there at that moment is not removed",
    .enabled(if: Self.canInject))
  func others() throws {
    let scene = try scene()
    try set(scene, injecting: "?unlink,unlinkat:signal=KILL")
    let left = try #require(try leftovers(scene).first)
    try scene.write(left, "somebody's work")
    #expect(try scene.run("set", "form.plist", "data.json", "cost=8").status == 0)
    #expect(try leftovers(scene) == [left])
  }

  @Test(
    "asked to end at that moment, it ends when the file is in its place",
    .enabled(if: Self.canInject), arguments: ["INT", "TERM", "HUP"])
  func asked(signal: String) throws {
    let scene = try scene()
    try run(
      "strace -qq -f -o /dev/null -e inject=renameat2:signal=\(signal) $formview set form.plist data.json cost=7",
      in: scene)
    #expect(try leftovers(scene).isEmpty)
    #expect(try scene.read("data.json") == #"{"cost": 7}"#)
  }

  @Test(
    """
    asked to end before, once it is written or as soon as it is made, it leaves the old file and nothing else, also where \
    files have names
    """,
    .enabled(if: Self.canInject), arguments: ["INT", "TERM", "HUP"], ["fsync", "flock:when=2"])
  func askedBefore(signal: String, at call: String) throws {
    let scene = try scene()
    try run(
      """
      strace -qq -f -o calls -e trace=openat,faccessat2,fsync,flock \
        -e inject=faccessat2:error=EACCES:when=2 \
        -e inject=\(call):signal=\(signal) $formview set form.plist data.json cost=7 2> errors
      """, in: scene)
    #expect(try scene.read("calls").contains("/.data.json.formview-"))
    #expect(try leftovers(scene).isEmpty)
    #expect(try scene.read("data.json") == Self.data)
  }

  @Test("under a limit of the size of files it says so")
  func limit() throws {
    let scene = try scene()
    let long = String(repeating: "x", count: 20_000)
    try scene.write("data.json", #"{"cost": 1, "text": "\#(long)"}"#)
    let outcome = try scene.shell("ulimit -f 8; $formview set form.plist data.json cost=7")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("it would become larger than files may be"))
    #expect(try scene.read("data.json").hasPrefix(#"{"cost": 1,"#))
    #expect(try leftovers(scene).isEmpty)
  }

  @Test("a database under such a limit says so, too")
  func databaseLimit() throws {
    let scene = try scene()
    let outcome = try scene.shell(
      """
      sqlite3 data.db "CREATE TABLE t (cost INTEGER, text TEXT, id INTEGER PRIMARY KEY); \
        INSERT INTO t VALUES (1, hex(zeroblob(20000)), 1)"
      echo '( { key = Cost; valuePath = cost; }, { valuePath = text; } )' > form.plist
      ulimit -f 4; $formview set form.plist data.db cost=7 2> errors; status=$?
      ulimit -f unlimited; cat errors >&2; exit $status
      """)
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.contains("data.db: error FILE: it would become larger than files may be"),
      "\(outcome.errors)")
  }

  @Test("attributes that can't be kept are reported with the save", .enabled(if: Self.canInject))
  func attributes() throws {
    let scene = try scene()
    let outcome = try scene.shell(
      """
      setfattr -n user.origin -v here data.json && setfattr -n user.note -v x data.json || exit 77
      strace -qq -f -o /dev/null -e inject=fsetxattr:error=EPERM \
        $formview set form.plist data.json cost=7
      """)
    guard outcome.status != 77 else { return }
    #expect(outcome.status == 0)
    for name in ["user.origin", "user.note"] {
      #expect(
        outcome.errors.contains("its attribute \(name) could not be kept"), "\(outcome.errors)")
    }
    #expect(try scene.read("data.json") == #"{"cost": 7}"#)
  }

  @Test(
    "an owner that can't be kept is reported with the save", .enabled(if: Self.canInject))
  func owner() throws {
    let scene = try scene()
    let outcome = try scene.shell(
      """
      chown 12345:12345 data.json || exit 77
      strace -qq -f -o /dev/null -e inject=fchown:error=EPERM \
        $formview set form.plist data.json cost=7
      """)
    guard outcome.status != 77 else { return }
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasPrefix("data.json: warning: it is saved, but its owner could not be kept"))
    #expect(outcome.errors.contains("its group could not be kept"))
    #expect(try scene.read("data.json") == #"{"cost": 7}"#)
  }

  @Test("On the screen such a loss is reported, too", .enabled(if: Self.canInject))
  func ownerOnScreen() throws {
    let scene = try scene()
    guard try scene.shell("chown 12345:12345 data.json").status == 0 else { return }
    let session = try TerminalSession(
      command: "/usr/bin/strace",
      arguments: [
        "-qq", "-f", "-o", "/dev/null", "-e", "inject=fchown:error=EPERM",
        BuiltProduct.path(named: "formview"), "form.plist", "data.json",
      ],
      environment: ["XDG_STATE_HOME": scene.stateFolder.path], directory: scene.folder.path,
      size: (120, 12))
    try session.wait(for: "? keys")
    try session.press("e", "C-u")
    session.type("7")
    try session.press("Enter", "s")
    try session.wait(for: "it is saved, but its owner could not be kept")
    #expect(try scene.read("data.json") == #"{"cost": 7}"#)
  }

  /// Whether strace(1) is there and may trace.
  private static let canInject =
    (try? Scene().shell("strace -qq -o /dev/null true"))?.status == 0
}
