import Records

/// The sources that there are, by what a user names.
package enum SourceCatalog {
  /// The source that `name` means: a path, or `-` for standard input.
  package static func source(named name: String) -> any RecordSource { FileSource(name) }
}
