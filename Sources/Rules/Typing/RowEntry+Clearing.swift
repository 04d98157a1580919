import Forms
import JSONText

/// Taking a row's value away: by clearing its text, or by setting what is to be there instead.
extension RowEntry {
  /// The edit that an emptied text makes: it writes the form's `emptyValue`, or where that is
  /// automatic, the empty value that the record had when it was opened, else the usual one.
  func clearing(original: RowContent) -> Result<RowEdit, ValidationFailure> {
    if bound.state.isRequired { return .failure(row.requiredFailure(texts)) }
    if let failure = refusal(ofItemCount: 0) { return .failure(failure) }
    let former = row.emptyValue == .auto ? Self.nothing(in: original) : bound.emptyValue
    return .success(edit(emptyingTo: former ?? usualEmptyValue))
  }

  /// The ways in which a row can be made empty that its type and rules allow and that would change
  /// it; or why there is none.
  package var waysToEmpty: Result<[EmptyValue], ValidationFailure> {
    if let failure = refusalToEmpty { return .failure(failure) }
    let ways = [EmptyValue.remove, .null, .emptyString].filter {
      allows($0) && edit(emptyingTo: $0) != .unchanged
    }
    return ways.isEmpty ? .failure(row.failure(.required, texts.isEmptyAlready)) : .success(ways)
  }

  /// Makes a row empty in one of the ways.
  package func emptying(by way: EmptyValue) -> Result<RowEdit, ValidationFailure> {
    if row.isItemKey { return .failure(row.failure(.path, texts.itemHasKey)) }
    if let failure = refusalToEmpty { return .failure(failure) }
    guard way != .remove || allows(way) else {
      return .failure(row.failure(.path, texts.isElementOfList))
    }
    return .success(edit(emptyingTo: way))
  }

  private var refusalToEmpty: ValidationFailure? {
    if let reason = bound.readOnlyReason { return row.failure(.path, reason) }
    return bound.state.isRequired ? row.requiredFailure(texts) : refusal(ofItemCount: 0)
  }

  /// Why a list must not be replaced by so many items: its form does not allow any to be added or deleted.
  func refusal(ofItemCount count: Int) -> ValidationFailure? {
    let row = bound.row
    let settings = row.listSettings
    guard !settings.isDeletable || !settings.isInsertable else { return nil }
    let list = bound.content.slice.flatMap { $0.kind == .array ? $0 : nil }
    let former = list.map { Array($0.elements.prefix(count + 1)).count } ?? 0
    if former > count, !settings.isDeletable {
      return row.failure(.deletable, texts.itemsAreNotDeleted(of: row.key))
    }
    if former < count, !settings.isInsertable {
      return row.failure(.insertable, texts.itemsAreNotAdded(to: row.key))
    }
    return nil
  }

  private func allows(_ way: EmptyValue) -> Bool {
    switch way {
    case .auto: false
    case .remove: if case .value(let slice) = bound.content { slice.isMember } else { true }
    case .null: true
    case .emptyString: allowsEmptyText(bound.state.rules)
    }
  }

  /// Choices and a switch must list an empty text, other rows must take it by their type.
  private func allowsEmptyText(_ rules: RowRules) -> Bool {
    let empty = JSONSlice(writing: .string(""))
    if let listed = rules.choices ?? rules.switchValues { return listed.index(of: empty) != nil }
    var breaches: [RuleBreach] = []
    rules.judge(empty, into: &breaches)
    return breaches.isEmpty
  }

  /// The edit that empties a row whatever its rules require: those of a hidden row are not
  /// validated.
  var cleared: RowEdit {
    edit(emptyingTo: row.emptyValue == .auto ? usualEmptyValue : bound.emptyValue)
  }

  /// Empty value of a row where neither the form nor the record has another one. A switch has
  /// two values, and an empty text would be a third.
  private var usualEmptyValue: EmptyValue {
    let (row, rules) = (bound.row, bound.state.rules)
    guard row.usualType.map({ $0 == .string }) ?? bound.state.format.isText,
      rules.switchValues == nil || allowsEmptyText(rules)
    else { return .null }
    return .emptyString
  }

  private func edit(emptyingTo value: EmptyValue) -> RowEdit {
    switch value {
    case .remove:
      if case .missing = bound.content { return .unchanged }
      return .remove
    case .emptyString: return edit(writing: .string(""))
    case .null, .auto: return edit(writing: .null)
    }
  }

  /// The empty value that a record has; nil where it has something.
  private static func nothing(in content: RowContent) -> EmptyValue? {
    switch content {
    case .missing: return .remove
    case .value(let slice) where slice.kind == .null: return .null
    case .value(let slice) where slice.isEmptyValue: return .emptyString
    case .none, .unreachable, .value: return nil
    }
  }
}

extension BoundRow {
  /// Empty value that clearing writes, as the form sets it. An element of a list is not
  /// removed, as the others would move up.
  fileprivate var emptyValue: EmptyValue {
    guard row.emptyValue == .remove, case .value(let slice) = content else { return row.emptyValue }
    return slice.isMember ? .remove : .null
  }
}

extension JSONSlice {
  /// True where a name precedes the value, so that no other value moves up when it is
  /// removed.
  fileprivate var isMember: Bool {
    let before = buffer.bytes[..<range.lowerBound]
    return before.last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
  }
}

extension RuleName {
  package static let deletable = RuleName("deletable")
  package static let insertable = RuleName("insertable")
}
