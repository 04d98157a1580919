/// What is said of forms and data from servers: clauses behind an address, but for the reasons of what can't be done,
/// which are sentences.
package protocol ServerTexts {
  // MARK: The address

  var addressIsInvalid: String { get }
  var addressHasPassword: String { get }
  var plainHTTPIsLocal: String { get }

  // MARK: The connection

  /// `reason` is the system's.
  func curlIsMissing(because reason: String) -> String
  func noServer(_ host: String) -> String
  func noConnection(_ message: String) -> String
  func serverIsSilent(seconds: Int) -> String
  var connectionEnded: String { get }
  func certificateIsInvalid(_ message: String) -> String
  func certificatesAreUnreadable(_ path: String) -> String
  func tlsFails(_ message: String) -> String
  func transferFails(_ message: String) -> String

  // MARK: The answer

  func serverHasNoFile(_ status: Int) -> String
  func serverRefuses(_ status: Int) -> String
  func serverIsBusy(_ status: Int) -> String
  func serverFails(_ status: Int) -> String
  func serverAnswers(_ status: Int) -> String
  func tooManyRedirects(_ most: Int) -> String
  var redirectsToPlainHTTP: String { get }
  /// `origin`: where to.
  func redirectsElsewhere(_ origin: String) -> String
  var redirectsNowhere: String { get }
  func serverSendsTooMuch(limit: Int) -> String
  var compressionIsUnreadable: String { get }

  // MARK: Copies

  func isCopy(of time: String, because reason: String) -> String
  func copyIsNotKept(because reason: String) -> String

  // MARK: Data

  var serverDataIsReadOnly: String { get }
  var serverDataIsNotRescued: String { get }
  var serverHasNoDatabase: String { get }

  // MARK: Following

  var helpPoll: String { get }
  var pollIsOutOfRange: String { get }
  var pollIsForServers: String { get }
}
