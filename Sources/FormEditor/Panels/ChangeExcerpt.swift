/// Two long texts cut down to where they differ, so that the change itself is in sight.
struct ChangeExcerpt: Equatable {
  var before: String
  var after: String

  /// Texts of up to `length` characters stay whole. Of what both share at the front, `head` characters stay
  /// besides those next to the change.
  init(_ before: String, _ after: String, longerThan length: Int, head: Int = 0) {
    self.before = before
    self.after = after
    let old = Array(before)
    let new = Array(after)
    guard max(old.count, new.count) > length else { return }
    let shorter = min(old.count, new.count)
    let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let most = shorter - prefix
    let suffix = (0..<most).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? most
    self.before = Self.cut(old, prefix: prefix, suffix: suffix, head: head)
    self.after = Self.cut(new, prefix: prefix, suffix: suffix, head: head)
  }

  /// Number of shared characters that are kept on either side of the change.
  private static let nearby = 16

  private static func cut(_ text: [Character], prefix: Int, suffix: Int, head: Int) -> String {
    var front = text[..<prefix]
    var start = ""
    if prefix > head + nearby + 1 {
      start = String(front.prefix(head)) + "…"
      front = front.suffix(nearby)
    }
    let back = text[(text.count - suffix)...]
    let end = suffix > nearby + 1 ? String(back.prefix(nearby)) + "…" : String(back)
    return start + String(front) + String(text[prefix..<(text.count - suffix)]) + end
  }
}
