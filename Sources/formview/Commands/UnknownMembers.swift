import Forms
import Records
import Rules
import SourceText
import Values

/// Rows whose path none of the first records had: an added member there, or an added item, may be a typo.
struct UnknownMembers {
  private let locations: [RowLocation]
  private let survey: PathSurvey
  private let former: RecordTable

  private static let recordLimit = 1_000

  init(of locations: [RowLocation], in workspace: Workspace) {
    let survey = PathSurvey(workspace.table)
    self.survey = survey
    former = workspace.table
    let locations = locations.filter { $0.path != nil }
    let areKnown = survey.mayHave(eachOf: locations.compactMap(\.path))
    self.locations = zip(locations, areKnown).filter { !$1 }.map(\.0)
  }

  /// A line for each such row that the records have now, and one for each item that is new with its rows.
  func added(to records: RecordList, in workspace: Workspace) -> [String] {
    let texts = workspace.locale.texts
    var items: Set<ExactText> = []
    return locations.compactMap { location in
      guard let path = location.path, let id = firstRecord(with: path, of: records, in: workspace)
      else { return nil }
      if let item = MissingItem(on: location, in: former[id]), item.isMember {
        // A value of a map is named by its key alone: what is like no other key is meant.
        let isMeant = item.nearest == nil && path.description.hasSameBytes(as: item.path)
        guard !isMeant, items.insert(item.path).inserted else { return nil }
        let message = texts.isNewItem(item.path, nearest: item.nearest)
        return VisibleText.of(texts.warning(at: workspace.dataPath, message))
      }
      guard let message = survey.creationMessage(of: path, in: workspace.form, texts) else {
        return nil
      }
      let subject = texts.subject(record: nil, location.named)
      return VisibleText.of(
        texts.warning(at: workspace.dataPath, texts.about(subject, message)))
    }
  }

  private func firstRecord(
    with path: ValuePath, of records: RecordList, in workspace: Workspace
  ) -> RecordID? {
    (0..<min(records.count, Self.recordLimit)).lazy
      .map { records.id(at: $0, in: workspace.table) }
      .first { id in
        if case .found = workspace.table[id].lookup(path.steps) { true } else { false }
      }
  }
}
