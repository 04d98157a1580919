import CLinux
import Screen

/// Clusters to which curses and the terminal are certain to give the columns that we do.
enum ClusterTrust {
  /// curses keeps a base and its combining marks in one cell if the C library's widths add up to the cluster's. Emoji
  /// are excluded: terminals disagree about them more than about anything else.
  static func isSafe(_ cluster: some Sequence<Unicode.Scalar>, width: Int) -> Bool {
    var count = 0
    for scalar in cluster {
      if scalar.value == 0x200D || scalar.value == 0xFE0F || isDisputed(scalar) { return false }
      guard clinux_wcwidth(scalar.value) == (count == 0 ? width : 0) else { return false }
      count += 1
    }
    return count > 0 && count <= 5
  }

  /// An upper limit of the cluster's columns on a terminal that doesn't know grapheme clusters.
  static func widestReading(of cluster: String) -> Int {
    cluster.unicodeScalars.reduce(0) { sum, scalar in
      let width = clinux_wcwidth(scalar.value)
      return sum + (width < 0 || isDisputed(scalar) ? 2 : Int(width))
    }
  }

  private static func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x2300: false
    case 0x1F000..<0x20000, 0x4DC0...0x4DFF: true
    case 0x2E80..<0xFE00: false
    default: scalar.properties.isEmojiPresentation
    }
  }
}
