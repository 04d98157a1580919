import SourceText
import Values

/// What a form sets for all of its rows, and for the forms inside that set nothing themselves.
struct FormSettings {
  var translation: FormTranslation?
  /// Its colors by name.
  var palette: [ExactText: FormColor] = [:]
  /// The names in it whose colors are invalid, which is reported there.
  var invalidColors: Set<ExactText> = []
  /// Its lists of choices by name.
  var choiceLists: [ExactText: ChoiceList] = [:]
  var countsPoints = false
  /// Whose notation numbers and dates have, what amounts are in, and whose clocks show times; nil: the environment's.
  var locale: String?
  var currencyCode: String?
  var timeZone: String?

  /// What forms in other files take over: a file's names and texts are its own.
  var ofOtherFiles: FormSettings {
    var settings = FormSettings()
    settings.locale = locale
    settings.currencyCode = currencyCode
    settings.timeZone = timeZone
    return settings
  }
}
