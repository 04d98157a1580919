import CPCRE2
import Synchronization
import Threads

/// The memory of a run beside the program: match data, limits and a stack for machine code. A few serve all patterns;
/// each is used by one run at a time.
final class MatchWorkspace: @unchecked Sendable {
  /// The workspace used last. Most runs follow each other, so they borrow it without a lock.
  private static let last = Atomic<Unmanaged<MatchWorkspace>?>(nil)
  private static let idle = Locked<[MatchWorkspace]>([])
  /// Limit in KiB of the heap, for backtracking without machine code.
  private static let heapLimit: UInt32 = 64 << 10
  /// Limit in bytes of the stack for machine code; only used pages are backed by memory. The
  /// default of 32 KiB ends at texts of about 3,000 characters.
  private static let stackLimit = 8 << 20

  private let result = pcre2_match_data_create_8(1, nil)
  private let context = pcre2_match_context_create_8(nil)
  private var stack: OpaquePointer?

  private init() {
    pcre2_set_heap_limit_8(context, Self.heapLimit)
    stack = pcre2_jit_stack_create_8(32 << 10, Self.stackLimit, nil)
    pcre2_jit_stack_assign_8(context, nil, stack.map(UnsafeMutableRawPointer.init))
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_match_data_free_8(result)
    pcre2_jit_stack_free_8(stack)
  }

  /// Calls `use` with a workspace that no other run uses.
  static func borrow(_ use: (MatchWorkspace) -> PatternProgram.Outcome) -> PatternProgram.Outcome {
    let room =
      last.exchange(nil, ordering: .acquiring)?.takeRetainedValue()
      ?? idle.withLock { $0.popLast() } ?? MatchWorkspace()
    let outcome = use(room)
    // A run that went over the limit may leave its room swollen to `heapLimit`: give that back.
    guard outcome != .limited else { return outcome }
    let former = last.exchange(.passRetained(room), ordering: .acquiringAndReleasing)
    if let former = former?.takeRetainedValue() { idle.withLock { $0.append(former) } }
    return outcome
  }

  /// Matches `text`, which must be valid UTF-8, against `code` from its first byte.
  func run(
    _ code: OpaquePointer, _ text: UnsafeRawBufferPointer, partial: Bool, limit: UInt32
  ) -> PatternProgram.Outcome {
    guard result != nil, context != nil else { return .limited }
    pcre2_set_match_limit_8(context, limit)
    pcre2_set_depth_limit_8(context, limit)
    let options = PCRE2_NO_UTF_CHECK | (partial ? PCRE2_PARTIAL_HARD : 0)
    let start = text.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let code =
      if let start {
        pcre2_match_8(code, start, text.count, 0, options, result, context)
      } else {
        withUnsafePointer(to: 0) { pcre2_match_8(code, $0, 0, 0, options, result, context) }
      }
    switch code {
    case 0...:
      // `(*ACCEPT)` ends a match anywhere: the whole text did not match then.
      return pcre2_get_ovector_pointer_8(result)?[1] == text.count ? .match : .none
    case PCRE2_ERROR_PARTIAL: return .touchesEnd
    case PCRE2_ERROR_NOMATCH: return .none
    default: return .limited
    }
  }
}
