import Texts

/// An option that does not apply to the given data.
package enum UnusedOption: Sendable {
  case forDatabases(String)
  case forEncryptedFiles(String)

  /// The reason to refuse the option, as a clause.
  var reason: Sentence {
    switch self {
    case .forDatabases(let option): Sentence { $0.onlyDatabasesTake(option) }
    case .forEncryptedFiles(let option): Sentence { $0.onlyEncryptedFilesTake(option) }
    }
  }
}
