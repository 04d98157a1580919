import SourceText

/// Separate edits of parts of a record, which are spliced into it together.
extension RecordEditor {
  /// An editor with the same settings for another version of the record.
  package func editor(of record: JSONSlice) -> RecordEditor {
    RecordEditor(
      record: record, style: style, indent: indent, escapesNonASCII: escapesNonASCII, model: model,
      kindElsewhere: kindElsewhere)
  }

  /// Edits the object or list at `path` as it would be edited in the record; nil if there is none, or if it is empty
  /// and looks like its siblings.
  ///
  /// `style`: the style of its enclosing container (`style(at:)`). `isOneLine`: true if the record has no line
  /// breaks, which a part would search for from the record's beginning. O(items before it and the line that it begins
  /// in).
  package func part(
    at path: [JSONStep], style: JSONStyle, isOneLine: Bool
  ) -> RecordEditor? {
    guard case .found(let slice) = record.lookup(path), !slice.kind.isScalar,
      !slice.isEmptyContainer
    else { return nil }
    let kindElsewhere = kindElsewhere
    return RecordEditor(
      record: slice, style: style,
      indent: isOneLine ? indent : lineIndent(of: slice.range.lowerBound),
      escapesNonASCII: escapesNonASCII,
      model: model?.lookup(path).slice ?? neighbor(ofElementAt: path),
      kindElsewhere: { kindElsewhere(path + $0) })
  }

  /// True if the record has no line breaks. O(record).
  package var isOneLine: Bool {
    !ByteSearch.contains(record.bytes, 0x0A) && !ByteSearch.contains(record.bytes, 0x0D)
  }

  /// A copy of the record with the values at some disjoint ranges replaced. O(record).
  package func replacing(_ values: [(range: Range<Int>, new: JSONSlice)]) -> JSONSlice {
    if values.count == 1 { return replacing(values[0].range, with: Array(values[0].new.bytes)) }
    let bytes = record.buffer.bytes
    let ascending = values.indices.sorted {
      values[$0].range.lowerBound < values[$1].range.lowerBound
    }
    var pieces: [UnsafeRawBufferPointer] = []
    var replaced: [(range: Range<Int>, count: Int)] = []
    var start = record.range.lowerBound
    for index in ascending {
      let range = values[index].range
      pieces.append(UnsafeRawBufferPointer(rebasing: bytes[start..<range.lowerBound]))
      pieces.append(values[index].new.bytes)
      replaced.append((range, pieces[pieces.count - 1].count))
      start = range.upperBound
    }
    pieces.append(UnsafeRawBufferPointer(rebasing: bytes[start..<record.range.upperBound]))
    let buffer = withExtendedLifetime(values) { ByteBuffer(joining: pieces) }
    return copy(in: buffer, replaced)
  }
}
