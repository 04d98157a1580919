import Texts

/// Finds the records of a file and validates all of it, in steps, while the file is still arriving.
///
/// Call `advance` with longer and longer beginnings of one file: it continues where it stopped. A record is complete
/// once the bytes after it have been seen.
package struct RecordIndexer: Sendable {
  enum Phase { case start, elements, lines, tail, done }

  /// The path of the array of records; empty for the root.
  package let recordsPath: [JSONStep]
  let isNamedLines: Bool
  var phase = Phase.start
  package var layout = RecordLayout.array
  package var ranges = RecordRanges()
  /// Faults of lines, by record number.
  package var faults = RecordFaults()
  package var openBracket = 0
  package var closeBracket = 0
  /// Offset before which all bytes are validated.
  var position = 0
  package var hasRawNonASCII = false
  package var hasEscapedNonASCII = false
  /// Minimum number of bytes for which retrying an incomplete item is worthwhile.
  private var worthwhile = 0
  /// Number of members to skip for each step, since later ones of its name count.
  var passedOver: [Int]
  /// Indexed by step of `recordsPath`: true if the step leads into an object.
  var entersObject: [Bool]

  /// The endings `.jsonl` and `.ndjson` of `name` mean JSON Lines.
  package init(name: String, recordsPath: [JSONStep] = []) {
    self.recordsPath = recordsPath
    isNamedLines = [".jsonl", ".ndjson"].contains {
      name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    passedOver = Array(repeating: 0, count: recordsPath.count)
    entersObject = Array(repeating: true, count: recordsPath.count)
  }

  package var count: Int { ranges.count }
  package var isComplete: Bool { phase == .done }
  /// Number of validated bytes, for tests of cost.
  package var validatedBytes: Int { position }

  /// Continues over `bytes`, the known beginning of the file (the whole file if `isWhole`), and stops early at
  /// `limit` records.
  ///
  /// O(new bytes). After an error the indexer can't continue, but the records found stay.
  package mutating func advance(
    over bytes: UnsafeRawBufferPointer, isWhole: Bool, upTo limit: Int = .max
  ) throws(JSONSyntaxError) {
    guard isWhole || bytes.count >= worthwhile else { return }
    var scanner = JSONScanner(bytes)
    do {
      while phase != .done, ranges.count < limit || phase == .tail {
        switch phase {
        case .start: try begin(&scanner, isWhole: isWhole)
        case .elements: try readElements(&scanner, upTo: limit)
        case .lines:
          guard readLines(bytes, isWhole: isWhole, upTo: limit) else { return }
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

  mutating func learn(from scanner: JSONScanner) {
    hasRawNonASCII = hasRawNonASCII || scanner.hasRawNonASCII
    hasEscapedNonASCII = hasEscapedNonASCII || scanner.hasEscapedNonASCII
  }

  private mutating func readElements(
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
