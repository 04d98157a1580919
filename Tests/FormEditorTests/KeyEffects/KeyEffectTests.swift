import FormTesting
import Forms
import Records
import Screen
import SourceText
import Testing
import Texts

/// Each key of the vocabulary has an effect that a person or another program sees, or says that it has none.
@Suite("What each key does") struct KeyEffectTests {
  @Test("With the key there is something that is not there without it", arguments: KeyEffect.all)
  func effect(_ effect: KeyEffect) throws {
    let with = try effect.seen(effect.written)
    let without = try effect.seen(effect.without)
    #expect(effect.shows != nil || effect.hides != nil)
    if let shows = effect.shows {
      #expect(with.contains(shows), "with the key: \(with)")
      #expect(!without.contains(shows), "without it: \(without)")
    }
    if let hides = effect.hides {
      #expect(!with.contains(hides), "with the key: \(with)")
      #expect(without.contains(hides), "without it: \(without)")
    }
  }

  @Test("Every key of the vocabulary is tried, here or with files and other commands")
  func completeness() {
    var tried = Set(KeyEffect.all.map { "\($0.owner) \($0.name)" })
    tried.formUnion(KeysOfFiles.names)
    for key in FormVocabulary.keys where !tried.contains("\(key.owner) \(key.name)") {
      #expect(key.hasNoEffect, "\(key.owner) \(key.name): what does it do?")
    }
  }

  @Test("What is tried is a key, and one that is said to have an effect")
  func known() throws {
    for effect in KeyEffect.all {
      let key = try #require(FormVocabulary.key(effect.name, in: effect.owner), "\(effect.name)")
      #expect(!key.hasNoEffect, "\(effect.name)")
    }
  }
}

extension VocabularyKey {
  /// Whether its entry in the reference says so, with the reason.
  fileprivate var hasNoEffect: Bool {
    let meaning = meaning.text(in: Language.english.texts)
    return meaning.contains("Accepted for forms of other systems; has no effect")
  }
}

extension KeyEffect {
  /// What is seen where the form has this text in the key's place: a form that is refused shows why.
  fileprivate func seen(_ key: String) throws -> String {
    let decoded = FormFixture.decode(form.replacing("«»", with: key))
    guard decoded.form != nil else {
      return decoded.diagnostics.map { $0.line(in: Language.english.texts) }.joined(separator: "\n")
    }
    var scenario = try Scenario(
      form: form.replacing("«»", with: key), record: record,
      size: Size(width: 76, height: 18), path: "data.json", opensTable: record.hasPrefix("["))
    if let reloading {
      scenario.press("j")
      scenario.send(
        .dataReloaded(try RecordTable(parsing: SourceText(name: "data.json", text: reloading))))
    }
    for name in keys.split(separator: " ") {
      if name.hasPrefix("'") {
        scenario.type(String(name.dropFirst()))
      } else {
        scenario.pressAndFinish(String(name))
      }
    }
    switch view {
    case .screen:
      return scenario.below.split { " \n│".contains($0) }.joined(separator: " ")
    case .title:
      return scenario.screen[0].split { " " == $0 }.joined(separator: " ")
    case .lines: return scenario.text
    case .file: return scenario.file
    case .look(let text): return scenario.look(of: text)
    }
  }
}

extension Scenario {
  /// The screen without its title.
  fileprivate var below: String { screen.dropFirst().joined(separator: "\n") }

  /// The colors and attributes in which a text is first drawn, such as `red on ff0000 bold`.
  fileprivate func look(of text: String) -> String {
    guard let y = screen.indices.dropFirst().first(where: { screen[$0].contains(text) }),
      let range = screen[y].firstRange(of: text)
    else { return "not there: \(self.text)" }
    let style = frame[DisplayText.width(String(screen[y][..<range.lowerBound])), y].style
    let attributes: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    return
      ([style.foreground.name, "on", style.background.name]
      + attributes.filter { style.attributes.contains($0.0) }.map(\.1)).joined(separator: " ")
  }
}

extension Color {
  fileprivate var name: String {
    switch self {
    case .terminalDefault: "default"
    case .indexed(let number): "ansi:\(number)"
    case .rgb(let red, let green, let blue): "\(red)/\(green)/\(blue)"
    }
  }
}
