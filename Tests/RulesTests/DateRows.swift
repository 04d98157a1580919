import FormTesting
import Testing

@testable import Forms
@testable import Values

/// A row of dates whose form says how they are stored and shown.
func dates(_ configure: (inout DateSettings) -> Void) throws -> ConfigRow {
  var settings = DateSettings()
  configure(&settings)
  return try row("a") {
    $0.cellIdentifier = "DateCell"
    $0.valueType = .date
    $0.dates = settings
  }
}

let germanTimes = FormLocale(numbers: "de_DE", times: "de_DE")
let chineseTimes = FormLocale(numbers: "zh_CN", times: "zh_CN")
let americanTimes = FormLocale(numbers: "en_US", times: "en_US")

func datePattern(_ text: String) throws -> DatePattern { try #require(DatePattern(text)) }
