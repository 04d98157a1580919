import JSONText
import Records

/// Determines which new values of a document's records are dates or data, in formats with such types: like their
/// siblings, else by the form's rows.
struct ExpectedTypes {
  private let document: any TextFormatDocument
  private let list: Int?
  /// The paths in a record whose rows accept dates or data.
  private let paths: [[JSONStep]: ExpectedType]

  /// Maximum number of siblings that are examined.
  private static let most = 64

  init(_ document: any TextFormatDocument, list: Int?, _ paths: [[JSONStep]: ExpectedType]) {
    self.document = document
    self.list = list
    self.paths = paths
  }

  /// A new value at a path of a record: if a date is expected, a day or a time without a zone becomes an instant in
  /// UTC.
  func adapted(_ value: JSONValue, at path: [JSONStep]) -> JSONValue {
    guard case .string(let text) = value, expectedType(at: path) == .date,
      let date = document.date(text, floatingTime(at: path))
    else { return value }
    return .string(date)
  }

  /// Converts a value to the type of the one that it replaces: a date in any zone, and a day, which keeps the time; a
  /// number in place of one that JSON represents as text (`nan`).
  func adapted(_ value: JSONValue, replacing number: Int) -> JSONValue {
    guard case .string(let text) = value, case .single(let type) = values.kind(of: number),
      case .string(let former) = values.single(number)
    else { return value }
    switch type {
    case .date:
      guard document.date(former, .unknown) == former else { return value }
      let time = text.utf8.count == 10 ? String(former.drop { $0 != "T" }) : ""
      return document.date(text + time, .unknown).map { .string($0) } ?? value
    case .real:
      guard let typed = try? JSONSlice(parsing: text), typed.kind == .number else { return value }
      return typed.value
    default: return value
    }
  }

  private func floatingTime(at path: [JSONStep]) -> FloatingTime {
    if case .date(let floating)? = paths[path] { floating } else { .unknown }
  }

  /// The type of a new value at a path of a record that its JSON doesn't show: a date, or data; else nil.
  func type(ofNew value: JSONValue, at path: [JSONStep]) -> NativeType? {
    guard case .string(let text) = value, let type = expectedType(at: path) else { return nil }
    switch type {
    case .date: return document.date(text, .unknown) == text ? .date : nil
    case .data: return document.holdsData(text) ? .data : nil
    default: return nil
    }
  }

  /// A new record, with dates and data by the form if no record shows them.
  func element(_ record: JSONValue) -> DocumentChanges.Part {
    guard !paths.isEmpty, let list,
      values.children(of: list).first(where: { _ in true }) == nil,
      document.date("2026-11-21T00:00:00Z", .unknown) != nil || document.holdsData(""),
      let native = native(record, at: [])
    else { return .new(key: nil, record) }
    return .native(key: nil, native)
  }

  /// The type of a value without siblings.
  private func type(of value: JSONValue) -> NativeType {
    switch value {
    case .bool: .boolean
    case .number(let text):
      text.utf8.contains { $0 == 0x2E || $0 | 0x20 == 0x65 } ? .real : .integer
    default: .string
    }
  }

  private var values: DocumentValues { document.values }

  private func expectedType(at path: [JSONStep]) -> NativeType? {
    guard !path.isEmpty else { return nil }
    if let list {
      for record in values.children(of: list).prefix(Self.most) {
        if let type = type(at: path[...], in: record) { return type }
      }
    } else if let type = type(at: path[...], in: 0) {
      return type
    }
    switch paths[path] {
    case .date?: return .date
    case .data?: return .data
    case nil: return nil
    }
  }

  /// The type of the single value at a path of a container, in any element of lists.
  private func type(at path: ArraySlice<JSONStep>, in number: Int) -> NativeType? {
    guard let step = path.first else {
      if case .single(let type) = values.kind(of: number) { return type }
      return nil
    }
    switch (values.kind(of: number), step) {
    case (.dictionary, _):
      return values.member(step.name, of: number).flatMap { type(at: path.dropFirst(), in: $0) }
    case (.array, .index):
      return values.children(of: number).prefix(Self.most).lazy
        .compactMap { type(at: path.dropFirst(), in: $0) }.first
    default: return nil
    }
  }

  /// A value with its types in the document; nil if it contains null.
  private func native(_ value: JSONValue, at path: [JSONStep]) -> NativeValue? {
    switch value {
    case .null: return nil
    case .object(let members):
      var entries: [(key: String, value: NativeValue)] = []
      for member in members {
        guard let inner = native(member.value, at: path + [.member(member.name)]) else {
          return nil
        }
        entries.append((member.name, inner))
      }
      return .dictionary(entries)
    case .array(let elements):
      var items: [NativeValue] = []
      for (index, element) in elements.enumerated() {
        guard let item = native(element, at: path + [.index(index)]) else { return nil }
        items.append(item)
      }
      return .array(items)
    case .bool, .number, .string:
      let adapted = adapted(value, at: path)
      return .single(type(ofNew: adapted, at: path) ?? type(of: adapted), adapted)
    }
  }
}
