/// The manual of the codes of diagnostics: an entry for each code.
package protocol ManualTexts {
  // MARK: Files

  var manualOfF001: ManualEntry { get }
  var manualOfF002: ManualEntry { get }
  var manualOfW002: ManualEntry { get }
  var manualOfF003: ManualEntry { get }
  var manualOfF004: ManualEntry { get }
  var manualOfF005: ManualEntry { get }
  var manualOfF006: ManualEntry { get }
  var manualOfF007: ManualEntry { get }

  // MARK: Keys

  var manualOfW101: ManualEntry { get }
  var manualOfW102: ManualEntry { get }
  var manualOfF102: ManualEntry { get }
  var manualOfF103: ManualEntry { get }
  var manualOfF104: ManualEntry { get }
  var manualOfW104: ManualEntry { get }
  var manualOfF105: ManualEntry { get }
  var manualOfF106: ManualEntry { get }
  var manualOfF107: ManualEntry { get }
  var manualOfW108: ManualEntry { get }
  var manualOfW110: ManualEntry { get }
  var manualOfF109: ManualEntry { get }
  var manualOfW111: ManualEntry { get }
  var manualOfW112: ManualEntry { get }

  // MARK: References

  var manualOfF201: ManualEntry { get }
  var manualOfF202: ManualEntry { get }
  var manualOfF203: ManualEntry { get }
  var manualOfW203: ManualEntry { get }
  var manualOfF204: ManualEntry { get }
  var manualOfW204: ManualEntry { get }
  var manualOfW205: ManualEntry { get }
  var manualOfW206: ManualEntry { get }
  var manualOfF301: ManualEntry { get }
  var manualOfF302: ManualEntry { get }
  var manualOfW302: ManualEntry { get }
  var manualOfF101: ManualEntry { get }
  var manualOfW202: ManualEntry { get }
  var manualOfF303: ManualEntry { get }
  var manualOfF304: ManualEntry { get }
  var manualOfW304: ManualEntry { get }
  var manualOfW305: ManualEntry { get }

  // MARK: Rules

  var manualOfF401: ManualEntry { get }
  var manualOfW402: ManualEntry { get }
  var manualOfW403: ManualEntry { get }
  var manualOfF403: ManualEntry { get }
  var manualOfW404: ManualEntry { get }
  var manualOfW405: ManualEntry { get }
  var manualOfW406: ManualEntry { get }
  var manualOfF501: ManualEntry { get }
  var manualOfF502: ManualEntry { get }
  var manualOfW502: ManualEntry { get }
  var manualOfF503: ManualEntry { get }
  var manualOfW503: ManualEntry { get }
  var manualOfF504: ManualEntry { get }
  var manualOfW504: ManualEntry { get }
  var manualOfF505: ManualEntry { get }

  // MARK: Child forms

  var manualOfF601: ManualEntry { get }
  var manualOfF602: ManualEntry { get }
  var manualOfF603: ManualEntry { get }

  // MARK: Data

  var manualOfD101: ManualEntry { get }
  var manualOfD102: ManualEntry { get }
  var manualOfD103: ManualEntry { get }
  var manualOfD104: ManualEntry { get }
  var manualOfD105: ManualEntry { get }
  var manualOfD106: ManualEntry { get }
}
