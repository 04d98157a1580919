import JSONText
import Texts

extension RecordTable {
  /// Writes the value at `path`, creating missing containers in their siblings' style.
  ///
  /// A value that equals the one originally read gets its original bytes back, so that a reverted edit leaves the
  /// file unchanged. Returns the previous record, to undo with `replace`. O(record).
  @discardableResult
  package mutating func set(_ value: JSONValue, at path: [JSONStep], in id: RecordID)
    throws(JSONEditError) -> JSONSlice
  {
    try replace(id, with: record(id, setting: value, at: path))
  }

  /// Removes the member at `path` with its comma and line.
  ///
  /// Duplicates of the name are removed, too. A missing member is ignored. The record itself (an empty path) is
  /// removed by `delete` instead. Returns the previous record. O(record).
  @discardableResult
  package mutating func remove(
    at path: [JSONStep], in id: RecordID, withMadeContainers: Bool = false
  ) throws(JSONEditError) -> JSONSlice {
    try replace(id, with: record(id, removing: path, withMadeContainers: withMadeContainers))
  }

  /// The record with the value at `path`: see `set`. O(record).
  package func record(_ id: RecordID, setting value: JSONValue, at path: [JSONStep])
    throws(JSONEditError) -> JSONSlice
  {
    try edited(whole(id), setting: value, at: path)
  }

  /// The record without the member at `path`: see `remove`. O(record).
  ///
  /// `withMadeContainers`: also removes containers around it that did not exist when the record was read, if they
  /// become empty.
  package func record(
    _ id: RecordID, removing path: [JSONStep], withMadeContainers: Bool = false
  ) throws(JSONEditError) -> JSONSlice {
    try edited(whole(id), removing: path, withMadeContainers: withMadeContainers)
  }

  /// A part with the value at a path inside it. O(part).
  func edited(
    _ part: RecordPart, setting value: JSONValue, at path: [JSONStep]
  ) throws(JSONEditError) -> JSONSlice {
    try checkNumbers(of: value)
    if let depth = depthOfNull(on: path, in: part) {
      let null = Array(path[..<depth])
      return try edited(part, setting: beginning(null, path, with: value, in: part), at: null)
    }
    let value = try adapted(value, at: part.path + path, in: part.id) ?? value
    guard let new = try part.editor.setting(value, at: path) else { return part.slice }
    return try checked(new.record, new.written, along: path, in: part)
  }

  /// The text of a scalar that replaces another one: with the bytes of that one, or of the original, if the value is
  /// equal. Nil if the source stores another type for it. O(value).
  func scalar(
    _ value: JSONValue, over former: JSONSlice, _ original: JSONSlice?, at path: [JSONStep],
    in id: RecordID
  ) throws(JSONEditError) -> JSONSlice? {
    try checkNumbers(of: value)
    let value = try adapted(value, at: path, in: id) ?? value
    guard value.kind.isScalar else { return nil }
    if former.value == value { return former }
    let new = JSONSlice(writing: value, escapingNonASCII: escapesNonASCII)
    return original.flatMap { new.isEquivalent(to: $0) ? $0 : nil } ?? new
  }

  private func checkNumbers(of value: JSONValue) throws(JSONEditError) {
    guard let text = value.malformedNumber else { return }
    throw .invalid(
      JSONSyntaxError(offset: 0, message: Sentence { $0.expectedNumber(found: text) }))
  }

  /// A part without the member at a path inside it. O(part).
  func edited(
    _ part: RecordPart, removing path: [JSONStep], withMadeContainers: Bool
  ) throws(JSONEditError) -> JSONSlice {
    if case .some = depthOfNull(on: path, in: part) { return part.slice }
    _ = try adapted(nil, at: part.path + path, in: part.id)
    guard var new = try part.editor.removing(at: path) else { return part.slice }
    for parent in withMadeContainers ? madeContainers(along: path, in: part) : [] {
      guard case .found(let slice) = new.lookup(parent), slice.isEmptyContainer,
        let rest = try part.editor.editor(of: new).removing(at: parent)
      else { break }
      new = rest
    }
    return try checked(new, nil, along: path, in: part)
  }

