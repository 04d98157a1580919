import Texts

/// An option that is for other data than those that were named.
package enum UnusedOption: Sendable {
  case forDatabases(String)
  case forEncryptedFiles(String)

  /// Why it is refused, as a clause.
  var reason: Sentence {
    switch self {
    case .forDatabases(let option): Sentence { $0.onlyDatabasesTake(option) }
    case .forEncryptedFiles(let option): Sentence { $0.onlyEncryptedFilesTake(option) }
    }
  }
}
