import Records
import Servers
import Storage
import Texts

/// What is to be said of a file on a server that was read all the same: that it is a copy, or that none can be kept.
struct ServerNotice: Sendable {
  /// The address.
  let name: String
  let clause: Sentence

  init(_ name: String, _ clause: Sentence) {
    self.name = name
    self.clause = clause
  }

  /// Why no copy was kept.
  init(_ name: String, unkept error: FileError) {
    self.init(
      name,
      Sentence { $0.copyIsNotKept(because: $0.line(error.path, error.reason.text(in: $0))) })
  }

  /// For the screen.
  var line: String {
    Environment.texts.line(name, clause.text(in: Environment.texts))
  }

  /// Says it on standard error.
  func warn() {
    let texts = Environment.texts
    StandardError.write(line: texts.warning(at: name, clause.text(in: texts)))
  }
}

extension SourceContents {
  /// What is to be said of data from a source of this name.
  func notices(named name: String) -> [ServerNotice] { notices.map { ServerNotice(name, $0) } }
}
