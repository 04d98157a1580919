import Testing

@Suite("Pipes in the place of files that are to be changed")
struct StreamTests {
  @Test(
    "set and prompt refuse them before they read or wait, whatever the form",
    arguments: ["form.plist", "auto"])
  func refused(form: String) throws {
    let scene = try Scene(["form.plist": "( { valuePath = a; } )", "data.json": #"{"a": 1}"#])
    for call in ["set --form \(form) DATA a=2", "prompt --form \(form) DATA < /dev/null"] {
      for data in ["pipe", "<(cat data.json)"] {
        // Nobody writes into the pipe.
        let outcome = try scene.shell(
          "[ -p pipe ] || mkfifo pipe; timeout 60 $formview \(call.replacing("DATA", with: data))")
        #expect(outcome.status == 4, "\(call) \(data): \(outcome.errors)")
        #expect(
          outcome.errors.contains("it is not a regular file and cannot be saved to"),
          "\(call) \(data): \(outcome.errors)")
      }
    }
  }
}
