import Forms
import JSONText
import SourceText
import Texts
import Values

/// Binds the rows of a form to records: reads, shows and judges them. Used from one thread at a time.
package final class RecordBinder {
  package let plan: FormPlan
  package let prepared: PreparedForm
  package let context: RecordContext
  let clocks: FormClocks
  let memory: BinderMemory
  /// The memory of the reading of the last record.
  var last: ReadingMemory?
  let family: BinderFamily
  /// The binders of forms that rows open, for one of them; they are owned by the others: that of the file's form, and those
  /// in other contexts.
  private weak var siblingForms: OpenedForms?
  private let ownForms: OpenedForms?

  package convenience init(
    form: Form, locale: FormLocale, patternBudget: PatternBudget = PatternBudget(),
    for use: BinderUse = .records, in enclosing: EnclosingObjects? = nil
  ) {
    self.init(FormPlan(form, locale), patternBudget: patternBudget, for: use, in: enclosing)
  }

  /// A binder for one more thread. Binders of one run may share a budget.
  package init(
    _ plan: FormPlan, patternBudget: PatternBudget = PatternBudget(),
    for use: BinderUse = .records, in enclosing: EnclosingObjects? = nil
  ) {
    self.plan = plan
    prepared = PreparedForm(plan)
    context = enclosing.map { RecordContext(in: $0) } ?? RecordContext()
    clocks = plan.clocks
    memory = BinderMemory()
    family = BinderFamily(patternBudget: patternBudget, use: use)
    ownForms = OpenedForms()
  }

  /// The binder of a form that rows open.
  init(_ form: Form, openedBy other: RecordBinder) {
    plan = FormPlan(form, other.locale)
    prepared = PreparedForm(plan)
    context = RecordContext()
    clocks = plan.clocks
    memory = BinderMemory()
    family = other.family
    (siblingForms, ownForms) = (other.openedForms, nil)
  }

  /// A binder of the same form in another context.
  init(_ other: RecordBinder, in context: RecordContext) {
    (plan, prepared) = (other.plan, other.prepared)
    self.context = context
    clocks = context.clocks ?? plan.clocks
    memory = other.memory
    family = other.family
    ownForms = other.openedForms
  }

  deinit {
    if isKnownUniquelyReferenced(&last) { memory.spare = last }
  }

  var openedForms: OpenedForms? { ownForms ?? siblingForms }

  package var patternBudget: PatternBudget { family.patternBudget }
  var use: BinderUse { family.use }
  /// Passes over records so far, for tests of cost.
  var scanCount: Int { memory.scanCount }

  package var form: Form { plan.form }
  package var locale: FormLocale { plan.locale }
  package var texts: Texts { plan.texts }

  /// One version of one object, read by this form in this context. O(1).
  package func reading(_ record: JSONSlice) -> RecordReading {
    RecordReading(binder: self, record: record)
  }

  /// The memory of a record other than the last one.
  func memory(beginning record: JSONSlice) -> ReadingMemory {
    if isKnownUniquelyReferenced(&last), let last {
      last.begin(record)
      return last
    }
    let new = memory.spare ?? ReadingMemory(prepared, record)
    memory.spare = nil
    new.begin(record)
    last = new
    return new
  }

  /// The state of a row, as far as it doesn't depend on a record.
  package func state(of row: ConfigRow) -> RowState { prepared[row].state }
}
