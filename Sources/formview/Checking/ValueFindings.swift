import Forms
import JSONText
import Records
import Rules
import SourceText
import Texts
import Values

/// D101, D102, D103: rows of a form that don't fit the values of the first records.
enum ValueFindings {
  private static let (records, bytes) = (100, 1 << 20)

  /// One finding for each row and code, in the order of the rows: the number of records, and the problem of the
  /// first.
  static func all(
    of form: Form, in table: RecordTable, formPath: String, _ positions: FormPositions
  ) -> [Diagnostic] {
    let records = table.firstSound(records, bytes: bytes)
    let form = Workspace.settled(form, by: table)
    let binder = RecordBinder(form: form, locale: locale(in: .english))
    let others = Language.allCases.filter { $0 != .english }
      .map { RecordBinder(form: form, locale: locale(in: $0)) }
    let names = formNames(in: form)
    var found: [Found] = []
    var indices: [FoundKey: Int] = [:]
    for record in records {
      var counted: Set<Int> = []
      let known = found.count
      for problem in binder.reading(record).problemsAtAnyDepth {
        guard let code = code(of: problem) else { continue }
        let key = FoundKey(code: code, row: WrittenLocation(problem.row))
        let index = indices[key, default: found.endIndex]
        if index == found.endIndex {
          indices[key] = index
          found.append(Found(code: code, first: problem, form: names[key.row]))
        }
        if counted.insert(index).inserted { found[index].records += 1 }
      }
      guard found.count > known else { continue }
      for other in others {
        let messages = messages(of: record, by: other)
        for index in known..<found.count { found[index].add(messages, in: other.locale.language) }
      }
    }
    return found.map { $0.diagnostic(ofRecords: records.count, formPath, positions) }
  }

  /// A locale that depends only on the time and the zone.
  private static func locale(in language: Language) -> FormLocale {
    let environment = Environment.locale
    var locale = FormLocale.plain(in: language)
    (locale.time, locale.timeZone) = (environment.time, environment.timeZone)
    return locale
  }

  /// The problems of a record in a binder's language.
  private static func messages(
    of record: JSONSlice, by binder: RecordBinder
  ) -> [ProblemKey: String] {
    Dictionary(
      binder.reading(record).problemsAtAnyDepth.map { (ProblemKey($0), $0.failure.message) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func code(of problem: ProblemBelow) -> DiagnosticCode? {
    switch problem.failure.rule {
    case .path: .D101
    case .type: problem.row.hasSwitchValues ? .D103 : .D102
    case .choice: .D103
    default: nil
    }
  }

  /// The names of the forms that are opened inside, by row.
  private static func formNames(in form: Form) -> [WrittenLocation: String] {
    let rows = form.forms.flatMap { name, form in form.rows.map { (WrittenLocation($0), name.text) }
    }
    return Dictionary(rows, uniquingKeysWith: min)
  }
}

/// The position of a row's beginning.
private struct WrittenLocation: Hashable {
  let file: String?
  let position: SourcePosition

  init(_ row: ConfigRow) { (file, position) = (row.file, row.position) }
}

/// Identifies one finding for any number of records.
private struct FoundKey: Hashable {
  let code: DiagnosticCode
  let row: WrittenLocation
}

/// Identifies a record's problem in another language.
private struct ProblemKey: Hashable {
  let path: [JSONStep]
  let row: WrittenLocation
  let rule: RuleName

  init(_ problem: ProblemBelow) {
    (path, row, rule) = (problem.path, WrittenLocation(problem.row), problem.failure.rule)
  }
}

/// A row that doesn't fit its values.
private struct Found {
  let code: DiagnosticCode
  let row: ConfigRow
  let form: String?
  var records = 0
  private let first: ProblemKey
  private let message: String
  private var translations: [Language: String] = [:]

  init(code: DiagnosticCode, first: ProblemBelow, form: String?) {
    self.code = code
    self.form = form
    row = first.row
    message = first.failure.message
    self.first = ProblemKey(first)
  }

  /// Adopts the message of the first problem in a language from all problems of its record.
  mutating func add(_ messages: [ProblemKey: String], in language: Language) {
    translations[language] = messages[first]
  }

  func diagnostic(
    ofRecords total: Int, _ formPath: String, _ positions: FormPositions
  ) -> Diagnostic {
    let found = keys.lazy.compactMap { positions.position(of: $0, nil, row: row, in: form) }.first
    return Diagnostic(
      file: found?.file ?? row.file ?? formPath, position: found?.position ?? row.position,
      severity: code.severity, code: code, row: RowReference(row, of: form),
      message: Sentence { [records, translations, message] texts in
        let message = translations[texts.language] ?? message
        return total == 1 ? message : texts.inRecords(records, of: total, message)
      }, advice: advice)
  }

  /// Keys that contradict the values; the first existing one is the position.
  private var keys: [String] {
    switch code {
    case .D101: ["valuePath"]
    case .D103: ["values", "choices", "choicesFrom", "trueValue", "falseValue", "valuePath"]
    default: ["valueType", "storageDateFormat", "cellIdentifier", "valuePath"]
    }
  }

  private var advice: Sentence {
    switch code {
    case .D101: Sentence { $0.pathOfRecords }
    case .D103 where row.hasSwitchValues: Sentence { $0.valuesOfSwitchInRecords }
    case .D103: Sentence { $0.valueAmongChoices }
    default: Sentence { $0.typeOfRecords }
    }
  }
}
