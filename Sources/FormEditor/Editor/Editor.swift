import Cells
import Forms
import Records
import Rules
import Screen
import Texts
import Values

/// The screen at work: its state, what is made of it and kept, and its surroundings.
///
/// Everything that a key changes is in `state`. What is beside it can be made again from the state and the form, so
/// that two editors of equal states show the same. The state's parts are named directly: `editor.state.panel`.
package struct Editor {
  package internal(set) var state: EditorState

  // What is made of it and kept.
  /// Binder of the file's form; it has the binders of the forms that can be opened from it.
  var documentBinder: RecordBinder
  /// The record on the page that is shown, bound; kept in step by `rebind()`.
  var bound = BoundRecord()
  var tableLayout: TableLayout?
  /// The frame of the window that the page is in since the last action; nil where it takes the whole screen.
  var window: Rect?
  var cellCache = CellCache()
  var siblings = SiblingLists()
  /// Problems inside values that are too long to be validated while a key waits.
  var longValues = LongValues()
  /// Form inferred from more records of data without one, kept until adopting it would close
  /// nothing that is open.
  var inferredForm: Form?
  let formLayoutCache = FormLayoutCache()
  let titleCache = TitleCache()

  // The surroundings.
  let catalog: CellCatalog
  private(set) var theme: Theme
  let locale: FormLocale
  package var texts: Texts {
    locale.language.texts(of: state.pages.listsItems ? .items : .records)
  }
  /// Time of the last input, as the core has no clock; nil where it is not known.
  package var moment: SessionTime?
  /// Day of the last input, for date cells; else the one on which the program began.
  var today: CalendarDate? { moment.flatMap { CalendarDate($0.today) } ?? firstDay }
  private let firstDay: CalendarDate?

  package init(
    form: Form, table: RecordTable, file: FileDescription, place: Int = 0, size: Size,
    catalog: CellCatalog = .core, theme: Theme = Theme(), locale: FormLocale,
    opensTable: Bool = false, today: CalendarDate? = nil
  ) {
    documentBinder = Self.binder(form, locale)
    firstDay = today
    self.catalog = catalog
    self.theme = theme
    self.theme.language = locale.language
    self.locale = locale
    let record = table.count > place ? table.id(at: place) : nil
    let page = Page(FormPage(focus: form.rows.first?.identifier), of: record)
    var pages = PageStack(table.isList ? Page(TablePage(row: place)) : page)
    if table.isList && !opensTable { pages.open(page) }
    state = EditorState(document: Document(table), pages: pages, size: size, file: file)
    if !table.isWhole { state.file.state = .reading(0, since: nil) }
    rebind()
    guard state.file.state.isNew else { return }
    state.message = .notice(
      texts.notThereYet(
        file.name, add: table.isList && table.count == 0 ? RecordCommands.add.key : nil,
        save: PageCommands.save.key))
  }

  /// A binder for the screen, where long values are judged later: see `LongValues`.
  static func binder(_ form: Form, _ locale: FormLocale) -> RecordBinder {
    RecordBinder(form: form, locale: locale, for: .screen)
  }

  /// Takes the size and the colors of a terminal, before anything is shown.
  package mutating func attach(size: Size, theme: Theme) {
    state.size = size
    self.theme = theme
    self.theme.language = locale.language
  }

  package var documentForm: Form { documentBinder.form }
}
