import SourceText
import Testing

@Suite("Names that are compared by their bytes")
struct ExactTextTests {
  private let composed = "caf\u{E9}"
  private let decomposed = "cafe\u{301}"

  @Test("Two Unicode forms of a word are two names, and two keys")
  func forms() {
    #expect(!composed.hasSameBytes(as: decomposed) && composed.hasSameBytes(as: composed))
    var counts: [ExactText: Int] = [:]
    counts[composed] = 1
    counts[decomposed, default: 0] += 2
    #expect(counts[composed] == 1 && counts[decomposed] == 2)
    counts.removeValue(forKey: composed)
    #expect(counts[composed] == nil && counts.count == 1)
    var names = Set(names: [composed])
    #expect(!names.contains(decomposed) && names.insert(decomposed).inserted)
    #expect([composed].firstIndex(ofBytes: decomposed) == nil)
    #expect([composed, decomposed].containsBytes(of: decomposed))
  }

  @Test("They are in the order of their bytes")
  func order() {
    #expect(ExactText(decomposed) < ExactText(composed))
    #expect(!(ExactText(composed) < ExactText(composed)))
  }
}
