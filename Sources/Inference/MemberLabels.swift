import Values

/// The labels of an object's members: the words of their names, or the names where several would have the same label.
struct MemberLabels {
  private var counts: [String: Int] = [:]

  init(of members: [MemberSurvey]) {
    for member in members { counts[Words.label(from: member.name), default: 0] += 1 }
  }

  /// The label of one of them. A label in words is its own label, so that no name can be that of another member.
  func label(of name: String) -> String {
    let label = Words.label(from: name)
    return counts[label, default: 0] > 1 && !Words.trimmed(name).isEmpty ? name : label
  }
}
