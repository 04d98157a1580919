import Cells
import Forms
import Records
import Rules
import Servers
import SourceText
import Storage
import Threads
import Values

/// A form opened on a data file: the basis of every command and the screen.
struct Workspace: Sendable {
  /// Number of first records that may determine the kinds of rows left open by the form.
  static let recordsForInference = 20

  let opened: OpenedForm
  /// Plan of the form with every row's kind determined; threads have it in common.
  private(set) var plan: FormPlan
  let source: any RecordSource
  let contents: SourceContents
  var document: Document<Void>
  let cells: CellCatalog
  private let patternBudgets = PatternBudgets()
  private var rowIndex = RowIndex()
  private var showsSecrets = false

  var form: Form { plan.form }
  var locale: FormLocale { plan.locale }
  var table: RecordTable { document.table }
  var formPath: String { opened.path }
  var dataPath: String { source.name }

  /// Opens a form, or the form of the data, and the data; `-` is standard input.
  init(form: String, source: any RecordSource) throws(CommandFailure) {
    if let opened = try NamedForm(form, for: source).saying().form {
      try self.init(opened: opened, source: source)
      return
    }
    let contents = try InferredFormFile.contents(of: source)
    let opened = try OpenedForm(of: contents, named: source.name)
    self.init(
      opened: opened, source: source,
      contents: try DataReading(source, for: opened.form).read(after: contents))
  }

  /// Opens data for a form that is open already.
  init(opened: OpenedForm, source: any RecordSource) throws(CommandFailure) {
    let contents = try DataReading(source, for: opened.form).read()
    self.init(opened: opened, source: source, contents: contents)
  }

  /// A form with data that were read already.
  init(opened: OpenedForm, source: any RecordSource, contents: SourceContents) {
    self.opened = opened
    self.source = source
    self.contents = contents
    document = Document(contents.table)
    cells = .core
    let form = opened.form.refusingOtherMembers(in: contents.table)
    plan = FormPlan(Self.settled(form, by: contents.table), Environment.locale)
  }

  /// Uses another version of the form. Secrets that are shown stay so.
  mutating func use(_ form: Form) {
    let settled = Self.settled(form, by: table)
    plan = FormPlan(showsSecrets ? settled.showingSecrets : settled, locale)
    rowIndex = RowIndex()
  }

  /// The absolute path or address of the form, or of the data that it was made of; nil for pipes.
  var formIdentity: String? {
    if opened.form.isInferred { return source.identity.absolute.path }
    if ServerURL.isAddress(formPath) { return formPath }
    return opened.file.canBeSaved ? AbsolutePath.of(formPath) : nil
  }

  func namedRow(_ identifier: String) -> ConfigRow? { rowIndex.row(identifier, of: form) }

  /// Lets a path lead into lists that are among other plain items.
  mutating func openPlainItems(on text: String) {
    guard namedRow(text) == nil, let path = try? ValuePath(text),
      RowLocation(path, from: form) == nil
    else { return }
    var form = form
    cells.table.nestPlainItems(on: path, in: &form)
    plan = FormPlan(form, locale)
  }

  /// Refuses a record whose line is invalid JSON.
  func refuseBroken(_ id: RecordID) throws(CommandFailure) {
    if let fault = table.fault(of: id) {
      throw CommandFailure(fault, in: table.source, hidingContent: !form.secrets.isEmpty)
    }
  }

  /// A form with open kinds determined by the first records: also for one that was reloaded.
  static func settled(_ form: Form, by table: RecordTable) -> Form {
    let form = form.inferringKinds(
      from: table.firstSound(recordsForInference), among: CellCatalog.core.table,
      types: table.origin == nil ? nil : { table.read.nativeType(of: $0) },
      holdsData: { table.origin?.traits(ofMember: $0).holdsData ?? false })
    return (table.origin.map { form.settled(by: $0) } ?? form)
      .titlingChoices(in: Environment.locale)
  }

  /// Makes the form show secure rows like others.
  mutating func showSecrets() {
    showsSecrets = true
    plan = FormPlan(form.showingSecrets, locale)
  }

  /// A new binder for the form: one for each thread. `budget`: one that is not among those that `rowsGivenUp` asks.
  func makeBinder(
    for use: BinderUse = .records, within budget: PatternBudget? = nil
  ) -> RecordBinder {
    RecordBinder(plan, patternBudget: budget ?? patternBudgets.make(), for: use)
  }

  var rowsGivenUp: [ConfigRow] {
    let budgets = patternBudgets.touched
    return budgets.isEmpty ? [] : makeBinder().rowsGivenUp(by: budgets)
  }
}

/// Finds the rows of a form by identifier, for calls that name very many.
final class RowIndex: Sendable {
  private let indices = Locked([ExactText: Int]?.none)

  /// The row of an identifier, always of the same rows. O(rows) once.
  func row(_ identifier: String, of form: Form) -> ConfigRow? {
    let index = indices.withLock { indices in
      let known = indices ?? Self.indices(in: form)
      indices = known
      return known[identifier]
    }
    return index.map { form.rows[$0] }
  }

  private static func indices(in form: Form) -> [ExactText: Int] {
    Dictionary(
      names: form.rows.enumerated().map { ($1.identifier, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The patterns' budgets of a command's threads: separate ones, so that results of one do not depend on the progress
/// of another. Used by patterns of the form's own rows only: each binder of an inner form has a separate budget.
final class PatternBudgets: Sendable {
  private let all = Locked<[PatternBudget]>([])

  func make() -> PatternBudget {
    let budget = PatternBudget()
    all.withLock { $0.append(budget) }
    return budget
  }

  /// Budgets of threads that found a text over a pattern's limit.
  var touched: [PatternBudget] { all.withLock { $0.filter { !$0.isUnused } } }
}
