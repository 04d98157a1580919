import SourceText

/// Makes a record's new bytes: the smallest change that does what is asked, in the file's style.
package struct RecordEditor {
  /// What is edited, as it is now.
  package let record: JSONSlice
  /// What new text looks like where the record itself doesn't tell.
  let style: JSONStyle
  /// The white space that the record's first line begins with in the file.
  let indent: [UInt8]
  let escapesNonASCII: Bool
  /// A record whose order of members new ones follow; nil: new members come last.
  var model: JSONSlice?
  /// What other records hold at a path, for containers that have to be made; nil: nothing.
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

  /// The record with `value` at `path`; missing containers are made. Nil: it has that value.
  ///
  /// O(record). `written` is where the new value is in it, in place of another; nil where more than a value is new.
  package func setting(
    _ value: JSONValue, at path: [JSONStep]
  ) throws(JSONEditError) -> (record: JSONSlice, written: Range<Int>?)? {
    switch record.lookup(path) {
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
    case .missing(let depth):
      guard case .found(let slice) = record.lookup(Array(path[..<depth])) else { return nil }
      return (try adding(value, at: path, to: JSONContainer(slice), depth: depth), nil)
    }
  }

  /// The text of a new value; `model` shows its layout where it has one.
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

  /// What shows the layout of a value at `path`: the one there in the model, unless it is empty, that of the same member in
  /// a neighboring element, or a sibling.
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
    let place = container.places(of: last).last ?? container.items.count
    return container.sibling(of: kind, near: place)
  }

  /// The record without what is at `path`; nil when there is nothing. Every member of the name goes.
  package func removing(at path: [JSONStep]) throws(JSONEditError) -> JSONSlice? {
    guard let last = path.last else { throw .blocked(depth: 0, by: record.kind) }
    switch record.lookup(path) {
    case .blocked(let depth, let kind): throw .blocked(depth: depth, by: kind)
    case .missing: return nil
    case .found: break
    }
    guard case .found(let parent) = record.lookup(path.dropLast()) else { return nil }
    let container = JSONContainer(parent)
    let places = container.places(of: last)
    guard let first = places.first else { return nil }
    if places.count == container.items.count {
      let content = container.range.dropFirst().dropLast()
      return replacing(content.startIndex..<content.endIndex, with: [], in: container)
    }
    let removal = ItemRemoval(of: places, from: container)
    let start = first == 0 ? container.items[0].start : container.items[first - 1].value.upperBound
    let end = container.range.upperBound - 1
    return replacing(start..<end, with: removal.bytes(from: start, to: end), in: container)
  }

  /// Gives back the bytes that `original` has for the outermost value along `path` that decodes to
  /// the same as it did when it was read.
  ///
  /// From the inside outwards, since where a value differs, all that it is in does, too. O(record) where the innermost
  /// does, else O(record) for each step that is the same.
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

  /// The record of a buffer that has others of its bytes in place of some: it keeps the marks of the containers, without
  /// the one at `changed`. `values`: ascending ranges, and how many bytes take the place of each.
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

  /// The style in the container at `path`: its own, or that of the nearest one around it.
  package func style(at path: ArraySlice<JSONStep>) -> JSONStyle {
    var style = style
    for depth in 0...path.count {
      guard case .found(let slice) = record.lookup(Array(path.prefix(depth))) else { break }
      style = style.learning(from: JSONContainer(slice))
    }
    return style
  }

  /// The style with the line break that the line of `offset` comes after, as a file may have several kinds.
  func style(_ style: JSONStyle, onLineOf offset: Int) -> JSONStyle {
    let start = record.range.lowerBound
    guard let lineBreak = record.bytes.lineBreak(before: offset - start) else { return style }
    var style = style
    style.lineBreak = lineBreak
    return style
  }

  /// The white space that begins the line of `offset`.
  func lineIndent(of offset: Int) -> [UInt8] {
    let bytes = record.buffer.bytes
    let before = UnsafeRawBufferPointer(rebasing: bytes[record.range.lowerBound..<offset])
    guard ByteSearch.contains(before, 0x0A) || ByteSearch.contains(before, 0x0D) else {
      return indent
    }
    return JSONStyle.indent(before: offset, in: bytes)
  }

  /// The white space after the gap's last line break; nil when it has none.
  static func indent(endingGap gap: [UInt8]) -> [UInt8]? {
    guard let lineBreak = gap.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    return Array(gap[(lineBreak + 1)...].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}

extension JSONContainer {
  /// Where the items that a step names are, ascending: duplicate members are several.
  fileprivate func places(of step: JSONStep) -> [Int] {
    if !isObject, case .index(let index) = step {
      return items.indices.contains(index) ? [index] : []
    }
    var name = step.name
    return name.withUTF8 { text in
      let key = JSONNameKey(text)
      return items.indices.filter { place in
        items[place].name.map { JSONString.equals(bytes, $0, text, key) } ?? false
      }
    }
  }
}
