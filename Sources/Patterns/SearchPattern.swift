/// A pattern that is looked for anywhere in a text, to replace what it matches: in the language of `RowPattern`, and with
/// bounded work.
package final class SearchPattern: @unchecked Sendable {
  package let source: String
  private let program: PatternProgram

  /// The result of replacing all matches in a text.
  package enum Replaced: Hashable, Sendable {
    case text(String, matches: Int)
    /// The replacement names a group that the pattern doesn't have.
    case unknownGroup(String)
    /// The work or the result exceeded its limit.
    case notJudged
  }

  /// Compiles `source` (PCRE2 syntax, ICU's `\uHHHH` understood).
  package init(_ source: String) throws(PatternSyntaxError) {
    self.source = source
    let text = PatternText(source, multiline: false, extent: .searched)
    // By itself first: `a)|(b` would be valid inside another group.
    _ = try RowPattern(source)
    do {
      program = try PatternProgram(text.bytes, options: [], matchesWholeText: false)
    } catch {
      throw PatternSyntaxError(offset: text.sourceOffset(of: error.offset), message: error.message)
    }
  }

  /// The text with each match replaced. O(limits), for any pattern.
  package func replacing(
    in text: String, with replacement: String, mostMatches: Int, mostBytes: Int
  ) -> Replaced {
    let parts: [ReplacementPart]
    switch ReplacementPart.all(in: replacement, groups: program.groups) {
    case .success(let found): parts = found
    case .failure(let group): return .unknownGroup(group.name)
    }
    let bytes = Array(text.utf8)
    var search = PatternSearch(program)
    var result: [UInt8] = []
    var (position, copied, matches, mayBeEmpty) = (0, 0, 0, true)
    while position <= bytes.count {
      switch search.next(in: bytes, from: position, mayBeEmpty: mayBeEmpty) {
      case .limited: return .notJudged
      case .none: position = bytes.count + 1
      case .match(let groups):
        let match = groups[0]
        matches += 1
        result += bytes[copied..<match.lowerBound]
        for part in parts { part.append(to: &result, groups, of: bytes) }
        guard matches <= mostMatches, result.count <= mostBytes else { return .notJudged }
        (position, copied, mayBeEmpty) = (match.upperBound, match.upperBound, !match.isEmpty)
      }
    }
    result += bytes[copied...]
    return .text(String(decoding: result, as: UTF8.self), matches: matches)
  }
}

/// A piece of a replacement: a text, or what a group has matched.
private enum ReplacementPart {
  case text([UInt8])
  case group(Int)

  struct UnknownGroup: Error { let name: String }

  /// `$1`, `${12}` and `${name}` are groups, `$$` is a dollar sign, and so is one before anything else.
  static func all(
    in text: String, groups: PatternGroups
  ) -> Result<[ReplacementPart], UnknownGroup> {
    var parts: [ReplacementPart] = []
    var rest = Array(text.utf8)[...]
    var plain: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "$"), let next = rest.first else {
        plain.append(byte)
        continue
      }
      var name: [UInt8]?
      if next == UInt8(ascii: "$") {
        rest.removeFirst()
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= next {
        name = [rest.removeFirst()]
      } else if next == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) {
        name = Array(rest[(rest.startIndex + 1)..<end])
        rest = rest[(end + 1)...]
      }
      guard let name else {
        plain.append(byte)
        continue
      }
      let group = String(decoding: name, as: UTF8.self)
      guard let number = groups.number(of: group) else {
        return .failure(UnknownGroup(name: "$" + (name.count == 1 ? group : "{\(group)}")))
      }
      parts += [.text(plain), .group(number)]
      plain = []
    }
    return .success(parts + [.text(plain)])
  }

  func append(to result: inout [UInt8], _ groups: [Range<Int>], of bytes: [UInt8]) {
    switch self {
    case .text(let text): result += text
    case .group(let number): if number < groups.count { result += bytes[groups[number]] }
    }
  }
}
