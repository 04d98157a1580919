import SourceText
import Texts

/// A file of a form's folder that the form names, as it was found.
package struct NeighborFile: Sendable {
  package let path: String
  /// Path relative to the form's folder, for messages about the form.
  package let name: String
  /// Text of the file; nil if there is no such file, a failure if it can't be read.
  package let text: Result<SourceText, UnreadableFile>?

  package init(
    path: String, name: String, text: Result<SourceText, UnreadableFile>?
  ) {
    self.path = path
    self.name = name
    self.text = text
  }
}

/// Why a file of a form's folder can't be read.
package struct UnreadableFile: Error {
  /// Reason as a clause, without the file's path.
  let reason: Sentence

  package init(reason: Sentence) { self.reason = reason }
}

/// The folder of a form: the program reads what the form names there.
package struct FormFolder {
  let file: (String) -> NeighborFile
  let names: () -> [String]

  /// - Parameters:
  ///   - names: the names in the folder, for advice.
  ///   - file: is given the name of a file in the folder.
  package init(names: @escaping () -> [String], file: @escaping (String) -> NeighborFile) {
    self.names = names
    self.file = file
  }

  /// The file of a form that is given by its name, with or without extension.
  static func formFile(of name: String) -> String {
    name.hasSuffix(formSuffix) ? name : name + formSuffix
  }

  package static let formSuffix = ".plist"

  /// Sorted names of the files in the folder that may be forms, without extension; for advice.
  var formNames: [String] {
    names().filter { $0.hasSuffix(Self.formSuffix) && $0 != FolderForms.fileName }
      .map { String($0.dropLast(Self.formSuffix.count)) }.sorted()
  }

  /// True if other forms of the folder may refer to files of strings by a name.
  func isNamed(_ table: String, inFormsExcept files: Set<ExactText>) -> Bool {
    formNames.map(Self.formFile).contains { name in
      guard !files.contains(name), case .success(let source) = file(name).text else { return false }
      return ["stringsTable", table].allSatisfy { word in
        Array(word.utf8).withUnsafeBytes { ByteSearch.contains(source.buffer.bytes, $0) }
      }
    }
  }

  /// True if a name may lead out of the folder, or nowhere.
  static func isLeft(by name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "/")) || name == ".." || name == "." || name.utf8.contains(0)
  }
}
