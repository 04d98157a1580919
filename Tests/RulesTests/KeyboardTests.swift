import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("What a keyboard takes")
struct KeyboardTests {
  @Test(
    "each keyboard takes its characters and names the reason for the others",
    arguments: [
      (KeyboardType.default, "aé日 👍-1", "", ""), (.twitter, "@ü ", "", ""),
      (.webSearch, "a b", "", ""),
      (.numbersAndPunctuation, "1a,", "", ""), (.namePhonePad, "Ann 1", "", ""),
      (.asciiCapable, "aZ ~1", "é日", "plain ASCII characters only"),
      (.URL, "https://é/?a=b", " \u{3000}", "no spaces here"),
      (.emailAddress, "a@b", " ", "no spaces here"),
      (.numberPad, "0123456789٣", "-+. a", "digits only"),
      (.asciiCapableNumberPad, "0123456789", "٣-a", "digits only"),
      (.phonePad, "+49 (0)1*#,;-", "a./", "digits, spaces and + * # , ; ( ) - only"),
      (.decimalPad, "-+12.5", "a ,", "digits, a sign and \".\" only"),
    ])
  func characters(type: KeyboardType, taken: String, refused: String, reason: String) throws {
    let row = try row("a") { $0.keyboardType = type }
    let binder = try BindingFixture([row], "{}").binder
    let state = binder.state(of: row)
    for character in taken {
      #expect(binder.prepared.keyboard(of: state).refusal(of: character) == nil)
    }
    for character in refused {
      #expect(binder.prepared.keyboard(of: state).refusal(of: character) == reason)
    }
    #expect(binder.prepared.keyboard(of: state).refusal(ofText: taken) == nil)
  }

  @Test(
    "digits and letters of full width are stored as those of the keyboard, by all but the default one",
    arguments: [
      (KeyboardType.default, "Ａ１，", "Ａ１，"), (.twitter, "＠Ａ１，你", "＠A1，你"),
      (.webSearch, "Ａ １、", "A 1、"),
      (.numbersAndPunctuation, "１，２", "1，2"), (.namePhonePad, "Ａnn １", "Ann 1"),
      (.asciiCapable, "ＡＢ－１２　３", "AB-12 3"), (.URL, "ｈｔｔｐｓ：／／ａ。ｃｎ", "https://a.cn"),
      (.emailAddress, "ａ＠ｂ．ｃｎ", "a@b.cn"), (.numberPad, "１２３", "123"),
      (.asciiCapableNumberPad, "１２３", "123"), (.phonePad, "＋８６　１３８－０", "+86 138-0"),
      (.decimalPad, "１２．５", "12.5"),
    ])
  func fullWidth(type: KeyboardType, typed: String, stored: String) throws {
    let form = try BindingFixture([try row("a") { $0.keyboardType = type }], "{}")
    #expect(form.typing(typed).edit == .set(.string(stored)))
    #expect(!form.binder.entry(in: form.bound).judge(typing: typed).isImpossible)
  }

  @Test("what the value has in full width already stays")
  func fullWidthStored() throws {
    let row = try row("a") { $0.keyboardType = .asciiCapable }
    let form = try BindingFixture([row], #"{"a": "ＡＢ"}"#)
    #expect(form.typing("ＡＢ").edit == .unchanged)
    #expect(form.typing("ＡＢＣ").edit == .set(.string("ＡＢC")))
  }

  @Test("the sign depends on the minimum, the separator on the locale")
  func signs() throws {
    let german = FormLocale(numbers: "de_DE", times: "de_DE")
    let below = try number("a") {
      ($0.keyboardType, $0[.minimumValue]) = (.numberPad, .number("-5"))
    }
    let counting = try BindingFixture([below], "{}")
    #expect(counting.binder.prepared.keyboard(of: counting.bound.state).refusal(of: "-") == nil)
    let above = try number("a") {
      ($0.keyboardType, $0[.minimumValue]) = (.decimalPad, .number("0"))
    }
    let binder = try BindingFixture([above], "{}", locale: german).binder
    let state = binder.state(of: above)
    #expect(binder.prepared.keyboard(of: state).refusal(of: "-") == "digits and \",\" only")
    #expect(binder.prepared.keyboard(of: state).refusal(of: ",") == nil)
    #expect(binder.prepared.keyboard(of: state).refusal(of: ".") == nil)
  }

  @Test("control characters are refused, line breaks only where there is one line")
  func controls() throws {
    let line = try row("a")
    let note = try row("b") { $0.cellTraits = .multiline }
    let binder = try BindingFixture([line, note], "{}").binder
    let (inLine, inNote) = (binder.state(of: line), binder.state(of: note))
    #expect(
      binder.prepared.keyboard(of: inNote).refusal(of: "\u{1B}") == "no control characters here")
    #expect(binder.prepared.keyboard(of: inLine).refusal(of: "\n") == "no control characters here")
    #expect(binder.prepared.keyboard(of: inNote).refusal(of: "\n") == nil)
    #expect(binder.prepared.keyboard(of: inNote).refusal(of: "\r\n") == nil)
  }
}
