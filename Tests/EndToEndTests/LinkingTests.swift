import Foundation
import Testing

@Suite("What the program links")
struct LinkingTests {
  /// Full Foundation costs several milliseconds at each start.
  @Test("the program needs no full Foundation, only its essentials and its formats")
  func noFullFoundation() throws {
    let program = try Data(contentsOf: Scene.program, options: .alwaysMapped)
    #expect(program.range(of: Data("libFoundationEssentials.so".utf8)) != nil)
    #expect(program.range(of: Data("libFoundation.so".utf8)) == nil)
  }
}
