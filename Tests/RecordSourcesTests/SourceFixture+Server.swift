import FileTesting
import Foundation
import ServerTesting
import Servers

@testable import RecordSources

extension SourceFixture {
  /// Read only; lives as long as what was made.
  static let server = SourceFixture(
    testDescription: "a file on a server", location: "1:24", isReadOnly: true
  ) { folder in
    let text = #"[{"name":"Ada", "age": 36}, {"name":"Grace", "age": 85}]"#
    let server = try TestServer(["staff.json": text])
    let reader = ServerReader(
      .data, cache: ServerCache(folder: folder.file("cache")),
      certificates: TrustedCertificates(file: try TestServer.certificate))
    return Made(
      source: ServerSource(server.url("staff.json"), SourceOptions(), reader: reader),
      changeByOthers: { try server.write("staff.json", text.replacing("36", with: "99")) },
      dump: { try String(contentsOf: server.folder.appending(path: "staff.json"), encoding: .utf8) }
    )
  }
}
