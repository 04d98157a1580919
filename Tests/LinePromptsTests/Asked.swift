import Cells
import FormTesting
import Forms
import JSONText
import LinePrompts
import Records
import Rules
import SourceText
import Testing
import Texts
import Values

/// A person who is asked for a record: this form, this record, these lines, this output, these bytes.
struct Asked {
  private(set) var prompt: LinePrompt
  /// All that was printed, with what was typed where it is seen.
  private(set) var output: [String] = []
  let binder: RecordBinder

  init(
    _ form: String, _ record: String, number: Int = 1, language: Language = .english
  ) throws {
    let decoded = FormFixture.decode(form)
    let found = try #require(decoded.form, "\(decoded.diagnostics.map(\.line))")
    let table = try RecordTable(parsing: SourceText(name: "data.json", text: record))
    let records = (0..<table.count).map { table[table.id(at: $0)] }
    let base = RecordBinder(
      form: found.inferringKinds(from: records, among: CellCatalog.core.table),
      locale: FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX", language: language))
    let id = table.id(at: number - 1)
    let index = UniqueIndex(base.plan.uniquePaths, of: table)
    binder = base.entering(
      id, of: table, among: base.plan.comparesSiblings ? Siblings(index) : nil)
    prompt = LinePrompt(id, of: table, binder: binder)
    introduce()
  }

  /// Types lines one after the other.
  mutating func type(_ lines: String...) {
    for line in lines {
      guard let question = prompt.question else {
        Issue.record("nobody asks for \(line)")
        return
      }
      output[output.count - 1] += question.isSecret ? "" : line
      output += prompt.answer(line)
      introduce()
    }
  }

  private mutating func introduce() {
    output += prompt.introduce()
    output += prompt.question.map { [$0.prompt] } ?? prompt.farewell()
  }

  /// What is asked now, without what introduces it.
  var asked: String? { prompt.question?.prompt }
  /// The record as it would be saved.
  var record: String { prompt.record.value.text }
  /// The same without blanks and line breaks.
  var compactRecord: String { record.filter { !$0.isWhitespace } }
}
