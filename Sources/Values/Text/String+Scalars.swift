extension String {
  /// The text of some scalars; quick for ASCII, which names mostly are.
  package init(scalars: ArraySlice<Unicode.Scalar>) {
    if scalars.allSatisfy(\.isASCII) {
      self = String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
    } else {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      self = String(view)
    }
  }
}
