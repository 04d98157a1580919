import CPCRE2

/// Finds the matches of a program in a text, one after the other.
struct PatternSearch {
  enum Found {
    /// The ranges of the match and of its groups, in bytes; a group that took no part is empty.
    case match([Range<Int>])
    case none
    case limited
  }

  /// The least limit of backtracking steps for one match: with it all matches of a text together take about as long as
  /// the first alone may.
  private static let leastLimit: UInt32 = 1_000

  private let program: PatternProgram
  private let memory: MatchMemory
  private var searches: UInt32 = 0

  init(_ program: PatternProgram) {
    self.program = program
    memory = MatchMemory(program)
  }

  /// The next match at or after a position, which is the end of the last one; an empty match there counts if it may.
  mutating func next(in text: [UInt8], from position: Int, mayBeEmpty: Bool) -> Found {
    searches += 1
    let limit = max(PatternProgram.matchLimit / searches, Self.leastLimit)
    return program.withCode { memory.run($0, text, from: position, mayBeEmpty, limit) }
  }
}

/// The memory of a search, for one text at a time.
private final class MatchMemory {
  private static let heapLimit: UInt32 = 64 << 10

  private let result: OpaquePointer?
  private let context = pcre2_match_context_create_8(nil)

  init(_ program: PatternProgram) {
    result = program.withCode { pcre2_match_data_create_from_pattern_8($0, nil) }
    pcre2_set_heap_limit_8(context, Self.heapLimit)
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_match_data_free_8(result)
  }

  func run(
    _ code: OpaquePointer, _ text: [UInt8], from position: Int, _ mayBeEmpty: Bool,
    _ limit: UInt32
  ) -> PatternSearch.Found {
    guard result != nil, context != nil else { return .limited }
    pcre2_set_match_limit_8(context, limit)
    pcre2_set_depth_limit_8(context, limit)
    let options = PCRE2_NO_UTF_CHECK | (mayBeEmpty ? 0 : PCRE2_NOTEMPTY_ATSTART)
    let count = text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else {
        return withUnsafePointer(to: 0) { pcre2_match_8(code, $0, 0, 0, options, result, context) }
      }
      return pcre2_match_8(code, start, bytes.count, position, options, result, context)
    }
    if count == PCRE2_ERROR_NOMATCH { return .none }
    guard count > 0, let ends = pcre2_get_ovector_pointer_8(result) else { return .limited }
    let groups = (0..<Int(pcre2_get_ovector_count_8(result))).map { group in
      // A group that took no part has the greatest numbers.
      let lower = Int(truncatingIfNeeded: ends[2 * group])
      let upper = Int(truncatingIfNeeded: ends[2 * group + 1])
      return 0 <= lower && lower <= upper && upper <= text.count ? lower..<upper : 0..<0
    }
    // What `\K` in a pattern may do to the beginning of a match.
    guard groups[0].lowerBound >= position else { return .limited }
    return .match(groups)
  }
}

/// The capturing groups of a program, by number or name.
struct PatternGroups {
  private let code: OpaquePointer
  private let count: Int

  init(_ code: OpaquePointer) {
    self.code = code
    var count: UInt32 = 0
    pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_CAPTURECOUNT), &count)
    self.count = Int(count)
  }

  /// 0 is the whole match. Nil if there is no such group.
  func number(of name: String) -> Int? {
    if let number = Int(name) { return 0...count ~= number ? number : nil }
    let found = name.withCString { start in
      start.withMemoryRebound(to: UInt8.self, capacity: name.utf8.count + 1) {
        pcre2_substring_number_from_name_8(code, $0)
      }
    }
    return found > 0 ? Int(found) : nil
  }
}