  /// The paths of the containers around a member of a part that did not exist when the record was read, innermost
  /// first.
  private func madeContainers(along path: [JSONStep], in part: RecordPart) -> [[JSONStep]] {
    let count = part.path.count
    guard let original = original(part.id),
      case .missing(let depth) = original.lookup(part.path + path)
    else { return [] }
    let first = max(depth - count, 0) + 1
    return (first..<max(path.count, first)).reversed().map { Array(path[..<$0]) }
  }

  /// Replaces a record's bytes (undo and redo). Returns the previous ones.
  @discardableResult
  package mutating func replace(_ id: RecordID, with slice: JSONSlice) -> JSONSlice {
    let former = self[id]
    let original = original(id)
    let isOriginal = original.map { $0.isSame(as: slice) || $0.hasSameBytes(as: slice) } ?? false
    edits.set(isOriginal ? nil : slice, for: id.rawValue)
    return former
  }

  /// The number of steps of a path to a null that represents an object or list which does not exist yet; nil if there
  /// is none.
  private func depthOfNull(on path: [JSONStep], in part: RecordPart) -> Int? {
    guard case .blocked(let depth, .null) = part.slice.lookup(path), depth > 0,
      case .member = path[depth - 1]
    else { return nil }
    guard let origin else { return depth }
    guard depth == 1, part.path.isEmpty, case .member(let name)? = path.first,
      origin.traits(ofMember: name).beginsObjects
    else { return nil }
    return depth
  }

  /// The replacement of null for a value at a path through it: as if the member were missing.
  private func beginning(
    _ null: [JSONStep], _ path: [JSONStep], with value: JSONValue, in part: RecordPart
  ) throws(JSONEditError) -> JSONValue {
    let rest = try part.editor.removing(at: null) ?? part.slice
    let made = try part.editor.editor(of: rest).setting(value, at: path)?.record ?? rest
    return made.lookup(null).slice?.value ?? .null
  }

  /// The value as the records' source can store it; throws if it can't.
  private func adapted(
    _ value: JSONValue?, at path: [JSONStep], in id: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    guard let origin else { return value }
    guard case .found(let former)? = original(id)?.lookup(path) else {
      return try origin.adapted(value, replacing: nil, at: path, in: id)
    }
    return try origin.adapted(value, replacing: former, at: path, in: id)
  }

  /// A record as an editable part; throws for a line of invalid JSON.
  func whole(_ id: RecordID) throws(JSONEditError) -> RecordPart {
    if let fault = fault(of: id) { throw .invalid(fault) }
    // A line that was broken when it was read has nothing to be restored.
    let original = faults[id.rawValue] == nil ? original(id) : nil
    // A member that was removed comes back to its position.
    let editor = RecordEditor(
      record: self[id], style: style, indent: spacing.indent(of: id), escapesNonASCII: escapesNonASCII,
      model: id.rawValue < ranges.count ? original : modelRecord,
      kindElsewhere: { containerKind(at: $0) })
    return RecordPart(id, editor, original: original)
  }

  /// The edited part after validation, with original bytes for unchanged values.
  ///
  /// `written`: the range of the value at the path, if nothing else is new; its surroundings are valid already.
  private func checked(
    _ new: JSONSlice, _ written: Range<Int>?, along path: [JSONStep], in part: RecordPart
  ) throws(JSONEditError) -> JSONSlice {
    let written = written ?? 0..<new.buffer.count
    var scanner = JSONScanner(new.buffer.bytes)
    do throws(JSONFault) {
      let around = written.count == new.buffer.count ? 0 : path.count
      let depth = depth + part.path.count + around
      let end = try scanner.endOfValue(at: written.lowerBound, depth: depth)
      guard end == written.upperBound else { throw scanner.fault(.endOfText, end) }
    } catch {
      throw .invalid(JSONSyntaxError(error, in: new.buffer.bytes, unit: .record))
    }
    guard let original = part.original else { return new }
    return part.editor.editor(of: new).restoring(original, along: path)
  }
}

extension JSONValue {
  /// The first number in the value whose text is invalid by RFC 8259, section 6.
  fileprivate var malformedNumber: String? {
    switch self {
    case .null, .bool, .string: nil
    case .number(let text): JSONScanner.isNumber(text) ? nil : text
    case .array(let elements): elements.lazy.compactMap(\.malformedNumber).first
    case .object(let members): members.lazy.compactMap(\.value.malformedNumber).first
    }
  }
}
