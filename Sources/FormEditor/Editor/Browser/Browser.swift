import Cells
import Forms
import Records
import Rules
import Screen
import Texts
import Values

/// The document as a person goes through it: the pages that are open over it, what the shown one shows, and the cursor.
///
/// It moves, shows, and makes edits; questions, lists over the page, saving and leaving are the editor's.
package struct Browser {
  package internal(set) var document: OpenDocument
  var pages: PageStack
  var folds = SectionFolds()
  var splitView = SplitView()
  var editing: Editing?
  /// True where problems are shown that `validateOn = save` withholds at first.
  var problemsAreShown = false
  var jobs = TableJobs()
  var message: Message?
  package internal(set) var size: Size
  /// How often another record was opened by going to it.
  var visitCount = 0

  // What is made of it and kept.
  /// The record on the page that is shown, bound; kept in step by `rebind()`.
  var bound = BoundRecord()
  var tableLayout: TableLayout?
  /// The frame of the window that the page is in since the last action; nil where it takes the whole screen.
  var window: Rect?
  var cellCache = CellCache()
  let formLayoutCache = FormLayoutCache()
  let titleCache = TitleCache()

  // The surroundings.
  let catalog: CellCatalog
  var theme: Theme
  var locale: FormLocale { document.locale }

  var texts: Texts { locale.language.texts(of: pages.listsItems ? .items : .records) }

  init(
    _ table: RecordTable, pages: PageStack, plan: FormPlan, size: Size, catalog: CellCatalog,
    theme: Theme, settings: Settings
  ) {
    document = OpenDocument(table, plan, settings)
    self.pages = pages
    self.size = size
    self.catalog = catalog
    self.theme = theme
    self.theme.language = plan.locale.language
    rebind()
  }

  mutating func attach(size: Size, theme: Theme, isFormBeside: Bool) {
    (self.size, self.theme) = (size, theme)
    self.theme.language = locale.language
    splitView.isWanted = isFormBeside
  }

  /// Adopts another form of the file; pages whose form is no longer there are closed.
  mutating func adopt(_ form: Form) {
    document.adopt(form)
    pages.close { [binder = document.binder] page in
      page.formName.map { binder.binder(ofForm: $0) == nil } ?? false
    }
    rebind()
  }

  var job: RunningJob? {
    _read { yield jobs.running }
    _modify { yield &jobs.running }
  }

  var pageKind: any PageKind { PageCatalog.kind(named: pages.top.kind) }

  // MARK: The document

  var settings: Settings { document.settings }
  package var keys: KeyBindings { document.keys }
  var records: Document<StepNote> { _read { yield document.records } }
  var anchors: RowAnchors { _read { yield document.anchors } }
  var conflicts: OpenConflicts { _read { yield document.conflicts } }
  var documentBinder: RecordBinder { _read { yield document.binder } }
  package var documentForm: Form { document.form }

  /// Records of the file with the edits made so far.
  package var documentTable: RecordTable { _read { yield document.records.table } }

  /// Records as they were read or last saved.
  package var savedTable: RecordTable { _read { yield document.records.saved } }

  package var hasUnsavedEdits: Bool { document.records.hasUnsavedEdits }
}
