import Forms
import JSONText
import Records
import Rules
import SourceText
import Texts
import Values

/// Asking whether values that refer to a renamed key are to follow it, and letting them.
extension KeyReferences {
  /// Nil if the edit of a row has renamed no key, or if nothing refers to the former one. `before`: the records before the
  /// edit. O(record).
  init?(editing bound: BoundRow, from before: RecordTable, in browser: Browser) {
    guard bound.row.isItemKey, let location = browser.location(ofRow: bound.identifier),
      let key = location.path.last?.name, let map = location.path.dropLast().last
    else { return nil }
    let (old, new) = (location.keys(in: before), location.keys(in: browser.documentTable))
    // A key is renamed in its place.
    guard old.count == new.count, let index = new.firstIndex(where: key.hasSameBytes) else {
      return nil
    }
    let former = old[index]
    guard !former.hasSameBytes(as: key) else { return nil }
    let reader = browser.document.reader
    let reading = reader.binder(of: location.record).reading(reader.readable(location.record))
    let paths = reading.problemsAtAnyDepth.filter { problem in
      problem.failure.rule.rawValue == FindingName.choice.rawValue
        && problem.row.choiceSettings.path?.path.steps.last == map
    }.map(\.valuePath.steps)
    let record = browser.documentTable[location.record]
    let referring = paths.filter { path in
      record.lookup(path).slice.map { Self.renaming(former, to: key, in: $0.value) != nil } ?? false
    }
    guard !referring.isEmpty else { return nil }
    self.init(location: location, former: former, key: key, paths: referring)
  }

  func question(in texts: Texts) -> Prompt {
    let places = paths.map { ValuePath(steps: $0).description }
    return Prompt(
      texts.referToKey(former, places), [.init("f", texts.followKey(key), .follow(self))], texts)
  }

  /// Gives the values the new key, as one step of undo.
  func follow(in browser: inout Browser) {
    let record = browser.documentTable[location.record]
    let edits = paths.compactMap { path -> Edit? in
      guard case .found(let before) = record.lookup(path),
        let value = Self.renaming(former, to: key, in: before.value)
      else { return nil }
      return .replace(
        ValueEdit(record: location.record, path: path, before: before, after: .value(value)))
    }
    do throws(JSONEditError) {
      try browser.performInDocument(
        .batch(edits), at: location, summary: .rowChanged(browser.texts.referencesToKey(key)))
    } catch {
      browser.message = .problem(browser.texts.nothingChanged(error.reason(in: browser.texts)))
    }
  }

  /// A choice, or several, with another key; nil where none is the former one.
  private static func renaming(_ former: String, to key: String, in value: JSONValue) -> JSONValue?
  {
    switch value {
    case .string(let text): text.hasSameBytes(as: former) ? .string(key) : nil
    case .array(let items):
      items.contains { renaming(former, to: key, in: $0) != nil }
        ? .array(items.map { renaming(former, to: key, in: $0) ?? $0 }) : nil
    default: nil
    }
  }
}

extension Location {
  /// The keys of the map that has the row's item.
  fileprivate func keys(in table: RecordTable) -> [String] {
    table[record].lookup(path.dropLast()).slice?.members.map(\.name) ?? []
  }
}
