import Texts

/// Finds the records of a file and validates all of it, in steps, while the file is still arriving.
///
/// Feed it longer and longer beginnings of one file: `advance` goes on where it stopped. A record
/// is taken once what follows it has been seen.
package struct RecordIndexer: Sendable {
  enum Phase { case start, elements, lines, tail, done }

  /// Where the array of records is; empty for the root.
  package let recordsPath: [JSONStep]
  let isNamedLines: Bool
  var phase = Phase.start
  /// How records are arranged in the file.
  package var layout = RecordLayout.array
  /// Where they are.
  package var ranges = RecordRanges()
  /// Broken lines, by the record's number.
  package var faults = RecordFaults()
  /// Where the array's brackets stand.
  package var openBracket = 0
  /// Where the bracket is that ends the array of records.
  package var closeBracket = 0
  /// Everything before is validated.
  var position = 0
  /// Whether a character beyond ASCII is written as it is.
  package var hasRawNonASCII = false
  /// Whether one is written as an escape.
  package var hasEscapedNonASCII = false
  /// Below this many bytes another try at what was cut short is not worth it.
  private var worthwhile = 0
  /// How many members of each step's name to pass over, because later ones of that name win.
  var passedOver: [Int]
  /// Whether each step was found to lead into an object.
  var entersObject: [Bool]

  /// `name` shows JSON Lines by `.jsonl` and `.ndjson`.
  package init(name: String, recordsPath: [JSONStep] = []) {
    self.recordsPath = recordsPath
    isNamedLines = [".jsonl", ".ndjson"].contains {
      name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    passedOver = Array(repeating: 0, count: recordsPath.count)
    entersObject = Array(repeating: true, count: recordsPath.count)
  }

  /// How many records were found so far.
  package var count: Int { ranges.count }
  /// Whether all of the file was seen and is valid.
  package var isComplete: Bool { phase == .done }
  /// How many bytes from the start were validated, for tests of cost.
  package var validatedBytes: Int { position }

  /// Goes on over `bytes`, the file's beginning as far as it is known (all of it: `isWhole`), and
  /// stops early when `limit` records are found.
  ///
  /// O(new bytes). After an error the indexer is of no further use, but the records found stay.
  package mutating func advance(
    over bytes: UnsafeRawBufferPointer, isWhole: Bool, upTo limit: Int = .max
  ) throws(JSONSyntaxError) {
    guard isWhole || bytes.count >= worthwhile else { return }
    var scanner = JSONScanner(bytes)
    do {
      while phase != .done, ranges.count < limit || phase == .tail {
        switch phase {
        case .start: try begin(&scanner, isWhole: isWhole)
        case .elements: try takeElements(&scanner, upTo: limit)
        case .lines:
          guard takeLines(bytes, isWhole: isWhole, upTo: limit) else { return }
        case .tail: try finish(&scanner, isWhole: isWhole)
        case .done: break
        }
      }
    } catch let fault as JSONFault {
      guard isWhole || !fault.isAtEnd else {
        worthwhile = bytes.count + (bytes.count - position)
        return
      }
      throw JSONSyntaxError(fault, in: bytes, unit: .file)
    } catch {
      throw error as? JSONSyntaxError
        ?? JSONSyntaxError(offset: position, message: Sentence(verbatim: String(describing: error)))
    }
  }

  /// Takes over what a scanner learned about the file's escapes.
  mutating func learn(from scanner: JSONScanner) {
    hasRawNonASCII = hasRawNonASCII || scanner.hasRawNonASCII
    hasEscapedNonASCII = hasEscapedNonASCII || scanner.hasEscapedNonASCII
  }

  private mutating func takeElements(
    _ scanner: inout JSONScanner, upTo limit: Int
  ) throws(JSONFault) {
    defer { learn(from: scanner) }
    let depth = recordsPath.count + 1
    while ranges.count < limit {
      let start = scanner.skipSpace(position)
      let end = try scanner.endOfValue(at: start, depth: depth)
      let next = scanner.skipSpace(end)
      guard next < scanner.count else { throw scanner.fault(.commaOrBracket, next) }
      switch scanner.byte(next) {
      case 0x2C:
        ranges.append(start..<end)
        position = next + 1
      case 0x5D:
        ranges.append(start..<end)
        closeBracket = next
        position = next + 1
        phase = .tail
        return
      default: throw scanner.fault(.commaOrBracket, next)
      }
    }
  }
}
