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
