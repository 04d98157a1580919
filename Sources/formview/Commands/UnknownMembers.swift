import Forms
import Rules
import Values

/// Rows whose path none of the first records had: an added member there may be a typo.
struct UnknownMembers {
  private let rows: [ConfigRow]
  private let survey: PathSurvey

  private static let recordLimit = 1_000

  init(of rows: [ConfigRow], in workspace: Workspace) {
    let survey = PathSurvey(workspace.table)
    self.survey = survey
    let rows = rows.filter { $0.valuePath != nil }
    let areKnown = survey.mayHave(eachOf: rows.compactMap(\.valuePath))
    self.rows = zip(rows, areKnown).filter { !$1 }.map(\.0)
  }

  /// A line for each such row that the records have now.
  func added(to records: RecordList, in workspace: Workspace) -> [String] {
    rows.compactMap { row in
      let texts = workspace.locale.texts
      guard let path = row.valuePath, isAdded(path, to: records, in: workspace),
        let message = survey.creationMessage(of: path, in: workspace.form, texts)
      else { return nil }
      return VisibleText.of(
        texts.warning(
          at: workspace.dataPath, texts.about(texts.subject(record: nil, row), message)))
    }
  }

  private func isAdded(
    _ path: ValuePath, to records: RecordList, in workspace: Workspace
  ) -> Bool {
    (0..<min(records.count, Self.recordLimit)).contains { index in
      let record = workspace.table[records.id(at: index, in: workspace.table)]
      return if case .found = record.lookup(path.steps) { true } else { false }
    }
  }
}
