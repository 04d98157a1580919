import SourceText
import Values

/// The settings of a form for all of its rows, and for nested forms that set nothing
/// themselves.
struct FormSettings {
  var translation: FormTranslation?
  var palette: [ExactText: FormColor] = [:]
  /// Names in `palette` with invalid colors, which are reported there.
  var invalidColors: Set<ExactText> = []
  var choiceLists: [ExactText: ChoiceList] = [:]
  var countsPoints = false
  /// Locale of numbers and dates, currency of amounts and time zone of times; nil for those of
  /// the environment.
  var locale: String?
  var currencyCode: String?
  var timeZone: String?
  var otherMembers = OtherMembers.show

  /// Settings that forms in other files adopt; names and texts belong to their own file.
  var ofOtherFiles: FormSettings {
    var settings = FormSettings()
    settings.locale = locale
    settings.currencyCode = currencyCode
    settings.timeZone = timeZone
    settings.otherMembers = otherMembers
    return settings
  }
}
