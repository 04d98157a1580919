import Cells
import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// Texts that are not in the records: what is rescued of them, and how they come back.
extension OpenDocument {
  /// The texts that were typed at some rows, in the order of the records.
  func rescued(_ typed: [Location: (text: String, isSecure: Bool)]) -> [RescuedText] {
    let rescued = typed.compactMap { key, typed -> RescuedText? in
      guard let index = table.index(of: key.record) else { return nil }
      let record = table[key.record]
      return RescuedText(
        record: index + 1, path: key.path, row: key.row, text: typed.text, isSecure: typed.isSecure,
        fingerprint: mark(of: key.record),
        identity: form.recordIdentity.flatMap { record.scalar(at: $0.steps)?.text })
    }
    return rescued.sorted { ($0.record, $0.row) < ($1.record, $1.row) }
  }

  /// The text that was typed for selected records; nil where the field has none.
  func rescuedForSelected(_ field: Editing) -> RescuedText? {
    guard field.isChanged, let numbers = field.selectedNumbers,
      let first = numbers.ranges.first?.lowerBound, first <= table.count
    else { return nil }
    return RescuedText(
      record: first, row: field.row, text: field.editor.text, isSecure: field.isSecure,
      fingerprint: mark(of: table.id(at: first - 1)), selected: numbers)
  }

  private func mark(of id: RecordID) -> String { table[id].mark(without: binder.plan.secrets) }

  // MARK: Back in the document

  /// Makes drafts of texts, and returns those that found their record no more as it was. `shown`: the record under the
  /// cursor, where texts for selected records are anchored.
  mutating func adopt(_ rescued: [RescuedText], at shown: RecordID?) -> [RescuedText] {
    let adopted = adopting(rescued, at: shown)
    for text in adopted.forSelected { keep(text) }
    anchors.drafts.merge(adopted.drafts) { $1 }
    judgeDrafts()
    return adopted.lost
  }

  /// Rescued texts as the document gets them.
  private struct AdoptedTexts {
    /// Drafts, to be judged by the form of today.
    var drafts: [Location: Draft] = [:]
    /// Texts that were typed for selected records: kept as those that Esc left.
    var forSelected: [AbandonedText] = []
    var lost: [RescuedText] = []
  }

  private func adopting(_ rescued: [RescuedText], at shown: RecordID?) -> AdoptedTexts {
    var adopted = AdoptedTexts()
    for text in rescued {
      guard let id = record(typedIn: text) else {
        adopted.lost.append(text)
        continue
      }
      let isSecure = text.isSecure || isSecret(text.row, at: text.path)
      if let numbers = text.selected {
        guard let selection = numbers.records(in: table), let shown else {
          adopted.lost.append(text)
          continue
        }
        adopted.forSelected.append(
          AbandonedText(
            text: text.text, location: Location(shown, row: text.row), isSecure: isSecure,
            selection: selection))
      } else {
        adopted.drafts[Location(id, path: text.path, row: text.row)] = Draft(
          text: text.text, failure: .ofPath(""), isSecure: isSecure)
      }
    }
    return adopted
  }

  /// The record that a text was typed in: the one in its place, or the only one that is as that was; where others have
  /// changed it, the one of its identity, and the only record of a file with one object.
  private func record(typedIn text: RescuedText) -> RecordID? {
    let table = table
    if text.record <= table.count {
      let id = table.id(at: text.record - 1)
      if mark(of: id) == text.fingerprint { return id }
    }
    guard text.selected == nil else { return nil }
    var found: RecordID?
    for id in table.records where mark(of: id) == text.fingerprint {
      if found != nil { return nil }
      found = id
    }
    if let found { return found }
    if table.layout == .single { return table.records.first { _ in true } }
    guard let identity = text.identity, let path = form.recordIdentity?.steps else { return nil }
    let key = (try? JSONSlice(parsing: identity))?.scalarKey(at: []) ?? identity
    let same = table.records.filter { table[$0].scalarKey(at: path) == key }
    return same.count == 1 ? same[0] : nil
  }

  /// Returns whether a row is a secret, or may have been one: it is no longer in the form.
  private func isSecret(_ row: String, at path: [JSONStep]) -> Bool {
    guard let binder = binder.binder(at: path[...]), let row = binder.plan.row(named: row) else {
      return true
    }
    return binder.state(of: row).disclosure.isSecret
  }

  /// A line for each text, as the look at the differences shows them.
  func lines(for rescued: [RescuedText], _ theme: Theme) -> [PanelLine] {
    rescued.map { text in
      let label = binder.binder(at: text.path[...])?.plan.row(named: text.row)?.key ?? text.row
      let isSecure = text.isSecure || isSecret(text.row, at: text.path)
      let name =
        if let count = text.selected?.count { texts.inSelectedRecords(label, count) } else {
          table.count > 1 ? texts.ofRecord(text.record, label) : label
        }
      let shown = isSecure ? SecretPaths.bullets : "“\(text.text)”"
      return PanelLine(content: StyledLine("✎ " + texts.about(name, shown), theme.value))
    }
  }
}
