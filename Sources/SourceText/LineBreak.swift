extension UnsafeRawBufferPointer {
  /// The line break (LF, CR LF or CR) before the line of `offset`; nil on the first line.
  ///
  /// O(length of the line).
  package func lineBreak(before offset: Int) -> [UInt8]? {
    guard let last = self[..<offset].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return nil
    }
    guard self[last] == 0x0A else { return [0x0D] }
    return last > 0 && self[last - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
  }
}
