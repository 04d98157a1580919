import Cells
import Forms
import Records
import Rules
import Screen
import SourceText
import Texts
import Values

/// The document as a person goes through it: the pages that are open over it, what the shown one shows, and the cursor.
///
/// It moves, shows, and makes edits; questions, lists over the page, saving and leaving are the editor's.
package struct Browser {
  /// The records with their history.
  var records: Document<StepNote>
  var pages: PageStack
  var folds = SectionFolds()

  // The person's work that is not in the records.
  var editing: Editing?
  var anchors = RowAnchors()
  var conflicts = OpenConflicts()
  /// True where problems are shown that `validateOn = save` withholds at first.
  var problemsAreShown = false
  var jobs = TableJobs()
  var message: Message?
  package internal(set) var size: Size
  /// How often another record was opened by going to it.
  var visitCount = 0

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
  let formLayoutCache = FormLayoutCache()
  let titleCache = TitleCache()

  // The surroundings.
  let catalog: CellCatalog
  var theme: Theme
  let locale: FormLocale

  var texts: Texts { locale.language.texts(of: pages.listsItems ? .items : .records) }

  init(
    _ table: RecordTable, pages: PageStack, form: Form, size: Size, catalog: CellCatalog,
    theme: Theme, locale: FormLocale
  ) {
    records = Document(table)
    self.pages = pages
    self.size = size
    self.catalog = catalog
    self.theme = theme
    self.theme.language = locale.language
    self.locale = locale
    documentBinder = Self.binder(form, locale)
    rebind()
  }

  /// A binder for the screen, where long values are judged later: see `LongValues`.
  private static func binder(_ form: Form, _ locale: FormLocale) -> RecordBinder {
    RecordBinder(form: form, locale: locale, for: .screen)
  }

  /// Adopts another form of the file; pages whose form is no longer there are closed.
  mutating func adopt(_ form: Form) {
    documentBinder = Self.binder(form, locale)
    longValues = LongValues(formNumber: longValues.formNumber + 1)
    let lost = pages.pages.firstIndex { page in
      page.formName.map { documentBinder.binder(ofForm: $0) == nil } ?? false
    }
    if let lost { pages.keep(lost) }
    rebind()
  }

  var job: RunningJob? {
    _read { yield jobs.running }
    _modify { yield &jobs.running }
  }

  package var documentForm: Form { documentBinder.form }

  /// Records of the file with the edits made so far.
  package var documentTable: RecordTable { _read { yield records.table } }

  /// Records as they were read or last saved.
  package var savedTable: RecordTable { _read { yield records.saved } }

  package var document: OpenDocument {
    OpenDocument(
      records: records, binder: documentBinder, siblings: siblings[0], conflicts: conflicts,
      anchors: anchors, texts: texts)
  }

  package var hasUnsavedEdits: Bool { records.hasUnsavedEdits }

  var pageKind: any PageKind { PageCatalog.kind(named: pages.top.kind) }
}
