import JSONText
import PlistText
import Records
import SourceText
import Texts

/// How changed values get into the text of a property list.
extension PlistOrigin {
  typealias Splice = TextChange.Splice

  func change(to table: RecordTable) -> TextChange {
    var walk = Walk(origin: self)
    for id in table.editedRecords {
      guard let original = table.original(id) else {
        walk.refuse(id, Sentence { $0.plistTakesNoRecords })
        continue
      }
      walk.record = id
      walk.compare(original, table[id], [])
    }
    if let id = firstMisplaced(in: table) {
      walk.refuse(id, Sentence { $0.plistRecordsStay })
    }
    return TextChange(
      text: text, splices: walk.splices.sorted { $0.range.lowerBound < $1.range.lowerBound },
      refusals: walk.refusals)
  }

  /// A record's own text with the values of another version of it, and where it begins.
  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt? {
    guard let text, let original = table.original(id),
      let node = value(at: original.range.lowerBound)?.node, let element = node.element
    else { return nil }
    var walk = Walk(origin: self, isLenient: true)
    walk.record = id
    walk.compare(original, record, [])
    let bytes = Self.applied(walk.splices, to: text, in: element)
    return SourceExcerpt(text: String(decoding: bytes, as: UTF8.self), position: node.position)
  }

  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview {
    guard let text else { return SourcePreview(old: [], splices: []) }
    let before = lenientSplices(for: old)
    let after = lenientSplices(for: new)
    var result = SourcePreview(old: [], splices: [])
    var end = 0
    let ranges = Set((before + after).map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
    for range in ranges {
      result.old += text.buffer.bytes[end..<range.lowerBound]
      let original = Array(text.buffer.bytes[range])
      let former = before.first { $0.range == range }?.new ?? original
      let start = result.old.count
      result.old += former
      let latter = after.first { $0.range == range }?.new ?? original
      if latter != former { result.splices.append((start..<result.old.count, latter)) }
      end = range.upperBound
    }
    result.old += text.buffer.bytes[end...]
    return result
  }

  private func lenientSplices(for table: RecordTable) -> [Splice] {
    var walk = Walk(origin: self, isLenient: true)
    for id in table.editedRecords {
      guard let original = table.original(id) else { continue }
      walk.record = id
      walk.compare(original, table[id], [])
    }
    return walk.splices
  }

  private func firstMisplaced(in table: RecordTable) -> RecordID? {
    let records = table.records
    if let moved = records.enumerated().first(where: { $1.rawValue != UInt32($0) }) {
      return moved.element
    }
    let deleted = RecordID(rawValue: UInt32(records.count))
    return table.original(deleted) == nil ? nil : deleted
  }

  private static func applied(
    _ splices: [Splice], to text: SourceText, in range: Range<Int>
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var end = range.lowerBound
    for splice in splices.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += text.buffer.bytes[end..<splice.range.lowerBound]
      bytes += splice.new
      end = splice.range.upperBound
    }
    return bytes + text.buffer.bytes[end..<range.upperBound]
  }

  /// Compares a record as it was delivered with another version of it, value by value.
  private struct Walk {
    let origin: PlistOrigin
    /// Takes any value, as bullets for a secret: for showing, not for writing.
    var isLenient = false
    var record = RecordID(rawValue: 0)
    var splices: [Splice] = []
    var refusals: [RecordRefusal] = []

    init(origin: PlistOrigin, isLenient: Bool = false) {
      self.origin = origin
      self.isLenient = isLenient
    }

    mutating func refuse(_ id: RecordID, _ reason: Sentence, at path: [JSONStep] = []) {
      refusals.append(RecordRefusal(record: id, path: path, cause: .refused(reason)))
    }

    mutating func compare(_ old: JSONSlice, _ new: JSONSlice, _ path: [JSONStep]) {
      guard !old.hasSameBytes(as: new) else { return }
      switch (old.kind, new.kind) {
      case (.object, .object):
        let (before, after) = (Array(old.members), Array(new.members))
        guard before.map(\.name) == after.map(\.name) else {
          return refuse(record, Sentence { $0.plistKeysStay }, at: path)
        }
        for (former, latter) in zip(before, after) {
          compare(former.value, latter.value, path + [.member(former.name)])
        }
      case (.array, .array):
        let (before, after) = (Array(old.elements), Array(new.elements))
        guard before.count == after.count else {
          return refuse(record, Sentence { $0.plistItemsStay }, at: path)
        }
        for (place, (former, latter)) in zip(before, after).enumerated() {
          compare(former, latter, path + [.index(place)])
        }
      default: replace(old, by: new.value, path)
      }
    }

    private mutating func replace(_ old: JSONSlice, by value: JSONValue, _ path: [JSONStep]) {
      guard let entry = origin.value(at: old.range.lowerBound), let element = entry.node.element,
        let inside = entry.node.inside
      else { return }
      if !isLenient {
        if let refusal = origin.refusal(of: value, at: old.range.lowerBound) {
          return refuse(record, refusal.discreetMessage, at: path)
        }
      }
      if case .string(let text) = value, origin.written(in: entry) == .section,
        let section = XMLPlistText.section(text)
      {
        splices.append((inside, section))
      } else {
        splices.append(splice(value, element, inside))
      }
    }

    private func splice(
      _ value: JSONValue, _ element: Range<Int>, _ inside: Range<Int>
    ) -> Splice {
      switch value {
      case .bool(let flag): return (element, Array((flag ? "<true/>" : "<false/>").utf8))
      case .string(let text): return splice(XMLPlistText.escaped(text), element, inside)
      default: return splice(Array(value.jsonText().utf8), element, inside)
      }
    }

    /// An element with one tag only gets two.
    private func splice(
      _ bytes: [UInt8], _ element: Range<Int>, _ inside: Range<Int>
    ) -> Splice {
      guard inside.isEmpty, inside.upperBound == element.upperBound, let text = origin.text else {
        return (inside, bytes)
      }
      let name = text.buffer.bytes[element].dropFirst().prefix {
        $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
      }
      var tagged = [UInt8(ascii: "<")] + name
      tagged.append(UInt8(ascii: ">"))
      tagged += bytes
      tagged += "</".utf8
      tagged += name
      tagged.append(UInt8(ascii: ">"))
      return (element, tagged)
    }
  }
}
