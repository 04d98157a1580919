extension String {
  /// The first line; behind it an ellipsis where there are more.
  package var firstLine: String {
    guard let end = firstIndex(where: \.isNewline) else { return self }
    return self[end...].allSatisfy(\.isNewline) ? String(self[..<end]) : self[..<end] + " …"
  }
}
