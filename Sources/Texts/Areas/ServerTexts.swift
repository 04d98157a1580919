/// Messages about forms and data from servers: clauses that follow an address, and, as
/// sentences, the reasons for what can't be done.
extension Texts {
  // MARK: The address

  package var addressIsInvalid: String {
    say("it is not a valid URL; write https://, the server's name, / and the path")
  }
  package var addressHasPassword: String {
    say("a URL with a user or password is not opened, since it would be shown in messages")
  }
  package var plainHTTPIsLocal: String {
    say("http is only for servers on this machine (localhost); write https")
  }

  // MARK: The connection

  /// `reason` is the system's.
  package func curlIsMissing(because reason: String) -> String {
    say("libcurl is missing on this machine (\(reason)); install the package libcurl4")
  }
  package func noServer(_ host: String) -> String {
    say("there is no server \(host), or no network")
  }
  package func noConnection(_ message: String) -> String {
    say("the server can't be reached: \(message)")
  }
  package func serverIsSilent(seconds: Int) -> String {
    say("the server has not sent all of it within \(seconds) s")
  }
  package var connectionEnded: String { say("the connection ended before all of it was sent") }
  package func certificateIsInvalid(_ message: String) -> String {
    say("the server's certificate is not trusted: \(message)")
  }
  package func certificatesAreUnreadable(_ path: String) -> String {
    say(
      """
      the trusted certificates can't be read from \(path); install the package ca-certificates, or \
      correct CURL_CA_BUNDLE
      """)
  }
  package func tlsFails(_ message: String) -> String { say("no secure connection: \(message)") }
  package func transferFails(_ message: String) -> String { say("the transfer failed: \(message)") }

  // MARK: The answer

  package func serverHasNoFile(_ status: Int) -> String {
    say("the server has no such file (status \(status))")
  }
  package func serverRefuses(_ status: Int) -> String {
    say("the server requires permission to read it (status \(status))")
  }
  package func serverIsBusy(_ status: Int) -> String {
    say("the server has been asked too often (status \(status)); try again later")
  }
  package func serverFails(_ status: Int) -> String {
    say("the server reports an error of its own (status \(status))")
  }
  package func serverAnswers(_ status: Int) -> String {
    say("the server answers with status \(status), not with a file")
  }
  package func tooManyRedirects(_ most: Int) -> String {
    say("it is redirected more than \(most) times")
  }
  package var redirectsToPlainHTTP: String {
    say("the server redirects to plain http, which is not followed")
  }
  /// `origin`: where to.
  package func redirectsElsewhere(_ origin: String) -> String {
    say("the server redirects to \(origin); what a form names must be on the form's own server")
  }
  package var redirectsNowhere: String { say("the server redirects to no valid https URL") }
  package func serverSendsTooMuch(limit: Int) -> String {
    say("it has more than \(limit.grouped) bytes, which is the most that is read from a server")
  }
  package var compressionIsUnreadable: String { say("its compression can't be undone") }

  // MARK: Copies

  package func isCopy(of time: String, because reason: String) -> String {
    say("this is the copy of \(time): \(reason)")
  }
  package func copyIsNotKept(because reason: String) -> String {
    say("no copy can be kept for when the server can't be reached: \(reason)")
  }

  // MARK: Data

  package var serverDataIsReadOnly: String {
    say("Data from a server can only be read; save them in a file")
  }
  package var serverDataIsNotRescued: String { say("There is no folder beside data from a server") }
  package var serverHasNoDatabase: String {
    say("a database can't be read from a server; download it, and open the file")
  }

  // MARK: Following

  package var helpPoll: String {
    say(
      """
      Ask the servers of form and data every so many seconds, 1 to 86400, whether they have \
      changed.
      """)
  }
  package var pollIsOutOfRange: String { say("--poll takes 1 to 86400 seconds") }
  package var pollIsForServers: String {
    say("--poll is for forms and data from servers; files are followed without it")
  }
}
