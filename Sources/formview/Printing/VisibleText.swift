import Screen

/// Text made safe for a terminal: control and bidirectional characters in visible forms.
enum VisibleText {
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { needsCare($0.value) }) else { return text }
    var visible = ""
    for cluster in text { visible += DisplayText.visibleForm(of: cluster) ?? String(cluster) }
    return visible
  }

  /// Whether a scalar may have a visible form: controls, and general punctuation, where the bidi ones are.
  private static func needsCare(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F..<0xA0).contains(scalar) || (0x2000..<0x2070).contains(scalar)
      || scalar == 0x061C || scalar == 0xFEFF
  }
}
