import SourceText

/// Where an element may stand.
extension XMLPlistBuilder {
  /// Throws where `element` may not stand inside the innermost open element.
  func checkPlace(
    of element: XMLPlistElement, at position: SourcePosition
  ) throws(PlistSyntaxError) {
    let problem: String? =
      if let parent = stack.last {
        problemInside(parent, of: element)
      } else if element != .plist {
        "the root element is \(element.tag), not <plist>; "
          + "try <plist version=\"1.0\">\(element.tag)…</plist>"
      } else {
        nil
      }
    if let problem { throw PlistSyntaxError(position: position, message: problem) }
  }

  /// Says that a property list has no such element, and which one may be meant.
  func unknownElement(_ name: String, at position: SourcePosition) -> PlistSyntaxError {
    let shown = name.prefix(40)
    guard let parent = stack.last else {
      return PlistSyntaxError(
        position: position,
        message: "the root element is <\(shown)>, not <plist>; this is not a property list")
    }
    guard parent.element.isContainer else {
      return PlistSyntaxError(
        position: position,
        message: "<\(shown)> is inside \(parent.words), which holds no elements; "
          + "in text, write &lt; for <")
    }
    let advice =
      if let meant = XMLPlistElement.nearest(to: name) {
        "; try \(meant == .true ? "<true/> or <false/>" : meant.tag)"
      } else {
        ""
      }
    let key = parent.element == .dict ? " <key>" : ""
    return PlistSyntaxError(
      position: position,
      message: "unknown element <\(shown)>; expected one of\(key) \(XMLPlistElement.valueTags)"
        + advice)
  }

  private func problemInside(_ parent: OpenElement, of element: XMLPlistElement) -> String? {
    if element == .plist {
      return "<plist> is inside \(parent.words); it may only be the root"
    }
    switch parent.element {
    case .plist:
      if element == .key { return "<key> is outside of a <dict>" }
      guard let first = parent.items.first else { return nil }
      return "<plist> holds a second value, this \(element.tag); the first is the \(first.kind) "
        + "at \(first.position.words); put both into one <array> or <dict>"
    case .array:
      return element == .key
        ? "<key> is inside \(parent.words); keys belong into a <dict>" : nil
    case .dict:
      return problemInsideDictionary(parent, of: element)
    default:
      return "\(element.tag) is inside \(parent.words), which holds "
        + (parent.element == .true || parent.element == .false
          ? "nothing" : "only text; is </\(parent.element.rawValue)> missing?")
    }
  }

  private func problemInsideDictionary(
    _ parent: OpenElement, of element: XMLPlistElement
  ) -> String? {
    switch (parent.key, element) {
    case (let key?, .key):
      "the key \"\(key.name)\" at \(key.position.words) has no value: another <key> follows"
    case (nil, .key), (.some, _):
      nil
    case (nil, _):
      "\(element.tag) has no <key> before it in the \(parent.words)"
    }
  }
}
