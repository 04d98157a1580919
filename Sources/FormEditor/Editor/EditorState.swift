import Cells
import Forms
import Records
import Rules
import Screen
import Texts
import Values

/// Everything the screen shows and every key acts on. Knows no files, no clock, no terminal.
package struct EditorState {
  // The document.
  package internal(set) var form: Form { didSet { tableRows = form.tableRows } }
  /// The rows of the form that are the table's columns.
  private(set) var tableRows: [ConfigRow]
  var document: Document<StepNote>
  /// The record that is open; nil where the file holds none.
  package internal(set) var record: RecordID?
  /// The open record's rows, bound; kept in step by `rebind()`.
  var rows: [BoundRow] = [] {
    didSet {
      formVersion = FormVersion()
      brokenRowCount = rows.count { !$0.problems.isEmpty }
    }
  }
  /// Rows whose value breaks a rule.
  private(set) var brokenRowCount = 0
  /// The name of a member that the open record's object has twice, if there is one.
  var repeatedMember: String?

  // The person's place and work.
  /// Whether the records are shown as a table, instead of one as a form.
  package internal(set) var isTableShown: Bool
  var tableState = TableState()
  /// Where the table is on the screen since the last action; nil before the first.
  var tableLayout: TableLayout?
  var cellCache = CellCache()
  let formLayoutCache = FormLayoutCache()
  let titleCache = TitleCache()
  /// Changes with the rows and the drafts.
  private(set) var formVersion = FormVersion()
  /// What runs in the background for the table.
  var job: RunningJob?
  var jobCount = 0
  /// Identifier of the focused row.
  package internal(set) var focus: String?
  /// The first line of the form that is in sight.
  var scroll = 0
  var editing: Editing?
  var drafts: [DraftKey: Draft] = [:] { didSet { formVersion = FormVersion() } }
  /// Texts that Esc left in fields, to open these with.
  var abandoned: [AbandonedText.Field: AbandonedText] = [:]
  var search = Search()
  /// The digits typed before a movement.
  var typedCount: Int?

  // What lies over the form, top first.
  var prompt: Prompt?
  var lineInput: LineInput?
  var panel: Panel?

  // What is told.
  var message: Message?
  /// Rows whose patterns were reported as given up.
  var reportedPatterns: Set<String> = []
  /// Why the form file can't be used at the moment, as lint prints it; the last good form is in use.
  var formErrors: [String] = []
  /// The look at what others have saved that the question about it led to.
  var conflictLook: ConflictLook?
  /// Problems that the person has agreed to save with, so that it's asked only once.
  var acceptedProblems: Int?
  /// The problems found on the way to saving.
  var countedProblems = CountedProblems()
  /// What was rescued when the program was ended, until it is saved or deleted.
  var rescue: Rescue?
  package internal(set) var mouseIsCaptured = true
  /// The session's date, for date cells; the core has no clock.
  var today: CalendarDate?

  // The surroundings.
  package internal(set) var size: Size
  package internal(set) var file: FileDescription
  let catalog: CellCatalog
  private(set) var theme: Theme
  let locale: FormLocale
  /// What the screen says, in the locale's language.
  package var texts: any Texts { locale.texts }
  var binder: RecordBinder

  package init(
    form: Form, table: RecordTable, file: FileDescription, place: Int = 0, size: Size,
    catalog: CellCatalog = .core, theme: Theme = Theme(), locale: FormLocale,
    opensTable: Bool = false, today: CalendarDate? = nil
  ) {
    isTableShown = opensTable && table.isList
    self.today = today
    self.form = form
    tableRows = form.tableRows
    document = Document(table)
    self.file = file
    if !table.isWhole { self.file.state = .reading(0, since: nil) }
    self.size = size
    self.catalog = catalog
    self.theme = theme
    self.locale = locale
    binder = RecordBinder(form: form, locale: locale)
    record = table.count > place ? table.id(at: place) : nil
    tableState.row = place
    focus = isTableShown ? columns.first?.identifier : form.rows.first?.identifier
    rebind()
    if file.state.isNew { message = newFileNotice }
  }

  /// Takes the size and the colors of a terminal, before anything is shown.
  package mutating func attach(size: Size, theme: Theme) {
    self.size = size
    self.theme = theme
  }

  /// Bytes of a record in which repeated members are looked for.
  private static let longestJudged = 1 << 20

  /// Binds the open record again: after an edit, another record or another form.
  mutating func rebind() {
    rows = record.map { bind(form.rows, to: $0) } ?? []
    repeatedMember = record.flatMap { id in
      // Where a record is as long as a file, every key would wait for it.
      isBroken(id) || table[id].range.count > Self.longestJudged
        ? nil : table[id].duplicateMembers.first?.name
    }
  }
}
