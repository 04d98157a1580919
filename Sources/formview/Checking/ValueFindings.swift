import Forms
import Records
import Rules
import SourceText
import Texts
import Values

/// D101, D102, D103: rows of a form that the first records' values do not fit.
enum ValueFindings {
  /// Records that are looked at, and their bytes together.
  private static let (records, bytes) = (100, 1 << 20)

  /// One for each row and code, in the order of the rows: how many records are meant, and what is wrong with the first.
  static func all(
    of form: Form, in table: RecordTable, formPath: String, _ positions: FormPositions
  ) -> [Diagnostic] {
    let records = table.firstSound(records, bytes: bytes)
    let form = Workspace.settled(form, by: table)
    let binder = RecordBinder(form: form, locale: Environment.locale)
    let english = RecordBinder(
      form: form,
      locale: FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX", language: .english)
    )
    let names = formNames(in: form)
    var found: [Found] = []
    for record in records {
      var places: Set<Int> = []
      let messages = english.problemsAtAnyDepth(in: record).map(\.failure.message)
      for (index, problem) in binder.problemsAtAnyDepth(in: record).enumerated() {
        guard let code = code(of: problem) else { continue }
        let place =
          found.firstIndex { $0.code == code && $0.row.isWritten(where: problem.row) }
          ?? found.endIndex
        if place == found.endIndex {
          let message = problem.failure.message
          found.append(
            Found(
              code: code, row: problem.row, form: names[WrittenPlace(problem.row)],
              message: message,
              english: messages.indices.contains(index) ? messages[index] : message
            ))
        }
        if places.insert(place).inserted { found[place].records += 1 }
      }
    }
    return found.map { $0.diagnostic(ofRecords: records.count, formPath, positions) }
  }

  private static func code(of problem: ProblemBelow) -> DiagnosticCode? {
    switch problem.failure.rule {
    case .path: .D101
    case .type: problem.row.hasSwitchValues ? .D103 : .D102
    case .choice: .D103
    default: nil
    }
  }

  /// The names of the forms that are opened inside, by their rows.
  private static func formNames(in form: Form) -> [WrittenPlace: String] {
    let rows = form.forms.flatMap { name, form in form.rows.map { (WrittenPlace($0), name) } }
    return Dictionary(rows, uniquingKeysWith: min)
  }
}

/// Where a row begins.
private struct WrittenPlace: Hashable {
  let file: String?
  let position: SourcePosition

  init(_ row: ConfigRow) { (file, position) = (row.file, row.position) }
}

extension ConfigRow {
  fileprivate func isWritten(where other: ConfigRow) -> Bool {
    WrittenPlace(self) == WrittenPlace(other)
  }
}

/// A row that values do not fit.
private struct Found {
  let code: DiagnosticCode
  let row: ConfigRow
  let form: String?
  /// What is wrong with the first value, in the language of the environment and in English.
  let message: String
  let english: String
  var records = 0

  func diagnostic(
    ofRecords total: Int, _ formPath: String, _ positions: FormPositions
  ) -> Diagnostic {
    let found = keys.lazy.compactMap { positions.position(of: $0, nil, row: row, in: form) }.first
    return Diagnostic(
      file: found?.file ?? row.file ?? formPath, position: found?.position ?? row.position,
      severity: code.severity, code: code, row: RowReference(row, of: form),
      message: Sentence { [records, message, english] texts in
        let message = texts.language == .english ? english : message
        return total == 1 ? message : texts.inRecords(records, of: total, message)
      }, advice: advice)
  }

  /// Which keys say what the values do not fit; the first that is there is the place.
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
