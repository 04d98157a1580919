import Testing

@Suite("Streams that are closed, and pipes")
struct ClosedStreamsTests {
  @Test(
    "no message gets into the file that is saved",
    arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-", "<&-"])
  func closed(streams: String) throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = a; nonsense = 1; }, { valuePath = b; formula = \"a\"; } )",
      "data.json": #"{"a": "1", "b": "1"}"#,
    ])
    let set = try scene.shell("$formview set form.plist data.json a=2 \(streams)")
    #expect(set.status == 0)
    #expect(try scene.read("data.json") == #"{"a": "2", "b": "2"}"#)
  }

  @Test("Tab waits for nobody who writes into a pipe that is named as a form")
  func completion() throws {
    let scene = try Scene(["data.json": "{}"])
    let words = try scene.shell(
      "mkfifo form.plist; timeout 20 $formview --complete-words zsh 3 get form.plist data.json ''")
    #expect(words.status == 0 && words.output.isEmpty)
  }
}
