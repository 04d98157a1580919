import SourceText

extension JSONSlice {
  /// `{}`, made without parsing.
  package static var emptyObject: JSONSlice {
    JSONSlice(buffer: ByteBuffer("{}"), range: 0..<2)
  }
}
