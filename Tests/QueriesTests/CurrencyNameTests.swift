import FormTesting
import Rules
import Testing

@testable import Forms
@testable import Values

@Suite("Amounts typed with the name of their currency")
struct CurrencyNameTests {
  private func form(_ code: String, _ locale: String) throws -> BindingFixture {
    let row = try number("a") { ($0.cellIdentifier, $0.currencyCode) = ("CurrencyCell", code) }
    return try BindingFixture([row], "{}", locale: FormLocale(numbers: locale, times: locale))
  }

  @Test(
    "the row's currency goes by its symbol with the country, and by its names in the row's language and English",
    arguments: [
      ("en_US", "USD", "US$12"), ("en_US", "USD", "12 US$"), ("en_US_POSIX", "USD", "US$12"),
      ("en_US", "USD", "12 US dollars"), ("en_US", "USD", "12 dollars"),
      ("en_US", "USD", "12 Dollars"), ("zh_CN", "USD", "12美元"), ("zh_CN", "CNY", "CN¥12"),
      ("zh_CN", "CNY", "￥12"), ("zh_CN", "CNY", "12人民币"), ("zh_CN", "CNY", "12 yuan"),
      ("de_DE", "EUR", "12 Euro"), ("de_DE", "EUR", "12 euros"), ("de_DE", "USD", "12 US-Dollar"),
      ("fr_FR", "EUR", "12 euros"), ("en_GB", "GBP", "12 pounds"), ("en_US", "JPY", "JP¥12"),
      ("en_US", "CAD", "CA$12"), ("ja_JP", "JPY", "12円"),
    ])
  func own(locale: String, code: String, text: String) throws {
    let form = try form(code, locale)
    #expect(form.typing(text).edit == .set(.number("12")), "\(form.refusal(text) ?? "")")
    for count in 1...text.count {
      if case .impossible = form.judging(String(text.prefix(count))).state {
        Issue.record("\(text.prefix(count)) can become \(text)")
      }
    }
  }

  @Test(
    "another currency is refused by its name, too",
    arguments: [
      ("12 US dollars", "USD"), ("12 US-Dollar", "USD"), ("12 dollars", "dollars"),
      ("12 Yen", "JPY"), ("12人民币", nil), ("12 Dollar", "Dollar"), ("US$12", "US$"),
    ])
  func others(text: String, found: String?) throws {
    let form = try form("EUR", "de_DE")
    let message = found.map { "takes amounts in EUR, not in \($0)" } ?? "is not a number"
    #expect(form.refusal(text) == message)
  }

  @Test("a row without a currency takes no name of one")
  func plain() throws {
    let row = try number("a")
    #expect(try BindingFixture([row], "{}").refusal("12 dollars") == "is not a number")
  }
}
