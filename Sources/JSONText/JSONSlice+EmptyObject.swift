import SourceText

extension JSONSlice {
  package static var emptyObject: JSONSlice {
    JSONSlice(buffer: ByteBuffer("{}"), range: 0..<2)
  }
}
