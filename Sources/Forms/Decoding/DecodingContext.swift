import Patterns
import SourceText

/// The file, the form and the row that are decoded, and the settings that hold there. Each dictionary has its own, made of
/// that of the dictionary around it.
package struct DecodingContext {
  let decoding: Decoding
  let file: String
  /// Name of the form; nil for the file's own form.
  let form: String?
  let row: RowReference?
  private let boxed: Box

  /// Each row has a context: a reference is smaller than the settings.
  private final class Box {
    let settings: FormSettings
    init(_ settings: FormSettings) { self.settings = settings }
  }

  var settings: FormSettings { boxed.settings }

  private init(
    _ decoding: Decoding, file: String, form: String?, row: RowReference?, _ boxed: Box
  ) {
    self.decoding = decoding
    self.file = file
    self.form = form
    self.row = row
    self.boxed = boxed
  }

  /// The file that is opened.
  init(_ decoding: Decoding) {
    self.init(decoding, file: decoding.mainFile, form: nil, row: nil, Box(FormSettings()))
  }

  /// A file's own form.
  func inFile(_ file: String) -> Self { Self(decoding, file: file, form: nil, row: nil, boxed) }

  /// A form of the file by its name.
  func inForm(_ form: String) -> Self { Self(decoding, file: file, form: form, row: nil, boxed) }

  /// A row of the form.
  func inRow(_ row: RowReference) -> Self {
    Self(decoding, file: file, form: form, row: row, boxed)
  }

  func with(_ settings: FormSettings) -> Self {
    Self(decoding, file: file, form: form, row: row, Box(settings))
  }
}

/// The diagnostics of a form that is decoded, and the files that it and those that it names have read. A class, since all of
/// them share one.
final class Decoding {
  let mainFile: String
  let cells: CellTable
  /// Finds the form's texts in other languages; nil where they are not needed.
  let library: StringsLibrary?
  /// The form's folder; nil where nothing may be read in it.
  let folder: FormFolder?
  let diagnostics: Diagnostics
  let choiceFiles = ChoiceFiles()
  var strings = CheckedStrings()
  var choiceLists = SharedChoiceLists()
  /// Compiled patterns by their text.
  var patterns: [ExactText: RowPattern] = [:]

  init(
    file: String, cells: CellTable = CellTable([]), library: StringsLibrary? = nil,
    folder: FormFolder? = nil
  ) {
    mainFile = file
    self.cells = cells
    self.library = library
    self.folder = folder
    diagnostics = Diagnostics(mainFile: file)
  }
}
