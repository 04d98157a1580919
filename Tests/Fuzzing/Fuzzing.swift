import FuzzTesting
import Glibc

/// Where libFuzzer, which brings `main` along, hands its inputs over.
///
/// `FUZZ_TARGET` names the reader that gets them. A reader may refuse anything; it must not crash, hang, or break
/// what its target demands.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.target.read(UnsafeBufferPointer(start: start, count: count))
  return 0
}

/// The reader that this run fuzzes.
enum Fuzzing {
  static let target: FuzzTarget = {
    if let name = getenv("FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name)) {
      return target
    }
    print("FUZZ_TARGET is one of", FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))
    exit(2)
  }()
}
