import SourceText

extension DraftRow {
  /// Runs a check of the row, for one of several shapes in each of them.
  ///
  /// The shapes share the row's own keys: what is of use to one of them needs to be of none to the others.
  package func checkShapes(_ check: (DraftRow) -> Void) {
    guard !variants.isEmpty else { return check(self) }
    let diagnostics = context.decoding.diagnostics
    let found = variants.map { variant in diagnostics.found { check(variant.row) } }
    for (index, findings) in found.enumerated() {
      for finding in findings where !isOnUse(finding) || index == 0 && found.areUnanimous(finding) {
        diagnostics.add(finding)
      }
    }
  }

  /// True for a finding on the use of a key that the shapes share.
  private func isOnUse(_ finding: Diagnostic) -> Bool {
    guard finding.code.isOnUse, finding.file == reference.file ?? context.file,
      let position = finding.position
    else { return false }
    let entry = reader.entries.filter { $0.keyPosition <= position }
      .max { $0.keyPosition < $1.keyPosition }
    return entry?.key != "variants"
  }
}

extension [[Diagnostic]] {
  /// True if a finding is one of each shape.
  fileprivate func areUnanimous(_ finding: Diagnostic) -> Bool {
    allSatisfy { findings in
      findings.contains { $0.code == finding.code && $0.position == finding.position }
    }
  }
}

extension DiagnosticCode {
  /// True if it says that a key, which may be right elsewhere, does not suit the row's values.
  fileprivate var isOnUse: Bool {
    switch self {
    case .F107, .W108, .F304, .W402, .W404, .W406: true
    default: false
    }
  }
}
