import CYAML

/// The system's libfyaml, opened when the first YAML file is read. Who has a value of it can read.
package struct YAMLLibrary: Sendable {
  /// The library can't be used, with the reason of the system.
  package struct Missing: Error {
    package let reason: String
  }

  package init() throws(Missing) {
    if let reason = cyaml_load() { throw Missing(reason: String(cString: reason)) }
  }
}
