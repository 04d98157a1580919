import SourceText
import Texts

/// A file read from a server: its current version, or a stored copy.
package struct ServedFile: Sendable {
  /// The source of the bytes.
  package enum Origin: Hashable, Sendable {
    case fetched
    /// The stored copy is still current.
    case unchanged
    /// The stored copy, and the reason why the server could not be reached.
    case copy(ServerError)

    package var error: ServerError? { if case .copy(let error) = self { error } else { nil } }
  }

  package let copy: ServerCopy
  package let origin: Origin

  package var text: SourceText { SourceText(name: copy.url.text, buffer: copy.body) }

  /// A clause about the copy that follows its name; nil for the current version.
  package var notice: Sentence? {
    guard let error = origin.error else { return nil }
    let time = LocalTime.text(of: copy.fetched)
    return Sentence { $0.isCopy(of: time, because: error.reason.text(in: $0)) }
  }
}
