/// Keys of the person's settings.
extension FormVocabulary {
  static let settingsKeys: [TypedKey<GivenSettings>] = [
    .key(
      "keys", .entries(.commandKeys), default: .words { $0.defaultUsualKeys },
      codes: [.W101, .F106, .F204], sets: { $0.keys = $1 }),
    .key("theme", .unread(.string), default: "terminal", codes: [.F103]) { $0.theme = $1 },
    .key("splitView", .bool, default: "YES") { $0.splitView = $1 },
    .key("confirmsDeletion", .bool, default: "NO") { $0.confirmsDeletion = $1 },
    .key("numberLocale", .locale, default: .words { $0.defaultEnvironments }) {
      $0.numberLocale = $1
    },
    .key("dateLocale", .locale, default: .words { $0.defaultEnvironments }) { $0.dateLocale = $1 },
  ]

  static let settingsTable = KeyTable(settingsKeys)
}
