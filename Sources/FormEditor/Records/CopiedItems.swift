import Records

/// Records or items that wait to be pasted.
struct CopiedItems: Equatable, Sendable {
  let records: CopiedRecords
  /// Name of the form of the records or items; nil for that of the file.
  let formName: String?
}
