import SourceText

extension JSONStyle {
  /// The style of a file, from its array of records and the first record that shows one.
  package static func usual(of buffer: ByteBuffer, _ index: RecordIndexer) -> JSONStyle {
    var style = JSONStyle.usual
    let bytes = buffer.bytes
    let first = index.count > 0 ? index.ranges[0] : nil
    switch index.layout {
    case .single:
      if let first {
        style.lineBreak = lineBreak(in: bytes[first.upperBound...]) ?? style.lineBreak
      }
    case .lines:
      style = .compact
      style.lineBreak = [0x0A]
      if let first { style.lineBreak = lineBreak(in: bytes[first.upperBound...]) ?? [0x0A] }
    case .array:
      let end = min(first?.lowerBound ?? index.closeBracket, bytes.count)
      let lead = bytes[min(index.openBracket + 1, end)..<end]
      style.isMultiline = lead.contains { $0 == 0x0A || $0 == 0x0D }
      let wide = first ?? 0..<0
      style.lineBreak =
        lineBreak(in: lead) ?? lineBreak(in: bytes[wide.upperBound...].prefix(4096)) ?? [0x0A]
      let outer = indent(before: index.openBracket, in: bytes)
      if let first, style.isMultiline {
        let inner = indent(before: first.lowerBound, in: bytes)
        if inner.count > outer.count { style.unit = Array(inner.dropFirst(outer.count)) }
      } else if !outer.isEmpty, !index.recordsPath.isEmpty {
        // A record that is in a list begins further right itself.
        let depth = outer.count - rootIndent(in: bytes).count
        style.unit = Array(outer.prefix(max(1, depth / index.recordsPath.count)))
      }
      // An empty array on one line in a file of many lines.
      if first == nil, bytes.contains(0x0A) || index.recordsPath.isEmpty {
        style.isMultiline = true
      }
    }
    for position in 0..<min(index.count, 100) where index.faults[UInt32(position)] == nil {
      let slice = JSONSlice(buffer: buffer, range: index.ranges[position])
      guard slice.kind == .object else { continue }
      // A record may be as long as the file: its first members show the style.
      let record = JSONContainer(slice, limit: 2)
      guard !record.items.isEmpty else { continue }
      style = style.learning(from: record)
      break
    }
    if index.layout == .lines { style.isMultiline = false }
    return style
  }

  private static func rootIndent(in bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let end = bytes.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return end.map { indent(before: $0, in: bytes) } ?? []
  }
}
