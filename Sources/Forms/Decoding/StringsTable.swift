import PlistText
import SourceText
import Texts
import Values

/// The texts of a file of strings, by the texts of forms that they replace.
struct StringsTable {
  /// A text, and where it is.
  struct Entry {
    let text: String
    let position: SourcePosition
    let keyPosition: SourcePosition
  }

  /// Path of the file for messages about it, and its name for those about the form.
  let path: String
  let name: String
  let language: LanguageName
  private var entries: [ExactText: Entry] = [:]

  /// The translation of a text; nil if it is missing or empty, which means that it is not
  /// translated yet.
  subscript(text: String) -> Entry? { entries[text].flatMap { $0.text.isEmpty ? nil : $0 } }

  static let example = "\"Name\" = \"…\";"

  /// Reads a file; what is wrong with it is reported at its own positions. Nil for one with a syntax error.
  init?(_ source: SourceText, of file: NeighborFile, _ context: DecodingContext) {
    path = file.path
    name = file.name
    language = LanguageName(file.name)
    let reading = PlistParser.readStrings(source)
    context.report(reading.errors, in: path, advice: FormDecoder.advice(onSyntaxOf: reading.text))
    guard reading.errors.isEmpty, let root = reading.root else { return nil }
    guard let entries = root.entries else {
      context.report(.F002, in: path, at: root.position, found: root.shown, advice: Self.example) {
        $0.stringsAreDictionary
      }
      return nil
    }
    var lines: [ExactText: Int] = [:]
    for entry in entries { add(entry, lines: &lines, context) }
  }

  private mutating func add(
    _ entry: PlistEntry, lines: inout [ExactText: Int], _ context: DecodingContext
  ) {
    let key = TextQuoting.shown(entry.key)
    if let line = lines[entry.key] {
      context.report(
        .F109, in: path, at: entry.keyPosition, advice: Sentence { $0.dropOne }
      ) { $0.duplicateKey(key, firstInLine: line) }
      return
    }
    lines[entry.key] = entry.keyPosition.line
    guard let text = entry.value.string else {
      context.report(
        .F102, in: path, at: entry.value.position, found: entry.value.shown, advice: Self.example
      ) { $0.needsType(TextQuoting.short(entry.key), $0.typeString) }
      return
    }
    entries[entry.key] = Entry(
      text: text, position: entry.value.position, keyPosition: entry.keyPosition)
  }

  /// The texts that are none of `known`, in the order of the file.
  func texts(except known: Set<ExactText>) -> [(text: String, position: SourcePosition)] {
    entries.filter { !known.contains($0.key) }.map { ($0.key.text, $0.value.keyPosition) }
      .sorted { $0.1 < $1.1 }
  }
}

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
