import Foundation
import FuzzTesting
import Testing

/// What fuzzing has found worth keeping, read again by the same code: see Tests/Fuzzing/run.
@Suite("The corpora of the fuzzers")
struct CorpusTests {
  @Test("No reader breaks on an input of its corpus", arguments: FuzzTarget.allCases)
  func replay(target: FuzzTarget) throws {
    var rest = try Corpus.inputs(of: target)[...]
    #expect(!rest.isEmpty, "\(target) has no corpus: Tests/Fuzzing/run --renew \(target)")
    while !rest.isEmpty {
      let replay = try Replay(of: target, rest)
      guard let fault = replay.fault else { break }
      Issue.record("\(fault.input) breaks the reader of the target \(target): \(fault.reason)")
      rest = rest[rest.index(rest.startIndex, offsetBy: replay.begun)...]
    }
  }

  @Test("An input that a reader ends at is named, and it is known how many were read before")
  func named() throws {
    let inputs = try Corpus.inputs(of: .json)
    try #require(inputs.count > 1)
    let replay = try Replay(of: .json, [inputs[0], "/no/such/input", inputs[1]])
    #expect(replay.begun == 2)
    #expect(replay.fault?.input == "/no/such/input")
    #expect(try Replay(of: .json, inputs[..<2]).fault == nil)
  }

  @Test("The corpora stay small: 400 KB in all, 60 files for each reader")
  func size() throws {
    let inputs = try FuzzTarget.allCases.map(Corpus.inputs)
    #expect(inputs.allSatisfy { $0.count <= 60 })
    let sizes = try inputs.joined().map {
      try FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) <= 400 << 10)
  }
}
