import Forms
import JSONText
import Records

/// Items of lists inside of records, found again in what another program made of the records.
struct FollowedItems {
  private let form: Form
  private let former: RecordTable
  private let present: RecordTable

  init(_ browser: Browser, in table: RecordTable) {
    form = browser.documentForm
    former = browser.documentTable
    present = table
  }

  /// The present path of an object whose record is another one (`match`) now; where the item
  /// is gone, the path of the list that has lost it. O(lists on the way).
  func path(
    of object: [JSONStep], in record: RecordID, now match: RecordID
  ) -> (path: [JSONStep], isThere: Bool) {
    var (form, rest, path) = (form, object[...], [JSONStep]())
    while let (_, child, length) = form.row(leadingTo: rest),
      let inner = form.form(named: child.name)
    {
      let before = Array(object.prefix(object.count - rest.count + length))
      path += rest.prefix(length)
      rest = rest.dropFirst(length)
      form = inner
      guard let step = rest.first, child.scope.hasItem(at: step) else { continue }
      guard
        let now = newStep(
          of: step, in: child.scope.kind, at: before, of: record, now: path, of: match,
          identity: inner)
      else { return (path, false) }
      path.append(now)
      rest = rest.dropFirst()
    }
    return (path + rest, true)
  }

  private func newStep(
    of step: JSONStep, in kind: JSONKind, at list: [JSONStep], of record: RecordID,
    now path: [JSONStep], of match: RecordID, identity form: Form
  ) -> JSONStep? {
    guard let before = try? former.items(at: list, of: record, in: kind),
      let item = RecordSteps(of: before).record(at: step),
      let now = try? present.items(at: path, of: match, in: kind)
    else { return nil }
    let matching = RecordMatching(
      of: RecordSet([item]), from: before, to: now, identity: form.recordIdentity?.steps)
    return matching[item].flatMap { RecordSteps(of: now).position(of: $0)?.step }
  }
}
