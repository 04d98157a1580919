import Testing
import TextsTesting

@testable import Values

@Suite("The locale of the environment")
struct FormLocaleTests {
  @Test("LC_ALL comes before the category, and that before LANG")
  func order() {
    let environment = ["LANG": "zh_CN.UTF-8", "LC_NUMERIC": "de_DE@euro"]
    #expect(
      FormLocale(environment: environment)
        == FormLocale(
          numbers: "de_DE", times: "zh_CN", collation: "zh_CN", language: .chinese))
    let all = environment.merging(["LC_ALL": "fr_FR.UTF-8"]) { $1 }
    #expect(
      FormLocale(environment: all)
        == FormLocale(numbers: "fr_FR", times: "fr_FR", collation: "fr_FR"))
  }

  @Test("an empty variable counts as none, and nothing at all as the plain locale")
  func plain() {
    #expect(FormLocale(environment: ["LC_ALL": "", "LANG": "C.UTF-8"]) == .plain)
    #expect(FormLocale(environment: ["LANG": "POSIX"]) == .plain)
    #expect(FormLocale(environment: [:]) == .plain)
  }
}
