import SourceText
import Texts

extension XMLPlistBuilder {
  /// Throws if `element` is not allowed inside the innermost open element.
  func checkNesting(
    of element: XMLPlistElement, at position: SourcePosition
  ) throws(PlistSyntaxError) {
    let problem: Sentence? =
      if let parent = stack.last {
        problemInside(parent, of: element)
      } else if element != .plist, !(allowsBareRoot && element != .key) {
        Sentence { $0.rootIsElement(element.tag) }
      } else {
        nil
      }
    guard let problem else { return }
    let isSecondRoot =
      stack.last?.element == .plist && stack.last?.items.isEmpty == false && element != .key
      && element != .plist
    throw PlistSyntaxError(
      position: position, message: problem, advice: isSecondRoot ? Sentence { $0.oneRoot } : nil)
  }

  /// The error for an unknown element, with a suggestion.
  func unknownElement(_ name: String, at position: SourcePosition) -> PlistSyntaxError {
    let shown = String(name.prefix(40))
    guard let parent = stack.last else {
      return PlistSyntaxError(at: position) { $0.rootIsUnknown(shown) }
    }
    guard parent.element.isContainer else {
      return PlistSyntaxError(at: position) { $0.elementInText(shown, parent.text(in: $0)) }
    }
    let meant = XMLPlistElement.nearest(to: name)
    let tags = (parent.element == .dict ? "<key> " : "") + XMLPlistElement.valueTags
    return PlistSyntaxError(at: position) { texts in
      let meant = meant.map { $0 == .true ? texts.trueOrFalseTag : $0.tag }
      return texts.unknownElement(shown, expected: tags, meant: meant)
    }
  }

  private func problemInside(_ parent: OpenElement, of element: XMLPlistElement) -> Sentence? {
    if element == .plist { return Sentence { $0.plistInside(parent.text(in: $0)) } }
    switch parent.element {
    case .plist:
      if element == .key { return Sentence { $0.keyOutside } }
      guard let first = parent.items.first else { return nil }
      return Sentence {
        $0.secondValue(element.tag, first: first.kind(in: $0), at: first.position.words)
      }
    case .array:
      return element == .key
        ? Sentence { $0.keyInside(parent.text(in: $0)) } : nil
    case .dict:
      return problemInsideDictionary(parent, of: element)
    default:
      return Sentence { texts in
        let words = parent.text(in: texts)
        return parent.element == .true || parent.element == .false
          ? texts.elementInEmpty(element.tag, words)
          : texts.elementInside(element.tag, words, closing: "</\(parent.element.rawValue)>")
      }
    }
  }

  private func problemInsideDictionary(
    _ parent: OpenElement, of element: XMLPlistElement
  ) -> Sentence? {
    switch (parent.key, element) {
    case (let key?, .key):
      Sentence { $0.keyWithoutValue(key.name, at: key.position.words) }
    case (nil, .key), (.some, _):
      nil
    case (nil, _):
      Sentence { $0.elementWithoutKey(element.tag, in: parent.text(in: $0)) }
    }
  }
}
