import SourceText
import Texts

/// JSON with comments and trailing commas. Both are blank in a copy of the same length, which is JSON, so that all offsets
/// are those of the text.
package struct CommentedJSON {
  /// The copy.
  package let json: ByteBuffer
  /// The value, without what is around it.
  package let root: Range<Int>
  /// True if all characters of strings beyond ASCII are escapes, and there are some.
  package let escapesNonASCII: Bool

  /// A UTF-8 text, possibly with a byte order mark. O(bytes).
  package init(_ text: UnsafeRawBufferPointer) throws(JSONSyntaxError) {
    let blanked = try BlankedJSON(text)
    json = blanked.buffer
    var scanner = JSONScanner(json.bytes)
    do throws(JSONFault) {
      root = try Self.root(&scanner)
    } catch {
      throw blanked.error(error, in: text)
    }
    escapesNonASCII = scanner.hasEscapedNonASCII && !scanner.hasRawNonASCII
  }

  private static func root(_ scanner: inout JSONScanner) throws(JSONFault) -> Range<Int> {
    let hasMark =
      scanner.count >= 3 && scanner.byte(0) == 0xEF && scanner.byte(1) == 0xBB
      && scanner.byte(2) == 0xBF
    let start = scanner.skipSpace(hasMark ? 3 : 0)
    guard start < scanner.count else { throw scanner.fault(.value, start) }
    let end = try scanner.endOfValue(at: start, depth: 0)
    let next = scanner.skipSpace(end)
    guard next == scanner.count else { throw scanner.fault(.endOfText, next) }
    return start..<end
  }

  /// True if a text that is not JSON from an offset on may be JSON with comments and trailing commas: a comment is
  /// there, or a bracket after a comma. O(white space before it).
  package static func isSuggested(by offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    guard offset < text.count else { return false }
    switch text[offset] {
    case UInt8(ascii: "/"):
      // The rest may not have been read.
      return offset + 1 == text.count || JSONComments.end(in: text, from: offset) != nil
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return text[..<offset].last { !JSONCursor.isSpace($0) } == UInt8(ascii: ",")
    default: return false
    }
  }

  /// True if the beginning of a text, without leading white space, is an object with a member or a list, and there is a
  /// comment or a trailing comma. O(bytes).
  package static func isRecognized(_ head: UnsafeRawBufferPointer) -> Bool {
    guard let first = head.first, "{[/".utf8.contains(first),
      let blanked = try? BlankedJSON(head, isWhole: false), blanked.hasChanges
    else { return false }
    return withExtendedLifetime(blanked.buffer) { isBeginning($0.bytes) }
  }

  /// True for the beginning of an object with a member, or of a list.
  private static func isBeginning(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let json = bytes.drop(while: JSONCursor.isSpace)
    guard JSONHead.hasMember(json) || JSONHead.hasList(json) else { return false }
    var scanner = JSONScanner(UnsafeRawBufferPointer(rebasing: json))
    do throws(JSONFault) {
      _ = try scanner.endOfValue(at: 0, depth: 0)
      return true
    } catch {
      return error.isAtEnd
    }
  }
}

/// A copy of a text in which comments and trailing commas are blank.
private struct BlankedJSON {
  let buffer: ByteBuffer
  private var comments: [Range<Int>] = []
  private(set) var hasChanges = false

  /// `isWhole`: false for the beginning of a text, which may end in a comment.
  init(_ text: UnsafeRawBufferPointer, isWhole: Bool = true) throws(JSONSyntaxError) {
    var comments: [Range<Int>] = []
    var hasTrailingComma = false
    let cursor = JSONCursor(text, end: text.count)
    buffer = ByteBuffer(capacity: text.count) { copy in
      copy.copyMemory(from: text)
      var (offset, token): (Int, UInt8) = (0, 0)
      // A comma after a value, which is a trailing one if a bracket follows.
      var comma: Int?
      while offset < text.count {
        let byte = text[offset]
        switch byte {
        case UInt8(ascii: "\""): offset = cursor.endOfString(offset)
        case 0x20, 0x0A, 0x0D, 0x09:
          offset += 1
          continue
        case UInt8(ascii: "/"):
          if let end = JSONComments.end(in: text, from: offset) {
            for index in offset..<end where !JSONCursor.isSpace(text[index]) { copy[index] = 0x20 }
            comments.append(offset..<end)
            offset = end
            continue
          }
          offset += 1
        case UInt8(ascii: ","):
          comma = "{[,:\0".utf8.contains(token) ? nil : offset
          offset += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          if token == UInt8(ascii: ","), let comma {
            copy[comma] = 0x20
            hasTrailingComma = true
          }
          offset += 1
        default: offset += 1
        }
        token = byte
      }
      return text.count
    }
    self.comments = comments
    hasChanges = hasTrailingComma || !comments.isEmpty
    if isWhole, let last = comments.last, Self.isOpen(last, in: text) {
      throw JSONSyntaxError(
        offset: last.lowerBound, message: Sentence { $0.commentHasNoEnd })
    }
  }

  /// True for a comment that lacks its `*/`.
  private static func isOpen(_ comment: Range<Int>, in text: UnsafeRawBufferPointer) -> Bool {
    text[comment.lowerBound + 1] == UInt8(ascii: "*")
      && (comment.count < 4 || !text[comment].suffix(2).elementsEqual("*/".utf8))
  }

  /// The error for a fault of the copy, as people see it in the text.
  func error(_ fault: JSONFault, in text: UnsafeRawBufferPointer) -> JSONSyntaxError {
    if fault.kind == .endOfText, fault.offset < text.count, text[fault.offset] == UInt8(ascii: "{"),
      let comment = comments.first
    {
      return JSONSyntaxError(
        offset: comment.lowerBound, message: Sentence { $0.jsonLinesHaveNoComments })
    }
    if let comment = comments.first(where: {
      $0.contains(fault.offset) || splits($0, fault, in: text)
    }) {
      return JSONSyntaxError(
        offset: comment.lowerBound, message: Sentence { $0.commentInsideValue })
    }
    return JSONSyntaxError(fault, in: text, unit: .file)
  }

  /// True if a comment is between the parts of what may be one word or number: `12/* */34`.
  private func splits(
    _ comment: Range<Int>, _ fault: JSONFault, in text: UnsafeRawBufferPointer
  ) -> Bool {
    func isWord(_ offset: Int) -> Bool {
      text.indices.contains(offset)
        && (JSONScanner.isLetter(text[offset]) || (0x2B...0x39).contains(text[offset]))
        && text[offset] != UInt8(ascii: ",") && text[offset] != UInt8(ascii: "/")
    }
    return isWord(comment.lowerBound - 1) && isWord(comment.upperBound)
      && (fault.offset == comment.upperBound
        || fault.kind == .literal && (fault.offset..<comment.lowerBound).allSatisfy(isWord))
  }
}
