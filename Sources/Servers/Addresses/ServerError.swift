import Texts

/// The reason why a file could not be read from a server.
package enum ServerError: Error, Hashable, Sendable {
  // MARK: The address

  case invalidAddress
  /// The address has a user name, and maybe a password.
  case passwordInAddress
  /// The address is `http` to another machine.
  case plainHTTP

  // MARK: The connection

  /// The library is not installed; with the system's reason.
  case missing(String)
  case hostNotFound(String)
  /// The connection failed; with the library's message.
  case noConnection(String)
  /// Seconds without an answer, or without further bytes.
  case timeOut(Int)
  case cutShort
  case certificateInvalid(String)
  /// The file of certificates named by the environment.
  case certificatesUnreadable(String)
  case tls(String)
  case other(String)

  // MARK: The answer

  case status(Int)
  case tooManyRedirects(Int)
  case redirectToPlainHTTP
  /// A redirect away from the form's origin.
  case redirectElsewhere(String)
  case redirectNowhere
  case tooLarge(limit: Int)
  case unreadableEncoding

  /// True if the server can't be reached now, so that a copy is used.
  package var isUnreachable: Bool {
    switch self {
    case .hostNotFound, .noConnection, .timeOut, .cutShort: true
    case .status(let status): status >= 500 || status == 408 || status == 429
    default: false
    }
  }

  package var isMissing: Bool { self == .status(404) || self == .status(410) }

  /// The reason as a clause.
  package var reason: Sentence {
    switch self {
    case .invalidAddress: Sentence { $0.addressIsInvalid }
    case .passwordInAddress: Sentence { $0.addressHasPassword }
    case .plainHTTP: Sentence { $0.plainHTTPIsLocal }
    case .missing(let reason): Sentence { $0.curlIsMissing(because: reason) }
    case .hostNotFound(let host): Sentence { $0.noServer(host) }
    case .noConnection(let message): Sentence { $0.noConnection(message) }
    case .timeOut(let seconds): Sentence { $0.serverIsSilent(seconds: seconds) }
    case .cutShort: Sentence { $0.connectionEnded }
    case .certificateInvalid(let message): Sentence { $0.certificateIsInvalid(message) }
    case .certificatesUnreadable(let path): Sentence { $0.certificatesAreUnreadable(path) }
    case .tls(let message): Sentence { $0.tlsFails(message) }
    case .other(let message): Sentence { $0.transferFails(message) }
    case .status(let status): Self.reason(status)
    case .tooManyRedirects(let most): Sentence { $0.tooManyRedirects(most) }
    case .redirectToPlainHTTP: Sentence { $0.redirectsToPlainHTTP }
    case .redirectElsewhere(let origin): Sentence { $0.redirectsElsewhere(origin) }
    case .redirectNowhere: Sentence { $0.redirectsNowhere }
    case .tooLarge(let limit): Sentence { $0.serverSendsTooMuch(limit: limit) }
    case .unreadableEncoding: Sentence { $0.compressionIsUnreadable }
    }
  }

  private static func reason(_ status: Int) -> Sentence {
    switch status {
    case 404, 410: Sentence { $0.serverHasNoFile(status) }
    case 401, 403, 407: Sentence { $0.serverRefuses(status) }
    case 429: Sentence { $0.serverIsBusy(status) }
    case 500...: Sentence { $0.serverFails(status) }
    default: Sentence { $0.serverAnswers(status) }
    }
  }
}
