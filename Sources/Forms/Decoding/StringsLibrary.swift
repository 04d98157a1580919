/// Finds the files of strings that a form names in its `stringsTable`.
package struct StringsLibrary {
  /// The purpose of the files.
  package enum Purpose: Hashable, Sendable {
    /// The form is to be shown: its texts are replaced by those of the first file that has them.
    case translating
    /// The form is to be checked: each file should have all of its texts.
    case checking
  }

  let purpose: Purpose
  let files: (String) -> [NeighborFile]

  /// `files` is given a name without extension: it returns the files to take, the best first, or all to check.
  package init(_ purpose: Purpose, files: @escaping (String) -> [NeighborFile]) {
    self.purpose = purpose
    self.files = files
  }
}
