/// Help that several commands have, looked up once: the parser asks for it at each of them, at each start.
enum OptionHelp {
  static let dataFormat = Environment.texts.helpDataFormat
  static let table = Environment.texts.helpTable
  static let query = Environment.texts.helpQuery
  static let identity = Environment.texts.helpIdentity
  static let passphraseFile = Environment.texts.helpPassphraseFile
  static let recipientsFile = Environment.texts.helpRecipientsFile
  static let columns = Environment.texts.helpColumns
  static let sort = Environment.texts.helpSort
  static let filter = Environment.texts.helpFilter
  static let limit = Environment.texts.helpLimit
  static let offset = Environment.texts.helpOffset
  static let record = Environment.texts.helpRecord
  static let showSecrets = Environment.texts.helpShowSecrets
  static let form = Environment.texts.helpForm
  static let formOption = Environment.texts.helpFormOption
  static let data = Environment.texts.helpData
}
