import Records

/// The sources that there are, by what a user names.
package enum SourceCatalog {
  /// The source that `name` means: a path, or `-` for standard input.
  ///
  /// `format`: what the user says that the data are; nil for what they show.
  package static func source(
    named name: String, format: TextFormat? = nil
  ) -> any RecordSource { FileSource(name, format: format) }
}
