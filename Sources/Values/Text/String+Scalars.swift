extension String {
  /// The text of some scalars; fast for ASCII, the usual case of names.
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
