import CUTF8Proc

/// Columns of single Unicode scalars, before any rule about clusters.
///
/// The data is utf8proc's (UAX #11 East Asian Width, ambiguous as 1). Where it is about fonts rather
/// than terminals (spacing marks, jamo, prepended signs) the values are those that terminals use.
enum ScalarWidth {
  /// 0, 1 or 2 columns.
  static func of(_ scalar: UInt32) -> Int {
    if scalar < 0x300 { return 1 }
    switch scalar {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // medial vowels and final consonants
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: return 1
    case 0x4DC0...0x4DFF: return 2  // wide since Unicode 16
    case 0x1F3FB...0x1F3FF: return 2
    default: break
    }
    switch category(scalar) {
    case UTF8PROC_CATEGORY_MC: return 1
    case UTF8PROC_CATEGORY_CN:
      if scalar >= 0x20000 && scalar <= 0x3FFFD { return 2 }  // reserved for ideographs, UAX #11
      return Unicode.Scalar(scalar)?.properties.isEmojiPresentation == true ? 2 : 1
    default: return max(0, Int(utf8proc_charwidth(Int32(bitPattern: scalar))))
    }
  }

  static func category(_ scalar: UInt32) -> utf8proc_category_t {
    utf8proc_category(Int32(bitPattern: scalar))
  }
}
