import SourceText

/// Makes a record's new bytes: the smallest change for an edit, in the file's style.
package struct RecordEditor {
  package let record: JSONSlice
  /// The style of new text if the record itself doesn't show one.
  let style: JSONStyle
  /// White space before the record's first line in the file.
  let indent: [UInt8]
  let escapesNonASCII: Bool
  /// Record whose order of members new ones follow; nil if new members come last.
  var model: JSONSlice?
  /// Kind of value that other records have at a path, for new containers; nil if unknown.
  var kindElsewhere: ([JSONStep]) -> JSONKind? = { _ in nil }

  package init(
    record: JSONSlice, style: JSONStyle, indent: [UInt8], escapesNonASCII: Bool,
    model: JSONSlice? = nil, kindElsewhere: @escaping ([JSONStep]) -> JSONKind? = { _ in nil }
  ) {
    self.record = record
    self.style = style
    self.indent = indent
    self.escapesNonASCII = escapesNonASCII
    self.model = model
    self.kindElsewhere = kindElsewhere
  }

  /// The record with `value` at `path`; missing containers are created. Nil if it already has that value.
  ///
  /// O(record). `written` is the range of the new value if it replaces another; nil if more than a value is new.
  package func setting(
    _ value: JSONValue, at path: [JSONStep]
  ) throws(JSONEditError) -> (record: JSONSlice, written: Range<Int>?)? {
    switch record.lookup(path) {
    case .found(let name) where path.last == .key:
      return try renaming(name, at: path, to: value).map { ($0, nil) }
    case .found(let current):
      let former = current.value
      if former == value { return nil }
      var splicer = ValueSplicer(self)
      // What has no layout needs none from the containers around, which may be long.
      let style = value.kind.isScalar ? style : style(at: path.dropLast())
      splicer.write(value, over: former, current, style) { sibling(of: value.kind, at: path) }
      let start = current.range.lowerBound - record.range.lowerBound
      return (
        replacing(current.range, with: splicer.bytes), start..<start + splicer.bytes.count
      )
    case .blocked(let depth, let kind): throw .blocked(depth: depth, by: kind)
    // What has no name gets none.
    case .missing(let depth) where path.last == .key: throw .blocked(depth: depth, by: record.kind)
    case .missing(let depth):
      guard case .found(let slice) = record.lookup(Array(path[..<depth])) else { return nil }
      return (try adding(value, at: path, to: JSONContainer(slice), depth: depth), nil)
    }
  }

  /// The text of a new value; `model` shows its layout if it has one.
  func text(
    of value: JSONValue, _ style: JSONStyle, indent: [UInt8], like model: JSONSlice?
  ) -> [UInt8] {
    var writer = SiblingWriter(escapesNonASCII: escapesNonASCII)
    writer.write(value, style, indent: indent, like: model)
    return writer.bytes
  }

  /// The text of a new member, or of an element without a name.
  func text(
    ofItem value: JSONValue, named name: String?, _ style: JSONStyle, indent: [UInt8],
    like model: JSONSlice?
  ) -> [UInt8] {
    var writer = SiblingWriter(escapesNonASCII: escapesNonASCII)
    if let name { writer.write(name: name, style) }
    writer.write(value, style, indent: indent, like: model)
    return writer.bytes
  }

  /// A model for the layout of a value at `path`: the value there in the model, unless it is empty, the same member
  /// of a neighboring element, or a sibling.
  func sibling(of kind: JSONKind, at path: [JSONStep]) -> JSONSlice? {
    guard kind == .array || kind == .object else { return nil }
    if case .found(let slice)? = model?.lookup(path), slice.kind == kind,
      !slice.isEmptyContainer
    {
      return slice
    }
    if let cousin = cousin(of: kind, at: path) { return cousin }
    guard let last = path.last,
      case .found(let parent) = record.lookup(Array(path.dropLast()))
    else { return nil }
    let container = JSONContainer(parent)
    let index = container.indices(of: last).last ?? container.items.count
    return container.sibling(of: kind, near: index)
  }

  /// The record without the value at `path`; nil if there is none. Every member of the name is removed.
  package func removing(at path: [JSONStep]) throws(JSONEditError) -> JSONSlice? {
    guard let last = path.last, last != .key else { throw .blocked(depth: 0, by: record.kind) }
    switch record.lookup(path) {
    case .blocked(let depth, let kind): throw .blocked(depth: depth, by: kind)
    case .missing: return nil
    case .found: break
    }
    guard case .found(let parent) = record.lookup(path.dropLast()) else { return nil }
    let container = JSONContainer(parent)
    let indices = container.indices(of: last)
    guard let first = indices.first else { return nil }
    if indices.count == container.items.count {
      let content = container.range.dropFirst().dropLast()
      return replacing(content.startIndex..<content.endIndex, with: [], in: container)
    }
    let removal = ItemRemoval(of: indices, from: container)
    let start = first == 0 ? container.items[0].start : container.items[first - 1].value.upperBound
    let end = container.range.upperBound - 1
    return replacing(start..<end, with: removal.bytes(from: start, to: end), in: container)
  }

  /// Restores the bytes of `original` for the outermost value along `path` that decodes to the same value again.
  ///
  /// From the inside outwards, since a different value makes all its containers differ. O(record) if the innermost
  /// differs, else O(record) for each equal step.
  package func restoring(_ original: JSONSlice, along path: [JSONStep]) -> JSONSlice {
    var same: (present: JSONSlice, former: JSONSlice)?
    for depth in (0...path.count).reversed() {
      let way = Array(path[..<depth])
      let (present, former) = (record.lookup(way).slice, original.lookup(way).slice)
      if case (nil, nil) = (present, former) { continue }
      guard let present, let former, present.isEquivalent(to: former) else { break }
      same = (present, former)
    }
    guard let same else { return record }
    if same.former.isSame(as: original) { return original }
    return replacing(same.present.range, with: Array(same.former.bytes))
  }

  /// A copy of the record with `new` in place of the bytes at `range`: of a value, or of items of a container.
  func replacing(
    _ range: Range<Int>, with new: [UInt8], in container: JSONContainer? = nil
  ) -> JSONSlice {
    if range == record.range { return JSONSlice(buffer: ByteBuffer(new), range: 0..<new.count) }
    let bytes = record.buffer.bytes
    let buffer = new.withUnsafeBytes { new in
      ByteBuffer(joining: [
        UnsafeRawBufferPointer(rebasing: bytes[record.range.lowerBound..<range.lowerBound]), new,
        UnsafeRawBufferPointer(rebasing: bytes[range.upperBound..<record.range.upperBound]),
      ])
    }
    return copy(in: buffer, [(range, new.count)], except: container?.range.lowerBound)
  }

  /// The record in a buffer with some of its bytes replaced: it keeps the marks of the containers, without the one at
  /// `changed`. `values`: ascending ranges, and the number of bytes that replace each.
  func copy(
    in buffer: ByteBuffer, _ values: [(range: Range<Int>, count: Int)], except changed: Int? = nil
  ) -> JSONSlice {
    if let marks = ContainerMarks.of(record.buffer) {
      let replaced = ReplacedRanges(values, from: record.range.lowerBound)
      if let carried = marks.carried(over: replaced, except: changed) {
        buffer.keep(carried, after: nil)
      }
    }
    return JSONSlice(buffer: buffer, range: 0..<buffer.count)
  }

  /// The style of the container at `path`, or of the nearest one around it.
  package func style(at path: ArraySlice<JSONStep>) -> JSONStyle {
    var style = style
    for depth in 0...path.count {
      guard case .found(let slice) = record.lookup(Array(path.prefix(depth))) else { break }
      style = style.learning(from: JSONContainer(slice))
    }
    return style
  }

  /// The style with the line break before the line of `offset`, as a file may have several kinds.
  func style(_ style: JSONStyle, onLineOf offset: Int) -> JSONStyle {
    let start = record.range.lowerBound
    guard let lineBreak = record.bytes.lineBreak(before: offset - start) else { return style }
    var style = style
    style.lineBreak = lineBreak
    return style
  }

  func lineIndent(of offset: Int) -> [UInt8] {
    let bytes = record.buffer.bytes
    let before = UnsafeRawBufferPointer(rebasing: bytes[record.range.lowerBound..<offset])
    guard ByteSearch.contains(before, 0x0A) || ByteSearch.contains(before, 0x0D) else {
      return indent
    }
    return JSONStyle.indent(before: offset, in: bytes)
  }

  /// The white space after the gap's last line break; nil without one.
  static func indent(endingGap gap: [UInt8]) -> [UInt8]? {
    guard let lineBreak = gap.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    return Array(gap[(lineBreak + 1)...].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}
