import CPCRE2
import Texts
import Threads

/// A compiled pattern that runs under limits. It starts interpreted, since compiling to machine
/// code costs more than a screenful of matches, and is compiled further when it is used often or on
/// long texts.
final class PatternProgram: @unchecked Sendable {
  enum Outcome: Hashable {
    case match
    /// The run looked at the end of the text, so more text could change the outcome (partial runs only).
    case touchesEnd
    case none
    case limited
  }

  /// Limit of backtracking steps of one run.
  static let matchLimit: UInt32 = 1_000_000

  /// Runs, and bytes of one text, after which compiling to machine code pays.
  private static let runsBeforeJIT = 64
  private static let bytesBeforeJIT = 2_048

  private let interpreted: OpaquePointer
  private let usage = Locked(Usage())

  private struct Usage: @unchecked Sendable {
    var runs = 0
    var triedJIT = false
    /// Compiled copy of the code: compiling changes the code, which another thread may be
    /// running.
    var machineCode: OpaquePointer?
  }

  /// Compiles `pattern` (UTF-8). The error's offset is in its bytes.
  init(
    _ pattern: [UInt8], options: PatternOptions, matchesWholeText: Bool = true
  ) throws(PatternSyntaxError) {
    let context = pcre2_compile_context_create_8(nil)
    defer { pcre2_compile_context_free_8(context) }
    if matchesWholeText {
      pcre2_set_compile_extra_options_8(context, PCRE2_EXTRA_MATCH_LINE)
    }
    pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_LF))
    var code: Int32 = 0
    var offset = 0
    let compiled = pattern.withUnsafeBufferPointer {
      pcre2_compile_8(
        $0.baseAddress, $0.count, Self.compileOptions(options), &code, &offset, context)
    }
    guard let compiled else {
      throw PatternSyntaxError(offset: offset, message: Self.message(of: code))
    }
    interpreted = compiled
    if let offset = Self.firstCallout(in: compiled) {
      throw PatternSyntaxError(offset: offset, message: Sentence { $0.calloutsNotAllowed })
    }
  }

  deinit {
    pcre2_code_free_8(interpreted)
    usage.withLock { pcre2_code_free_8($0.machineCode) }
  }

  /// Runs over `text`, which must be valid UTF-8. With `partial`, the run stops with `touchesEnd`
  /// as soon as it looks at the text's end.
  func run(
    _ text: UnsafeRawBufferPointer, partial: Bool = false, limit: UInt32 = matchLimit
  ) -> Outcome {
    let machineCode = usage.withLock { usage in
      usage.runs += 1
      return usage.runs > Self.runsBeforeJIT || text.count > Self.bytesBeforeJIT
        ? Self.machineCode(of: interpreted, &usage) : usage.machineCode
    }
    if let machineCode {
      return MatchWorkspace.borrow { $0.run(machineCode, text, partial: partial, limit: limit) }
    }
    let outcome = interpret(text, partial: partial, limit: limit)
    // Machine code spends fewer steps on the same text: a verdict must not depend on what ran
    // before.
    guard outcome == .limited, limit == Self.matchLimit,
      let machineCode = usage.withLock({ Self.machineCode(of: interpreted, &$0) })
    else { return outcome }
    return MatchWorkspace.borrow { $0.run(machineCode, text, partial: partial, limit: limit) }
  }

  /// Like `run`, but without machine code: the number of steps is reproducible.
  func interpret(_ text: UnsafeRawBufferPointer, partial: Bool, limit: UInt32) -> Outcome {
    MatchWorkspace.borrow { $0.run(interpreted, text, partial: partial, limit: limit) }
  }

  /// Calls a function with the code that is not compiled further: the number of its steps is reproducible.
  func withCode<Result>(_ use: (OpaquePointer) -> Result) -> Result { use(interpreted) }

  var groups: PatternGroups { PatternGroups(interpreted) }

  private static func machineCode(
    of code: OpaquePointer, _ usage: inout Usage
  ) -> OpaquePointer? {
    guard !usage.triedJIT else { return usage.machineCode }
    usage.triedJIT = true
    guard let copy = pcre2_code_copy_8(code) else { return nil }
    if pcre2_jit_compile_8(copy, PCRE2_JIT_COMPLETE | PCRE2_JIT_PARTIAL_HARD) == 0 {
      usage.machineCode = copy
    } else {
      pcre2_code_free_8(copy)
    }
    return usage.machineCode
  }

  private static func compileOptions(_ options: PatternOptions) -> UInt32 {
    // ALT_CIRCUMFLEX: else `^` of multiline fails at the end of a text that a line break ends,
    // without asking for more, and a text that is being typed would be called impossible there.
    var flags =
      PCRE2_UTF | PCRE2_UCP | PCRE2_ANCHORED | PCRE2_DOLLAR_ENDONLY | PCRE2_NEVER_BACKSLASH_C
      | PCRE2_ALT_CIRCUMFLEX
    if options.contains(.caseInsensitive) { flags |= PCRE2_CASELESS }
    if options.contains(.dotMatchesLineSeparators) { flags |= PCRE2_DOTALL }
    return flags
  }

  private static func message(of code: Int32) -> Sentence {
    // 256 is enough for every message (pcre2api(3)).
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(code, &buffer, buffer.count)
    let text = String(decoding: buffer.prefix(max(0, Int(length))), as: UTF8.self)
    return Sentence { $0.patternError(Int(code), text) }
  }

  private static func firstCallout(in code: OpaquePointer) -> Int? {
    var offset = -1
    _ = pcre2_callout_enumerate_8(
      code,
      { block, found in
        guard let block, let found else { return 1 }
        found.storeBytes(of: block.pointee.pattern_position, as: Int.self)
        return 1
      }, &offset)
    return offset < 0 ? nil : offset
  }
}
