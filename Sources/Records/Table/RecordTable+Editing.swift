import JSONText
import Texts

extension RecordTable {
  /// Writes the value at `path`, making missing containers in their siblings' style.
  ///
  /// A value that equals the one originally read gets its original bytes back, so that an edit
  /// taken back leaves the file as it was. Returns the former record, to undo with `replace`.
  /// O(record).
  @discardableResult
  package mutating func set(_ value: JSONValue, at path: [JSONStep], in id: RecordID)
    throws(JSONEditError) -> JSONSlice
  {
    try replace(id, with: record(id, setting: value, at: path))
  }

  /// Removes the member at `path` with its comma and line, as a careful person would.
  ///
  /// Where the name is twice, both go. Nothing there: nothing happens. The record itself (an
  /// empty path) is not removed this way but by `delete`. Returns the former record. O(record).
  @discardableResult
  package mutating func remove(
    at path: [JSONStep], in id: RecordID, withMadeContainers: Bool = false
  ) throws(JSONEditError) -> JSONSlice {
    try replace(id, with: record(id, removing: path, withMadeContainers: withMadeContainers))
  }

  /// What the record would be with the value at `path`: see `set`. O(record).
  package func record(_ id: RecordID, setting value: JSONValue, at path: [JSONStep])
    throws(JSONEditError) -> JSONSlice
  {
    let former = try editable(id)
    if let text = value.malformedNumber {
      throw .invalid(
        JSONSyntaxError(offset: 0, message: Sentence { $0.expectedNumber(found: text) }))
    }
    if beginsObject(on: path, in: former) {
      let container = try beginning(path, with: value, in: former, id)
      return try record(id, setting: container, at: [path[0]])
    }
    let value = try adapted(value, at: path, in: id) ?? value
    guard let new = try editor(of: former, id).setting(value, at: path) else { return former }
    return try checked(new.record, new.written, along: path, in: id)
  }

  /// What the record would be without the member at `path`: see `remove`. O(record).
  ///
  /// `withMadeContainers`: containers around it that weren't there when the record was read go, too,
  /// when they become empty.
  package func record(
    _ id: RecordID, removing path: [JSONStep], withMadeContainers: Bool = false
  ) throws(JSONEditError) -> JSONSlice {
    let former = try editable(id)
    if beginsObject(on: path, in: former) { return former }
    _ = try adapted(nil, at: path, in: id)
    guard var new = try editor(of: former, id).removing(at: path) else { return former }
    for parent in withMadeContainers ? madeContainers(along: path, in: id) : [] {
      guard case .found(let slice) = new.lookup(parent), slice.isEmptyContainer,
        let rest = try editor(of: new, id).removing(at: parent)
      else { break }
      new = rest
    }
    return try checked(new, nil, along: path, in: id)
  }

  /// The paths of the containers around a member that were not there when the record was read,
  /// innermost first.
  private func madeContainers(along path: [JSONStep], in id: RecordID) -> [[JSONStep]] {
    guard let original = original(id), case .missing(let depth) = original.lookup(path) else {
      return []
    }
    return (depth + 1..<max(path.count, depth + 1)).reversed().map { Array(path[..<$0]) }
  }

  /// Puts a record's bytes in place of what it has (undo and redo). Returns the former ones.
  @discardableResult
  package mutating func replace(_ id: RecordID, with slice: JSONSlice) -> JSONSlice {
    let former = self[id]
    let original = original(id)
    let isOriginal = original.map { $0.isSame(as: slice) || $0.hasSameBytes(as: slice) } ?? false
    edits.set(isOriginal ? nil : slice, for: id.rawValue)
    return former
  }

  /// Whether the first step of a path leads to null that is an object which is not there yet.
  private func beginsObject(on path: [JSONStep], in record: JSONSlice) -> Bool {
    guard let origin, case .blocked(1, .null) = record.lookup(path),
      case .member(let name)? = path.first
    else { return false }
    return origin.traits(ofMember: name).beginsObjects
  }

  /// What is made there with a value at the path's end: what would be if the member were missing.
  private func beginning(
    _ path: [JSONStep], with value: JSONValue, in record: JSONSlice, _ id: RecordID
  ) throws(JSONEditError) -> JSONValue {
    let rest = try editor(of: record, id).removing(at: [path[0]]) ?? record
    let made = try editor(of: rest, id).setting(value, at: path)?.record ?? rest
    return made.lookup([path[0]]).slice?.value ?? .null
  }

  /// The value as the records' source can hold it; throws where it can't.
  private func adapted(
    _ value: JSONValue?, at path: [JSONStep], in id: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    guard let origin else { return value }
    guard case .found(let former)? = original(id)?.lookup(path) else {
      return try origin.adapted(value, replacing: nil, at: path, in: id)
    }
    return try origin.adapted(value, replacing: former, at: path, in: id)
  }

  private func editable(_ id: RecordID) throws(JSONEditError) -> JSONSlice {
    if let fault = fault(of: id) { throw .invalid(fault) }
    return self[id]
  }

  private func editor(of record: JSONSlice, _ id: RecordID) -> RecordEditor {
    RecordEditor(
      record: record, style: style, indent: recordIndent(id), escapesNonASCII: escapesNonASCII,
      model: id.rawValue < ranges.count ? nil : modelRecord,
      kindElsewhere: { containerKind(at: $0) })
  }

  /// The edited record, found to be JSON, with what was there originally as it was written.
  ///
  /// `written`: the value at the path, where nothing else is new; what is around it was JSON before.
  private func checked(
    _ new: JSONSlice, _ written: Range<Int>?, along path: [JSONStep], in id: RecordID
  ) throws(JSONEditError) -> JSONSlice {
    let written = written ?? 0..<new.buffer.count
    var scanner = JSONScanner(new.buffer.bytes)
    do throws(JSONFault) {
      let around = written.count == new.buffer.count ? 0 : path.count
      let end = try scanner.endOfValue(at: written.lowerBound, depth: depth + around)
      guard end == written.upperBound else { throw scanner.fault(.endOfText, end) }
    } catch {
      throw .invalid(JSONSyntaxError(error, in: new.buffer.bytes, unit: .record))
    }
    // A line that was broken when it was read has nothing to be restored.
    guard let original = original(id), faults[id.rawValue] == nil else { return new }
    return editor(of: new, id).restoring(original, along: path)
  }
}

extension JSONValue {
  /// The first number in the value whose text is none by RFC 8259, section 6.
  fileprivate var malformedNumber: String? {
    switch self {
    case .null, .bool, .string: nil
    case .number(let text): JSONScanner.isNumber(text) ? nil : text
    case .array(let elements): elements.lazy.compactMap(\.malformedNumber).first
    case .object(let members): members.lazy.compactMap(\.value.malformedNumber).first
    }
  }
}
