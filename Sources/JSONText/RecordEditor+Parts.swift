import SourceText

/// Edits of parts of a record, each by itself, that are spliced into it together.
extension RecordEditor {
  /// The same of another version of the record.
  package func editor(of record: JSONSlice) -> RecordEditor {
    RecordEditor(
      record: record, style: style, indent: indent, escapesNonASCII: escapesNonASCII, model: model,
      kindElsewhere: kindElsewhere)
  }

  /// Edits the object or list at `place` as it would be edited in the record; nil where none is there, or where it is
  /// empty and looks like its siblings.
  ///
  /// `style`: that at the container around it (`style(at:)`). `isOneLine`: whether the record has no line breaks, which a
  /// part would look for from the record's beginning. O(items before it and the line that it begins in).
  package func part(
    at place: [JSONStep], style: JSONStyle, isOneLine: Bool
  ) -> RecordEditor? {
    guard case .found(let slice) = record.lookup(place), !slice.kind.isScalar,
      !slice.isEmptyContainer
    else { return nil }
    let kindElsewhere = kindElsewhere
    return RecordEditor(
      record: slice, style: style,
      indent: isOneLine ? indent : lineIndent(of: slice.range.lowerBound),
      escapesNonASCII: escapesNonASCII,
      model: model?.lookup(place).slice ?? neighbor(ofElementAt: place),
      kindElsewhere: { kindElsewhere(place + $0) })
  }

  /// Whether the record has no line breaks. O(record).
  package var isOneLine: Bool {
    !ByteSearch.contains(record.bytes, 0x0A) && !ByteSearch.contains(record.bytes, 0x0D)
  }

  /// A copy of the record with other values in place of those at some ranges, which are apart. O(record).
  package func replacing(_ values: [(range: Range<Int>, new: JSONSlice)]) -> JSONSlice {
    if values.count == 1 { return replacing(values[0].range, with: Array(values[0].new.bytes)) }
    let bytes = record.buffer.bytes
    let ascending = values.indices.sorted {
      values[$0].range.lowerBound < values[$1].range.lowerBound
    }
    var pieces: [UnsafeRawBufferPointer] = []
    var replaced: [(range: Range<Int>, count: Int)] = []
    var start = record.range.lowerBound
    for place in ascending {
      let range = values[place].range
      pieces.append(UnsafeRawBufferPointer(rebasing: bytes[start..<range.lowerBound]))
      pieces.append(values[place].new.bytes)
      replaced.append((range, pieces[pieces.count - 1].count))
      start = range.upperBound
    }
    pieces.append(UnsafeRawBufferPointer(rebasing: bytes[start..<record.range.upperBound]))
    let buffer = withExtendedLifetime(values) { ByteBuffer(joining: pieces) }
    return copy(in: buffer, replaced)
  }
}
