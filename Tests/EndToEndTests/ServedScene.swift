import Foundation
import ServerTesting

/// A server with forms and data, and the program run in a folder where it trusts the server and keeps copies.
struct ServedScene {
  let server: TestServer
  let scene: Scene

  static let form = """
    {
      title = "Staff"; rows = (
        { key = "Name"; valuePath = name; required = YES; },
        { key = "Pay"; valuePath = pay; maximumValue = 9; } );
    }
    """
  static let data = #"{"name": "Ada", "pay": 5}"# + "\n"

  /// The server has `form.plist` and `ada.json` unless other files are given.
  init(
    _ files: [String: String] = [:], local: [String: String] = [:], isPlain: Bool = false
  ) throws {
    let files = ["form.plist": Self.form, "ada.json": Self.data].merging(files) { $1 }
    server = try TestServer(files, isPlain: isPlain)
    scene = try Scene(local)
    scene.environment = [
      "CURL_CA_BUNDLE": try TestServer.certificate, "TZ": "UTC",
      "XDG_CACHE_HOME": scene.folder.appending(path: "cache").path,
    ]
  }

  var form: String { server.url("form.plist") }
  var data: String { server.url("ada.json") }

  /// Runs a command on the form and the data of the server.
  func run(_ command: String, _ arguments: String...) throws -> Scene.Outcome {
    try scene.run([command, form, data] + arguments)
  }

  /// What the program prints as errors of a call.
  func errors(_ arguments: String...) throws -> String { try scene.run(arguments).errors }
}
