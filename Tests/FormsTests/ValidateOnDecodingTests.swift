import FormTesting
import Testing

@testable import Forms

@Suite("validateOn")
struct ValidateOnDecodingTests {
  @Test("is a word of three", arguments: ["change", "blur", "save"])
  func words(word: String) {
    let form = FormFixture.decode("{ validateOn = \(word); rows = ( { valuePath = a; } ); }").form
    #expect(form?.validateOn?.rawValue == word)
  }

  @Test("is not given, or another word")
  func others() {
    #expect(FormFixture.decode("({ valuePath = a; })").form?.validateOn == nil)
    #expect(
      FormFixture.lines("{ validateOn = typing; rows = ( { valuePath = a; } ); }")
        .contains { $0.contains("F103") })
  }
}
