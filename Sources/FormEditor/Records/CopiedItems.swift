import Records

/// Records or items that wait to be pasted.
struct CopiedItems: Equatable, Sendable {
  let records: CopiedRecords
  /// The name of their form; nil for that of the file.
  let formName: String?
}
