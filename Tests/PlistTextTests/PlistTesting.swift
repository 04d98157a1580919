import PlistText
import SourceText

/// The first fault of a text as `line:column: message`, or the value where there is none.
func fault(_ text: String) -> String { fault(Array(text.utf8)) }

/// The first fault of a file as `line:column: message`, or the value where there is none.
func fault(_ bytes: [UInt8]) -> String {
  do throws(PlistSyntaxError) {
    return "no fault: " + outline(try parse(bytes).root)
  } catch {
    return "\(error.position.line):\(error.position.column): \(error.message)"
  }
}

/// Reads a file.
func parse(
  _ bytes: [UInt8]
) throws(PlistSyntaxError) -> (root: PlistNode, format: PlistFormat) {
  try PlistParser.parse(SourceText(name: "test.plist", buffer: ByteBuffer(bytes)))
}

/// Reads a text and gives its value only.
func value(_ text: String) throws(PlistSyntaxError) -> PlistNode {
  try parse(Array(text.utf8)).root
}

/// An XML property list around a value, which begins at 1:22.
func xml(_ body: String) -> String { "<plist version=\"1.0\">" + body + "</plist>" }

/// A value in one line, types told apart; with `positions`, each value and key followed by its
/// position.
func outline(_ node: PlistNode, positions: Bool = false) -> String {
  func positionText(_ position: SourcePosition) -> String {
    positions ? "@\(position.line):\(position.column)" : ""
  }
  let content: String =
    switch node.content {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .bigInteger(let text): "big \(text)"
    case .real(let number): "real \(number)"
    case .bool(let value): "\(value)"
    case .date(let text): "date \(text)"
    case .data(let bytes): "data \(bytes)"
    case .uid(let number): "uid \(number)"
    case .array(let items):
      "(" + items.map { outline($0, positions: positions) }.joined(separator: ", ") + ")"
    case .dictionary(let entries):
      "{"
        + entries.map {
          "\($0.key)\(positionText($0.keyPosition)) = \(outline($0.value, positions: positions))"
        }.joined(separator: "; ") + "}"
    }
  return content + positionText(node.position)
}

/// A small generator of random numbers (SplitMix64), the same on every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
