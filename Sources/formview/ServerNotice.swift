import Records
import Servers
import Storage
import Texts

/// A message about a file on a server that was read: that it is a copy, or that none can be stored.
struct ServerNotice: Sendable {
  let name: String
  let clause: Sentence

  init(_ name: String, _ clause: Sentence) {
    self.name = name
    self.clause = clause
  }

  /// The reason why no copy was stored.
  init(_ name: String, unkept error: FileError) {
    self.init(
      name,
      Sentence { $0.copyIsNotKept(because: $0.line(error.path, error.reason.text(in: $0))) })
  }

  var line: String {
    Environment.texts.line(name, clause.text(in: Environment.texts))
  }

  /// Prints it on standard error.
  func warn() {
    let texts = Environment.texts
    StandardError.write(line: texts.warning(at: name, clause.text(in: texts)))
  }
}

extension SourceContents {
  /// Messages about data from a source of this name.
  func notices(named name: String) -> [ServerNotice] { notices.map { ServerNotice(name, $0) } }
}
