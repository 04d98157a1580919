import Values

/// Labels of an object's members: the words of their names, or the names if several would have the same label.
struct MemberLabels {
  private var counts: [String: Int] = [:]

  init(of members: [MemberSurvey]) {
    for member in members { counts[Words.label(from: member.name), default: 0] += 1 }
  }

  /// The label of a member. A name that equals its label in words reserves the label.
  func label(of name: String) -> String {
    let label = Words.label(from: name)
    return counts[label, default: 0] > 1 && !Words.trimmed(name).isEmpty ? name : label
  }
}
