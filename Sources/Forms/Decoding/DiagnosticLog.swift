import JSONText
import SourceText
import Texts

/// Collects what is wrong with one form.
package struct DiagnosticLog {
  /// The file of the form that is opened: its diagnostics come first.
  let mainFile: String
  /// The file of the form that is being looked at.
  var file: String
  /// The kinds of cells, for advice.
  let cells: CellTable
  /// The row that is being looked at.
  package var row: RowReference?
  /// Whether rows may be decoded for several forms, and what is wrong with them found more than once.
  var mayRepeat = false
  /// The name of the form that is being looked at; nil for that of the file.
  var form: String?
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the form's texts are in other languages; nil where nobody looks for them.
  let library: StringsLibrary?
  /// The form's folder; nil where nobody may read in it.
  let folder: FormFolder?
  /// The files that were read, as JSON; nil inside for those that can't be read.
  var readFiles: [ExactText: JSONSlice?] = [:]
  /// Texts that files of strings lack, by the file's path: they are reported once.
  var missingTexts: [ExactText: Set<ExactText>] = [:]
  /// The files of strings that are checked, and the texts that forms have for them.
  var checkedStrings = CheckedStrings()
  /// The places in other files with faults that are reported, with their codes: several rows may be about the same.
  private var faultyPlaces: Set<FaultyPlace> = []
  /// The paths of the files of choices that were read, by the names that rows give.
  var filesOfElements: [ExactText: String] = [:]
  /// Where what they list is written, by the file's path.
  var elementPositions: [ExactText: ElementPositions] = [:]
  /// The choices in them, by the file's name and the path in it.
  var choicesOfFiles: [ExactText: ChoiceList] = [:]
  /// Choices that several rows offer, by the checks that have gone through them.
  private var checkedChoices: [CheckedChoices: ChoiceTable] = [:]
  /// The lists of choices that forms have for their rows, and those that rows name.
  var choiceLists = SharedChoiceLists()
  /// What the form that is being looked at sets for all of its rows.
  var settings = FormSettings()

  init(
    file: String, cells: CellTable = CellTable([]), library: StringsLibrary? = nil,
    folder: FormFolder? = nil
  ) {
    mainFile = file
    self.file = file
    self.cells = cells
    self.library = library
    self.folder = folder
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Collects a diagnostic; `found` is left out where there is nothing to quote.
  package mutating func add(
    _ code: DiagnosticCode, at position: SourcePosition?,
    found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (any Texts) -> String
  ) {
    diagnostics.append(
      Diagnostic(
        file: row?.file ?? file, position: position, severity: code.severity, code: code, row: row,
        message: Sentence(message), found: found?.sentence, advice: advice.sentence))
  }

  /// Collects a diagnostic about another file than the form's; `row`: the row because of which it is a fault.
  mutating func add(
    _ code: DiagnosticCode, in file: String, at position: SourcePosition?,
    about row: RowReference? = nil, found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (any Texts) -> String
  ) {
    diagnostics.append(
      Diagnostic(
        file: file, position: position, severity: code.severity, code: code, row: row,
        message: Sentence(message), found: found?.sentence, advice: advice.sentence))
  }

  /// Collects a diagnostic about a translation, once.
  package mutating func add(
    _ code: DiagnosticCode, about translation: TranslatedText,
    found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (any Texts) -> String
  ) {
    addOnce(
      code, in: translation.file, at: translation.position, found: found, advice: advice, message)
  }

  /// Collects a diagnostic about another file than the form's, once for its position and the row because of which it is
  /// a fault.
  mutating func addOnce(
    _ code: DiagnosticCode, in file: String, at position: SourcePosition,
    about row: RowReference? = nil, found: (any DiagnosticPart)?, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (any Texts) -> String
  ) {
    let place = FaultyPlace(code: code, file: file, position: position, row: row)
    guard faultyPlaces.insert(place).inserted else { return }
    add(code, in: file, at: position, about: row, found: found, advice: advice, message)
  }

  /// Whether a check has not gone through the row's choices yet: those of a list that a row names are checked once in a
  /// form, however many rows offer them.
  package mutating func isFirst(_ check: any FormCheck.Type, ofChoicesOf draft: DraftRow) -> Bool {
    guard draft.choiceList != nil else { return true }
    let choices = draft.row.choiceTable
    let checked = CheckedChoices(
      check: ObjectIdentifier(check), choices: ObjectIdentifier(choices), file: file, form: form)
    return checkedChoices.updateValue(choices, forKey: checked) == nil
  }

  /// In the order of the file, those of other files after it; what is at one place stays in the order of finding.
  var sorted: [Diagnostic] {
    let start = SourcePosition(line: 0, column: 0)
    func isBefore(_ a: (offset: Int, element: Diagnostic), _ b: (offset: Int, element: Diagnostic))
      -> Bool
    {
      let files = (
        a.element.file == mainFile ? "" : a.element.file,
        b.element.file == mainFile ? "" : b.element.file
      )
      guard files.0 == files.1 else { return files.0 < files.1 }
      return (a.element.position ?? start, a.offset) < (b.element.position ?? start, b.offset)
    }
    let sorted = diagnostics.enumerated().sorted(by: isBefore).map(\.element)
    guard mayRepeat else { return sorted }
    var seen: Set<Diagnostic> = []
    return sorted.filter { seen.insert($0).inserted }
  }

  /// What `body` does in another file.
  mutating func inFile<Result>(_ file: String, _ body: (inout DiagnosticLog) -> Result) -> Result {
    let (outer, form, row) = (self.file, form, row)
    (self.file, self.form, self.row) = (file, nil, nil)
    defer { (self.file, self.form, self.row) = (outer, form, row) }
    return body(&self)
  }
}

/// Choices that a check has gone through.
private struct CheckedChoices: Hashable {
  let check: ObjectIdentifier
  let choices: ObjectIdentifier
  let file: String
  let form: String?
}

/// Where another file than the form's has a fault.
private struct FaultyPlace: Hashable {
  let code: DiagnosticCode
  let file: String
  let position: SourcePosition
  /// The row because of which it is one; nil where it is one for all rows.
  let row: RowReference?
}

/// What a diagnostic has found, or advises: a sentence, or what is the same in every language.
package protocol DiagnosticPart {
  var sentence: Sentence { get }
}

extension String: DiagnosticPart {
  package var sentence: Sentence { Sentence(verbatim: self) }
}

extension Sentence: DiagnosticPart {
  package var sentence: Sentence { self }
}
