import Foundation
import Testing

@Suite("formview set: a JSON Lines file that another program is writing")
struct SetBesideWriterTests {
  private static let form = "( { key = Cost; valuePath = cost; minimumValue = 0; } )"

  private static func scene() throws -> Scene {
    let lines = (1...20).map { "{\"n\": \($0), \"cost\": 0}\n" }.joined()
    return try Scene(["form.plist": form, "data.jsonl": lines])
  }

  @Test("One that keeps it open loses no line: set gives up, and names it")
  func keptOpen() throws {
    let scene = try Self.scene()
    let outcome = try scene.shell(
      """
      exec 9>>data.jsonl
      echo '{"n": 21, "cost": 0}' >&9
      $formview set --record 1 form.plist data.jsonl cost=7 9>&-; echo $?
      echo '{"n": 22, "cost": 0}' >&9
      exec 9>&-
      $formview set --record 1 form.plist data.jsonl cost=7; echo $?
      wc -l < data.jsonl; head -n 1 data.jsonl
      """)
    #expect(outcome.lines == ["4", "0", "22", #"{"n": 1, "cost": 7}"#])
    let pattern = /data\.jsonl: error FILE: bash \(process [0-9]+\) has it open for writing.*\n/
    #expect(outcome.errors.wholeMatch(of: pattern) != nil, "\(outcome.errors)")
  }

  @Test("One of another user keeps it open: its lines are noticed", .enabled(if: canBeOther))
  func keptOpenByOther() throws {
    let scene = try Self.scene()
    let outcome = try scene.shell(
      """
      chmod 777 . ; chmod 666 data.jsonl form.plist
      { for n in $(seq 21 100000); do
          echo "{\\"n\\": $n, \\"cost\\": 0}" >&9
          sleep 0.05
          test ! -e end || break
        done } 9>>data.jsonl &
      \(Self.asOther) $formview set --record 1 form.plist data.jsonl cost=7; echo $?
      echo > end
      wait
      lines=$(grep -c '"n": [0-9]*, "cost": 0}$' data.jsonl)
      tail -n 1 data.jsonl | grep -q "\\"n\\": $lines," && echo whole
      \(Self.asOther) $formview set --record 1 form.plist data.jsonl cost=7; echo $?
      head -n 1 data.jsonl
      """)
    #expect(outcome.lines == ["4", "whole", "0", #"{"n": 1, "cost": 7}"#], "\(outcome.errors)")
    #expect(
      outcome.errors.contains("data.jsonl: error FILE: another program has it open for writing"),
      "\(outcome.errors)")
  }

  private static let asOther = "setpriv --reuid=65534 --regid=65534 --clear-groups"

  /// Whether the tests may become another user, who can run the program.
  private static let canBeOther =
    (try? Scene().shell("chmod 755 .; \(asOther) $formview --version"))?.status == 0

  @Test("One that opens it for every line loses none, and no set that reports success is lost")
  func appending() throws {
    let scene = try Self.scene()
    let outcome = try scene.shell(
      """
      for n in $(seq 1000 2999); do echo "{\\"n\\": $n, \\"cost\\": 0}" >> data.jsonl; done &
      for n in $(seq 20); do
        $formview set --record $n form.plist data.jsonl cost=$n 2>> errors && echo $n >> arrived
      done
      wait
      grep -c '"n": [12][0-9][0-9][0-9], "cost": 0}$' data.jsonl
      for n in $(cat arrived); do grep -q "\\"n\\": $n, \\"cost\\": $n}" data.jsonl || echo "$n is lost"; done
      test ! -s errors || grep -v 'changed it 10 times\\|open for writing' errors
      """)
    #expect(outcome.output == "2000\n")
  }

  @Test("The screen saves a file with such a line, and says so once")
  func unfinishedOnScreen() throws {
    let scene = try Self.scene()
    let torn = try scene.read("data.jsonl") + #"{"n": 21, "co"#
    try scene.write("data.jsonl", torn)
    let session = try scene.open("form.plist", "data.jsonl", size: (130, 12), showing: "? keys")
    try session.press("e", "C-u")
    session.type("7")
    try session.press("Enter", "s")
    try session.wait(for: "saved with line 21, the last one, as it is: incomplete")
    #expect(
      try scene.read("data.jsonl")
        == torn.replacing(#"{"n": 1, "cost": 0}"#, with: #"{"n": 1, "cost": 7}"#))
    try session.press("e", "C-u")
    session.type("8")
    try session.press("Enter", "s")
    try session.wait(for: "Saved data.jsonl")
  }

  @Test("A last line that is incomplete is nobody's to write behind")
  func unfinished() throws {
    let scene = try Self.scene()
    let torn = try scene.read("data.jsonl") + #"{"n": 21, "co"#
    try scene.write("data.jsonl", torn)
    for arguments in [["--record", "1", "form.plist", "data.jsonl", "cost=7"]] {
      let outcome = try scene.run(["set"] + arguments)
      #expect(outcome.status == 4)
      #expect(
        outcome.errors.contains("line 21, the last one, is incomplete"), "\(outcome.errors)")
    }
    let preview = try scene.run(
      "set", "--dry-run", "--record", "1", "form.plist", "data.jsonl", "cost=7")
    #expect(preview.status == 4 && preview.output.isEmpty)
    #expect(preview.errors.contains("data.jsonl: error FILE: line 21, the last one, is incomplete"))
    let piped = try scene.run("set", "--record", "1", "form.plist", "-", "cost=7", input: torn)
    #expect(piped.status == 4 && piped.output.isEmpty)
    #expect(piped.errors.contains("line 21, the last one, is incomplete"), "\(piped.errors)")
    let prompt = try scene.run(
      "prompt", "form.plist", "data.jsonl", "--record", "1", input: "7\n")
    #expect(prompt.errors.contains("line 21, the last one, is incomplete"), "\(prompt.errors)")
    #expect(try scene.read("data.jsonl") == torn)
    // One that is complete but for its line break is, and broken lines before it are reported as ever.
    try scene.write("data.jsonl", torn.replacing(#"{"n": 21, "co"#, with: "nonsense\n{\"n\": 22}"))
    #expect(try scene.run("set", "--record", "1", "form.plist", "data.jsonl", "cost=7").status == 0)
    #expect(try scene.read("data.jsonl").hasSuffix("nonsense\n{\"n\": 22}"))
  }
}
