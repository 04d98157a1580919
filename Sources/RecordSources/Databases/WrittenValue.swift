import JSONText
import Records
import Texts

/// A value of a record to be written, with its known storage.
struct WrittenValue {
  private let json: JSONSlice
  private let column: DatabaseTable.Column
  private let record: RecordID
  private let origin: DatabaseOrigin

  init(
    _ json: JSONSlice, in column: DatabaseTable.Column, of record: RecordID,
    _ origin: DatabaseOrigin
  ) {
    self.json = json
    self.column = column
    self.record = record
    self.origin = origin
  }

  /// The value to store in place of the row's; nil without a row. Throws if it is impossible, or ambiguous.
  func stored(replacing former: DatabaseValue?) throws(ValueRefusal) -> DatabaseValue {
    try column.refusingAlteration(of: unaltered(replacing: former))
  }

  private func unaltered(replacing former: DatabaseValue?) throws(ValueRefusal) -> DatabaseValue {
    let isNew = former == nil || former == .null
    let isText = json.kind == .string || !json.kind.isScalar
    let kinds = isText ? origin.kinds(of: json, in: column.name, of: record, isNew: isNew) : []
    if let kind = kinds.first, kinds.count == 1 { return try stored(as: kind) }
    guard kinds.isEmpty || json.kind != .string else {
      throw ValueRefusal(Sentence { [name = column.name] in $0.valueHasLookalike(in: name) })
    }
    return try StoredForm.of(json, replacing: isNew ? column.model : former)
  }

  private func stored(as kind: StoredKind) throws(ValueRefusal) -> DatabaseValue {
    switch kind {
    case .text: try StoredForm.of(json, replacing: nil)
    case .data: try StoredForm.of(json, replacing: .blob([]))
    case .invalidText(let bytes): .text(bytes)
    case .json(let lead, let trail): .text(lead + json.bytes + trail)
    // A copy of what was shown in its place.
    case .tooLong: throw ValueRefusal(.valueIsTooLong)
    }
  }
}

extension Sentence {
  static var valueIsTooLong: Sentence {
    Sentence { $0.valueIsNotRead(bytes: DatabaseValue.longest) }
  }
}
