/// The role of a cluster in line breaking: the part of UAX #14 that matters in a field.
enum ClusterRole {
  case word, wide, space, opening, closing, lineBreak
  /// Punctuation of one column, which is a part of the word that it touches and keeps to wide text like its
  /// full-width form: `)` closes a word, `(` opens one.
  case wordOpening, wordClosing

  init(_ cluster: Cluster) {
    guard let first = cluster.bytes.first else {
      self = .word
      return
    }
    if first == 0x0A || (first == 0x0D && cluster.bytes.count == 2) {
      self = .lineBreak
    } else if cluster.visibleForm != nil {
      self = .word
    } else if cluster.bytes.count == 1 {
      self = Self(printable: first)
    } else {
      let isWide = cluster.width == 2
      let text = Self.mayBeListed(cluster) ? String(decoding: cluster.bytes, as: UTF8.self) : ""
      if Self.closers.contains(text) {
        self = isWide ? .closing : .wordClosing
      } else if Self.openers.contains(text) {
        self = isWide ? .opening : .wordOpening
      } else {
        self = isWide ? .wide : .word
      }
    }
  }

  /// The role of a printable ASCII character.
  init(printable byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case " ": self = .space
    case "(", "[", "{": self = .wordOpening
    case ")", "]", "}", ",", ".", ":", ";", "!", "?", "%": self = .wordClosing
    default: self = .word
    }
  }

  func allowsBreak(before next: ClusterRole) -> Bool {
    switch (self, next) {
    case (_, .closing), (_, .wordClosing), (.opening, _), (.wordOpening, _), (.space, _): false
    default: self == .wide || self == .closing || next == .wide || next == .opening
    }
  }

  /// True if a cluster's first bytes occur in the tables below, as no ideograph's do.
  private static func mayBeListed(_ cluster: Cluster) -> Bool {
    guard cluster.bytes.count == 3, let first = cluster.bytes.first else { return false }
    return first == 0xE2 || first == 0xE3 || first == 0xEF
  }

  // Not at the beginning, and not at the end of a line (kinsoku shori).
  private static let closers: Set<String> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "］", "｝", "」", "』", "】", "〕", "〗", "〉", "》", "〟",
    "ー", "々",
    "％", "”", "’", "…", "‥",
  ]
  private static let openers: Set<String> = [
    "（", "［", "｛", "「", "『", "【", "〔", "〖", "〈", "《", "〝", "￥", "“", "‘",
  ]
}
