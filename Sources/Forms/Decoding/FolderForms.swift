import Expressions
import PlistText
import SourceText
import Texts
import Values

/// The forms for the data files of a folder, as set by the folder's `formview.plist`.
package struct FolderForms {
  package static let fileName = "formview.plist"

  /// Data files and their form.
  struct Entry {
    let patterns: [WrittenPattern]
    /// Name of the form; nil if the entry has a fault.
    let form: String?
    let errors: [Diagnostic]

    func matches(_ data: String) -> Bool { patterns.contains { $0.pattern.matches(data) } }
  }

  let file: String
  private(set) var entries: [Entry] = []
  /// Faults of the file. An entry with an error names no form; the others do.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads the file; `names` are those of the forms in its folder.
  package init(_ source: SourceText, beside names: [String]) {
    file = source.name
    let context = DecodingContext(Decoding(file: file))
    let reading = PlistParser.read(source)
    context.report(reading.errors, advice: FormDecoder.advice(onSyntaxOf: reading.text))
    if reading.errors.isEmpty, let root = reading.root {
      entries = Self.entries(of: root, beside: names, context)
    }
    diagnostics = context.decoding.diagnostics.sorted
  }

  /// The file of the form that belongs to a data file of the folder: that of the first entry that its name fits; nil where
  /// none fits, or something is wrong with that entry.
  package func form(for data: String) -> String? { index(of: data).flatMap { entries[$0].form } }

  /// The errors because of which a data file of the folder lacks its form: those of the first entry that its name fits, of
  /// entries that have no pattern, and of the file as a whole.
  package func errors(for data: String) -> [Diagnostic] {
    let index = index(of: data)
    let others = entries.enumerated().filter { $0.offset != index && !$0.element.patterns.isEmpty }
      .flatMap(\.element.errors)
    return diagnostics.filter { $0.severity == .error && !others.contains($0) }
  }

  /// The first entry that a name fits.
  private func index(of data: String) -> Int? { entries.firstIndex { $0.matches(data) } }

  // MARK: Reading

  private static func entries(
    of root: PlistNode, beside names: [String], _ context: DecodingContext
  ) -> [Entry] {
    guard case .dictionary(let members) = root.content else {
      context.report(
        .F003, at: root.position, found: root.shown, advice: \.folderFormsAdvice
      ) { $0.folderFormsAreDictionary }
      return []
    }
    let reader = DictionaryReader(members, at: root.position, in: .folder, context)
    guard reader.has("forms") else {
      context.report(.F107, at: root.position, advice: \.folderFormsAdvice) {
        $0.needsCompanion(fileName, "forms")
      }
      return []
    }
    var folder = GivenFolder()
    reader.fill(&folder, by: FormVocabulary.folderTable)
    return folder.forms.map { reader in
      let known = context.decoding.diagnostics.all.count
      var given = GivenFolderForm()
      reader.fill(&given, by: FormVocabulary.folderFormTable)
      let form = form(given.form, reader, beside: names)
      return Entry(
        patterns: given.patterns, form: given.patterns.isEmpty ? nil : form,
        errors: context.decoding.diagnostics.all[known...].filter { $0.severity == .error })
    }
  }

  /// The name of the form's file; nil where the entry has none, or one that is not there.
  private static func form(
    _ name: String?, _ reader: DictionaryReader, beside names: [String]
  ) -> String? {
    for key in ["files", "form"] where !reader.has(key) || key == "form" && name == "" {
      reader.report(.F107, of: key, advice: \.folderFormsAdvice) { $0.needsCompanion("forms", key) }
    }
    guard let name, !name.isEmpty else { return nil }
    guard !FormFolder.isLeft(by: name) else {
      reader.value("form")?.reportLeavingFolder(name)
      return nil
    }
    let file = FormFolder.formFile(of: name)
    guard names.contains(file) else {
      let forms = names.filter { $0 != fileName }
      reader.report(
        .F601, of: "form", quoting: name,
        advice: NearestName.of(file, among: forms).map { Sentence(verbatim: TextQuoting.shown($0)) }
          ?? Sentence { forms.isEmpty ? $0.formBeside : $0.oneOf(Array(forms.sorted().prefix(5))) }
      ) { $0.noSuchFormFile }
      return nil
    }
    return file
  }
}

/// The folder's file while its keys are read.
struct GivenFolder: GivenKeys {
  static let owner = VocabularyKey.Owner.folder

  var forms: [DictionaryReader] = []
}

/// An entry of it while its keys are read.
struct GivenFolderForm: GivenKeys {
  static let owner = VocabularyKey.Owner.folderForm

  var patterns: [WrittenPattern] = []
  var form: String?

  /// A pattern, or several; an empty one counts as not given, as no file has an empty name (W108).
  mutating func setFiles(_ value: GivenValue) {
    let given =
      WrittenPattern(value.node).map { [$0] } ?? value.array { WrittenPattern($0) } ?? []
    for empty in given where empty.text.isEmpty { value.reportEmpty(at: empty.position) }
    if case .array(let nodes) = value.node.content, nodes.isEmpty { value.reportEmpty() }
    patterns = given.filter { !$0.text.isEmpty }
  }
}

/// Findings of lint about the file, in addition to those of reading it.
extension FolderForms {
  /// The faults of the file, and W108 for patterns after one, in the same entry or another,
  /// that matches everything they match. O(patterns²).
  package func findings() -> [Diagnostic] {
    let context = DecodingContext(Decoding(file: file))
    var earlier: [WrittenPattern] = []
    for entry in entries where entry.form != nil {
      let others = earlier.count
      for pattern in entry.patterns {
        if let index = earlier.firstIndex(where: { $0.pattern.includes(pattern.pattern) }) {
          let other = earlier[index]
          let isSame = other.text == pattern.text
          context.report(
            .W108, at: pattern.position, quoting: pattern.text,
            advice: Sentence {
              isSame ? $0.dropOne : index < others ? $0.placeBeforeThatEntry : $0.leaveOut
            }
          ) { $0.patternIsIncluded(in: TextQuoting.short(other.text)) }
        }
        if earlier.count < Self.mostCompared { earlier.append(pattern) }
      }
    }
    return diagnostics + context.decoding.diagnostics.sorted
  }

  /// Maximum number of patterns that others are compared with.
  private static let mostCompared = 1_000
}

/// A pattern of names of data files.
struct WrittenPattern {
  let text: String
  let pattern: WildcardPattern
  let position: SourcePosition

  /// Nil for what is not a string.
  init?(_ node: PlistNode) {
    guard let text = node.string else { return nil }
    (self.text, position) = (text, node.position)
    pattern = WildcardPattern(text)
  }
}
