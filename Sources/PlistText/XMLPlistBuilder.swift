import SourceText
import Texts

/// Builds the value from the elements of an XML property list, in the order they open and close.
struct XMLPlistBuilder {
  struct OpenElement: Sendable {
    var element: XMLPlistElement
    var position: SourcePosition
    var tag: Range<Int>
    var text = ""
    /// Contents of `<plist>` or `<array>`.
    var items: [PlistNode] = []
    var entries: [PlistEntry] = []
    /// The key of a `<dict>` without a value so far.
    var key: (name: String, position: SourcePosition, element: Range<Int>)?

    /// `<dict> opened at 3:5`.
    func text(in texts: Texts) -> String { texts.openedAt(element.tag, position.words) }
  }

  let allowsBareRoot: Bool
  /// Receiver of the values in place of a tree, which then has only the root; nil to build
  /// the tree.
  private let receiver: (any PlistReceiver)?
  private(set) var stack: [OpenElement] = []
  /// Root value; set at `</plist>`, or at the end of a root without `<plist>`.
  private(set) var root: PlistNode?

  init(allowsBareRoot: Bool = false, receiver: (any PlistReceiver)? = nil) {
    self.allowsBareRoot = allowsBareRoot
    self.receiver = receiver
  }

  mutating func open(
    _ name: String, at position: SourcePosition, tag: Range<Int>
  ) throws(PlistSyntaxError) {
    guard let element = XMLPlistElement(rawValue: name) else {
      throw unknownElement(name, at: position)
    }
    try checkNesting(of: element, at: position)
    // The root `<plist>` is not a container of the value.
    guard stack.count <= PlistParser.maximumDepth || !element.isContainer else {
      throw PlistSyntaxError(at: position) {
        $0.elementDeeper(element.tag, than: PlistParser.maximumDepth)
      }
    }
    if element == .dict || element == .array {
      receiver?.begin(isArray: element == .array, key: waitingKey)
    }
    stack.append(OpenElement(element: element, position: position, tag: tag))
  }

  var takesText: Bool {
    guard let last = stack.indices.last else { return false }
    return !stack[last].element.isContainer
  }

  mutating func add(text: String) {
    guard let last = stack.indices.last else { return }
    stack[last].text += text
  }

  /// The error for text between elements; nil for white space.
  func error(of text: String, at position: SourcePosition) -> PlistSyntaxError? {
    guard let innermost = stack.last, !text.unicodeScalars.allSatisfy(\.isXMLSpace) else {
      return nil
    }
    let shown = String(text.trimmedXMLSpace.prefix(30))
    return PlistSyntaxError(at: position) {
      $0.textBetween(shown, in: innermost.text(in: $0))
    }
  }

  /// Closes the innermost element; the end tag of an element with one tag is empty, at its end.
  mutating func close(tag: Range<Int>) throws(PlistSyntaxError) {
    guard let closed = stack.popLast() else { return }
    switch closed.element {
    case .plist:
      guard let value = closed.items.first else {
        throw PlistSyntaxError(at: closed.position) {
          $0.plistHoldsNoValue(expected: XMLPlistElement.valueTags)
        }
      }
      root = value
    case .key:
      stack[stack.count - 1].key = (
        closed.text, closed.position, closed.tag.lowerBound..<tag.upperBound
      )
    case .dict:
      if let key = closed.key {
        throw PlistSyntaxError(at: key.position) {
          $0.keyHasNoValue(key.name, in: closed.text(in: $0))
        }
      }
      add(.dictionary(closed.entries), of: closed, end: tag)
    case .array:
      add(.array(closed.items), of: closed, end: tag)
    default:
      let content = try PlistScalar.content(
        of: closed.element, text: closed.text, at: closed.position)
      add(content, of: closed, end: tag)
    }
  }

  /// Drops the key without a value of the innermost `<dict>`; false if there is none.
  mutating func forgetKey() -> Bool {
    guard let last = stack.indices.last, stack[last].key != nil else { return false }
    stack[last].key = nil
    return true
  }

  private mutating func add(_ content: PlistContent, of closed: OpenElement, end: Range<Int>) {
    let element = closed.tag.lowerBound..<end.upperBound
    let inside = closed.tag.upperBound..<end.lowerBound
    if content.isContainer {
      receiver?.end(element: element, inside: inside)
    } else {
      receiver?.single(content, key: waitingKey, element: element, inside: inside)
    }
    add(
      PlistNode(content: content, position: closed.position, element: element, inside: inside))
  }

  private var waitingKey: PlistReceiver.Key? {
    stack.last?.key.map { ($0.name, $0.element) }
  }

  private mutating func add(_ value: PlistNode) {
    let parent = stack.count - 1
    guard parent >= 0 else {
      root = value
      return
    }
    // With a receiver only the root is kept.
    let isKept = receiver == nil || stack[parent].element == .plist
    if let key = stack[parent].key {
      stack[parent].key = nil
      guard isKept else { return }
      stack[parent].entries.append(
        PlistEntry(
          key: key.name, keyPosition: key.position, keyElement: key.element, value: value))
    } else if isKept {
      stack[parent].items.append(value)
    }
  }
}

extension Unicode.Scalar {
  var isXMLSpace: Bool { self == " " || self == "\n" || self == "\t" || self == "\r" }
}

extension String {
  var trimmedXMLSpace: Substring {
    let start = unicodeScalars.drop(while: \.isXMLSpace)
    guard let last = start.lastIndex(where: { !$0.isXMLSpace }) else { return Substring(start) }
    return Substring(start[...last])
  }
}
