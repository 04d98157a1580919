/// Columns of a grapheme cluster.
///
/// An emoji sequence (UTS #51: presentation selector, modifier, flag, keycap, zero width joiner) is 2
/// columns wide whatever it is made of; any other cluster is as wide as its scalars, at most 2.
enum ClusterWidth {
  static func of(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    var first: Unicode.Scalar?
    var sum = 0
    var afterJoiner = false
    for scalar in scalars {
      guard let base = first else {
        first = scalar
        sum = ScalarWidth.of(scalar.value)
        continue
      }
      switch scalar.value {
      case 0xFE0F where base.value > 0x7F && base.properties.isEmoji: return 2
      case 0x20E3 where base.value < 0x7F && base.properties.isEmoji: return 2
      case 0x1F3FB...0x1F3FF where base.properties.isEmoji: return 2
      case 0x1F1E6...0x1F1FF where isRegionalIndicator(base): return 2
      case _
      where afterJoiner && scalar.value > 0x7F && scalar.properties.isEmoji
        && base.properties.isEmoji:
        return 2
      default: sum += ScalarWidth.of(scalar.value)
      }
      afterJoiner = scalar.value == 0x200D
    }
    return min(sum, 2)
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
