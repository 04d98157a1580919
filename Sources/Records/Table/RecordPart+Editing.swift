import JSONText
import Texts

/// New bytes of the part: the source may adapt or refuse values, and unchanged values keep the bytes that were read.
extension RecordPart {
  /// The part with the value at a path inside it. O(part).
  func setting(_ value: JSONValue, at path: [JSONStep]) throws(JSONEditError) -> JSONSlice {
    try value.checkNumbers()
    if let depth = depthOfNull(on: path) {
      let null = Array(path[..<depth])
      return try setting(beginning(null, path, with: value), at: null)
    }
    let value = try read.adapted(value, at: self.path + path, in: id) ?? value
    guard let new = try editor.setting(value, at: path) else { return slice }
    return try checked(new.record, new.written, along: path)
  }

  /// The part without the member at a path inside it. O(part).
  ///
  /// `withMadeContainers`: also removes containers around it that did not exist when the record was read, if they
  /// become empty.
  func removing(
    at path: [JSONStep], withMadeContainers: Bool
  ) throws(JSONEditError) -> JSONSlice {
    if case .some = depthOfNull(on: path) { return slice }
    _ = try read.adapted(nil, at: self.path + path, in: id)
    guard var new = try editor.removing(at: path) else { return slice }
    for parent in withMadeContainers ? madeContainers(along: path) : [] {
      guard case .found(let slice) = new.lookup(parent), slice.isEmptyContainer,
        let rest = try editor.editor(of: new).removing(at: parent)
      else { break }
      new = rest
    }
    return try checked(new, nil, along: path)
  }

  /// The paths of the containers around a member of the part that did not exist when the record was read, innermost
  /// first.
  private func madeContainers(along path: [JSONStep]) -> [[JSONStep]] {
    guard let original = read.original(id),
      case .missing(let depth) = original.lookup(self.path + path)
    else { return [] }
    let first = max(depth - self.path.count, 0) + 1
    return (first..<max(path.count, first)).reversed().map { Array(path[..<$0]) }
  }

  /// The number of steps of a path to a null that represents an object or list which does not exist yet; nil if there
  /// is none.
  private func depthOfNull(on path: [JSONStep]) -> Int? {
    guard case .blocked(let depth, .null) = slice.lookup(path), depth > 0,
      case .member = path[depth - 1]
    else { return nil }
    guard let origin = read.origin, !origin.beginsObjectsInNull else { return depth }
    guard depth == 1, self.path.isEmpty, case .member(let name)? = path.first,
      origin.traits(ofMember: name).beginsObjects
    else { return nil }
    return depth
  }

  /// The replacement of null for a value at a path through it: as if the member were missing.
  private func beginning(
    _ null: [JSONStep], _ path: [JSONStep], with value: JSONValue
  ) throws(JSONEditError) -> JSONValue {
    let rest = try editor.removing(at: null) ?? slice
    let made = try editor.editor(of: rest).setting(value, at: path)?.record ?? rest
    return made.lookup(null).slice?.value ?? .null
  }

  /// The edited part after validation, with original bytes for unchanged values.
  ///
  /// `written`: the range of the value at the path, if nothing else is new; its surroundings are valid already.
  private func checked(
    _ new: JSONSlice, _ written: Range<Int>?, along path: [JSONStep]
  ) throws(JSONEditError) -> JSONSlice {
    let written = written ?? 0..<new.buffer.count
    var scanner = JSONScanner(new.buffer.bytes)
    do throws(JSONFault) {
      let around = written.count == new.buffer.count ? 0 : path.count
      let depth = read.depth + self.path.count + around
      let end = try scanner.endOfValue(at: written.lowerBound, depth: depth)
      guard end == written.upperBound else { throw scanner.fault(.endOfText, end) }
    } catch {
      throw .invalid(JSONSyntaxError(error, in: new.buffer.bytes, unit: .record))
    }
    guard let original else { return new }
    return editor.editor(of: new).restoring(original, along: path)
  }
}

extension ReadRecords {
  /// The text of a scalar that replaces another one: with the bytes of that one, or of the original, if the value is
  /// equal. Nil if the source stores another type for it. O(value).
  func scalar(
    _ value: JSONValue, over former: JSONSlice, _ original: JSONSlice?, at path: [JSONStep],
    in id: RecordID
  ) throws(JSONEditError) -> JSONSlice? {
    try value.checkNumbers()
    let value = try adapted(value, at: path, in: id) ?? value
    guard value.kind.isScalar else { return nil }
    if former.value == value { return former }
    let new = JSONSlice(writing: value, escapingNonASCII: escapesNonASCII)
    return original.flatMap { new.isEquivalent(to: $0) ? $0 : nil } ?? new
  }

  /// The value as the records' source can store it; throws if it can't.
  fileprivate func adapted(
    _ value: JSONValue?, at path: [JSONStep], in id: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    guard let origin else { return value }
    return try origin.adapted(
      value, replacing: original(id)?.lookup(path).slice, at: path, in: id)
  }
}

extension JSONValue {
  fileprivate func checkNumbers() throws(JSONEditError) {
    guard let text = malformedNumber else { return }
    throw .invalid(
      JSONSyntaxError(offset: 0, message: Sentence { $0.expectedNumber(found: text) }))
  }

  /// The first number in the value whose text is invalid by RFC 8259, section 6.
  private var malformedNumber: String? {
    switch self {
    case .null, .bool, .string: nil
    case .number(let text): JSONScanner.isNumber(text) ? nil : text
    case .array(let elements): elements.lazy.compactMap(\.malformedNumber).first
    case .object(let members): members.lazy.compactMap(\.value.malformedNumber).first
    }
  }
}
