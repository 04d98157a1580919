/// All that the program says to a person, in one language.
///
/// Each area extends it by its sentences, in English: `say` looks for their translation. Parameters are what goes into
/// a sentence as it is: names, numbers, values that are already formatted.
package struct Texts: Sendable {
  package let language: Language
  /// The lines of the open table.
  package let unit: ListUnit
}

/// The kind of lines in the open table, for sentences that name them.
package enum ListUnit: Hashable, Sendable {
  /// Records of a file.
  case records
  /// Items of a list inside of a record.
  case items
}
