import Cells
import Forms
import Records
import Rules
import Screen
import Texts
import Values

/// A document on the screen: keys and answers of the session come in as actions, and what is to be done outside goes out
/// as effects.
///
/// The prompt, the line being typed and the panel are checked in that order before keys reach the page. What the pages
/// show is read from the browser: `editor.rows` is `editor.browser.rows`.
@dynamicMemberLookup
package struct Editor {
  package internal(set) var state: EditorState
  package internal(set) var browser: Browser
  /// Form inferred from more records of data without one, kept until adopting it would close
  /// nothing that is open.
  var inferredForm: Form?

  package var texts: Texts { browser.texts }
  /// Time of the last input, as the core has no clock; nil where it is not known.
  package var moment: SessionTime?
  /// Day of the last input, for date cells; else the one on which the program began.
  var today: CalendarDate? { moment.flatMap { CalendarDate($0.today) } ?? firstDay }
  private let firstDay: CalendarDate?

  package init(
    _ plan: FormPlan, table: RecordTable, file: FileDescription, index: Int = 0, size: Size,
    catalog: CellCatalog = .core, theme: Theme = Theme(), opensTable: Bool = false,
    today: CalendarDate? = nil, settings: Settings = Settings()
  ) {
    firstDay = today
    let record = table.count > index ? table.id(at: index) : nil
    let page = Page(FormPage(focus: plan.form.rows.first?.identifier), of: record)
    var pages = PageStack(table.isList ? Page(TablePage(row: index)) : page)
    if table.isList && !opensTable { pages.open(page) }
    browser = Browser(
      table, pages: pages, plan: plan, size: size, catalog: catalog, theme: theme,
      settings: settings)
    state = EditorState(file: file)
    if !table.isWhole { state.file.state = .reading(0, since: nil) }
    guard state.file.state.isNew else { return }
    browser.message = .notice(
      texts.notThereYet(
        file.name, add: table.isList && table.count == 0 ? settings.keys[RecordCommands.add] : nil,
        save: settings.keys[PageCommands.save]))
  }

  package subscript<Value>(dynamicMember path: KeyPath<Browser, Value>) -> Value {
    browser[keyPath: path]
  }

  /// Hands over what was done to the records since the last call, for a journal.
  package mutating func takeLog() -> [DocumentStep] { browser.document.records.takeLog() }

  /// Adopts the size and the colors of a terminal, before anything is shown, and how the form was shown last.
  package mutating func attach(
    size: Size, theme: Theme, isFormBeside: Bool? = nil, isOpenedFromList: Bool = false
  ) {
    state.isOpenedFromList = isOpenedFromList
    let settings = browser.settings
    browser.attach(
      size: size, theme: theme, isFormBeside: isFormBeside ?? settings.splitView ?? true)
  }

  /// Judges keys that are given to commands, in the settings' own file.
  package mutating func judge(by judge: KeyJudge) {
    browser.document.keyJudge = judge
    browser.redraw()
  }

  /// Draws all in other colors.
  package mutating func adopt(_ theme: Theme) {
    browser.theme = theme
    browser.theme.language = browser.locale.language
    browser.redraw()
  }
}
