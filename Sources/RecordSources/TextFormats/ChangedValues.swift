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
    if values.kind(of: number) == .dictionary {
      return .object(parts.map { JSONMember(name: name(of: $0), value: value(of: $0)) })
    }
    return .array(parts.map { value(of: $0) })
  }

  private func name(of part: DocumentChanges.Part) -> String {
    switch part {
    case .kept(let number): changes.keys[number] ?? values.key(of: number)
    case .new(let key, _), .native(let key, _): key ?? ""
    }
  }

  private func value(of part: DocumentChanges.Part) -> JSONValue {
    switch part {
    case .kept(let number): value(of: number)
    case .new(_, let value): value
    case .native(_, let native): Self.value(of: native)
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
