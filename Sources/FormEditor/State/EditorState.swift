import Cells
import Forms
import Records
import Rules
import Screen
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
  package internal(set) var dataChangedOnDisk = false
  /// The look at what others have saved that the question about it led to.
  var conflictLook: ConflictLook?
  /// What was given up for the file as it is on disk, while that is read.
  var concession: Concession?
  /// How much of the file is read, 0 to 1, while it is: at first, or anew; nil when that is over.
  package internal(set) var loading: Double?
  /// Why the rest of the file can't be read: what is good is shown, and nothing is saved.
  var dataFault: String?
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
  var binder: RecordBinder

  package init(
    form: Form, table: RecordTable, file: FileDescription, place: Int = 0, size: Size,
    catalog: CellCatalog = .core, theme: Theme = Theme(), locale: FormLocale,
    opensTable: Bool = false, today: CalendarDate? = nil
  ) {
    isTableShown = opensTable && table.isList
    loading = table.isWhole ? nil : 0
    self.today = today
    self.form = form
    tableRows = form.tableRows
    document = Document(table)
    self.file = file
    self.size = size
    self.catalog = catalog
    self.theme = theme
    self.locale = locale
    binder = RecordBinder(form: form, locale: locale)
    record = table.count > place ? table.id(at: place) : nil
    tableState.row = place
    focus = isTableShown ? columns.first?.identifier : form.rows.first?.identifier
    rebind()
    if file.isNew { message = newFileNotice }
  }

  /// Takes the size and the colors of a terminal, before anything is shown.
  package mutating func attach(size: Size, theme: Theme) {
    self.size = size
    self.theme = theme
  }

  /// Bytes of a record in which repeated members are looked for.
  private static let longestJudged = 1 << 20

  /// Binds the open record anew: after an edit, another record or another form.
  mutating func rebind() {
    rows = record.map { bind(form.rows, to: $0) } ?? []
    repeatedMember = record.flatMap { id in
      // Where a record is as long as a file, every key would wait for it.
      isBroken(id) || table[id].range.count > Self.longestJudged
        ? nil : table[id].duplicateMembers.first?.name
    }
  }
}

/// The data file as the title and the rules of saving need it.
package struct FileDescription: Hashable, Sendable {
  /// The path as the user wrote it.
  package var path: String
  /// What may be done with it, and why not.
  package var abilities: SourceAbilities
  /// Whether it is not there yet: saving makes it, also without any change.
  package var isNew: Bool

  package init(
    path: String, abilities: SourceAbilities = SourceAbilities(), isNew: Bool = false
  ) {
    self.path = path
    self.abilities = abilities
    self.isNew = isNew
  }

  /// Why it can't be saved under its name (`--read-only`, a pipe); nil when it can.
  package var readOnlyReason: String? { abilities.refusal(of: .save) }

  /// The last part of the path.
  var name: String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }
}
