import SourceText
import Texts

/// A file with the texts of forms in a language, as it was found beside a form.
package struct StringsFile: Sendable {
  /// Where it is, or would be.
  package let path: String
  /// The same from the form's folder on, for messages about the form.
  package let name: String
  /// Nil where there is no such file; the failure says why it can't be read.
  package let text: Result<SourceText, UnreadableStrings>?

  package init(
    path: String, name: String, text: Result<SourceText, UnreadableStrings>?
  ) {
    self.path = path
    self.name = name
    self.text = text
  }
}

/// Why a file of strings can't be read.
package struct UnreadableStrings: Error {
  /// A clause without its path.
  let reason: Sentence

  package init(reason: Sentence) { self.reason = reason }
}

/// Finds the files of strings that a form names in its `stringsTable`.
package struct StringsLibrary {
  /// What the files are for.
  package enum Purpose: Hashable, Sendable {
    /// The form is to be shown: its texts are replaced by those of the first file that has them.
    case translating
    /// The form is to be checked: each file should have all of its texts.
    case checking
  }

  let purpose: Purpose
  let files: (String) -> [StringsFile]

  /// `files` is given a name without extension: it returns the files to take, the best first, or all to check.
  package init(_ purpose: Purpose, files: @escaping (String) -> [StringsFile]) {
    self.purpose = purpose
    self.files = files
  }
}
