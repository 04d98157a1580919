import Forms
import JSONText
import Records
import Rules
import Values

/// Asking whether values that refer to a renamed key are to follow it, and letting them.
extension KeyReferences {
  /// The key in a row; nil for a row that shows none.
  static func key(in bound: BoundRow, of browser: Browser) -> String? {
    guard case .key? = bound.row.valuePath?.steps.last,
      let location = browser.location(ofRow: bound.identifier), let path = bound.row.valuePath
    else { return nil }
    return browser.documentTable[location.record].lookup(location.path + path.steps).slice?
      .stringValue
  }

  /// Nil if nothing refers to the key that a row had before it was renamed. O(record).
  init?(to former: String?, of bound: BoundRow, in browser: Browser) {
    guard let former, let location = browser.location(ofRow: bound.identifier),
      let key = Self.key(in: bound, of: browser), !key.hasSameBytes(as: former),
      let map = location.path.dropLast().last
    else { return nil }
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

  func question(in browser: Browser) -> Prompt {
    let texts = browser.texts
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
