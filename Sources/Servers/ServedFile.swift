import SourceText
import Texts

/// A file of a server as it was read: what the server has now, or the copy of what it last had.
package struct ServedFile: Sendable {
  /// Where the bytes are from.
  package enum Origin: Hashable, Sendable {
    /// The server has sent them.
    case fetched
    /// The server still has what there was a copy of.
    case unchanged
    /// The server could not be reached; why.
    case copy(ServerError)

    /// Why the server was not reached; nil where it was.
    package var error: ServerError? { if case .copy(let error) = self { error } else { nil } }
  }

  /// The file.
  package let copy: ServerCopy
  /// Where it is from.
  package let origin: Origin

  /// The bytes under the name that messages call them by.
  package var text: SourceText { SourceText(name: copy.url.text, buffer: copy.body) }

  /// What is to be said of a copy, as a clause behind its name; nil of what the server has now.
  package var notice: Sentence? {
    guard let error = origin.error else { return nil }
    let time = LocalTime.text(of: copy.fetched)
    return Sentence { $0.isCopy(of: time, because: error.reason.text(in: $0)) }
  }
}
