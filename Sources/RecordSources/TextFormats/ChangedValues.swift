import JSONText

/// A document's values with changes of them, as JSON.
struct ChangedValues {
  private let values: DocumentValues
  private let changes: DocumentChanges

  init(_ values: DocumentValues, _ changes: DocumentChanges) {
    self.values = values
    self.changes = changes
  }

  func value(of number: Int) -> JSONValue {
    switch changes[number] {
    case .value(let value)?: return value
    case .native(let native)?: return Self.value(of: native)
    case .parts(let parts)?: return container(number, parts)
    case nil: break
    }
    guard values.kind(of: number).isContainer else {
      return values.single(number)
    }
    return container(number, values.children(of: number).map { .kept($0) })
  }

  private func container(_ number: Int, _ parts: [DocumentChanges.Part]) -> JSONValue {
    values.kind(of: number) == .dictionary
      ? .object(parts.map { JSONMember(name: name(of: $0), value: Self.value(of: $0, value)) })
      : .array(parts.map { Self.value(of: $0, value) })
  }

  func name(of part: DocumentChanges.Part) -> String {
    switch part {
    case .kept(let number): changes.keys[number] ?? values.key(of: number)
    case .new(let key, _), .native(let key, _): key ?? ""
    }
  }

  /// `kept`: the value of an existing one, by its number.
  static func value(of part: DocumentChanges.Part, _ kept: (Int) -> JSONValue) -> JSONValue {
    switch part {
    case .kept(let number): kept(number)
    case .new(_, let value): value
    case .native(_, let native): value(of: native)
    }
  }

  static func value(of native: NativeValue) -> JSONValue {
    switch native {
    case .single(_, let value): value
    case .array(let items): .array(items.map(value))
    case .dictionary(let entries):
      .object(entries.map { JSONMember(name: $0.key, value: value(of: $0.value)) })
    }
  }
}
