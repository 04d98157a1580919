import Glibc
import SourceText

/// Reads a file from a server piece by piece, following redirects. Used by one thread at a time.
final class ServerFetch {
  enum Outcome {
    case fetched(ServerCopy)
    case unchanged
  }

  private let url: ServerURL
  private let connections: Connections
  private let known: ServerCopy.Known?
  private let origin: ServerURL.Origin?
  private let limits: ServerLimits
  private let certificates: TrustedCertificates
  private var location: ServerURL
  private var transfer: Transfer
  private var redirects = 0
  /// Outcome of the request; set at its end.
  private(set) var outcome: Outcome?

  /// Begins a request. `known`: an existing copy. `origin`: the origin that redirects must not leave, if any.
  init(
    _ url: ServerURL, known: ServerCopy.Known?, within origin: ServerURL.Origin?,
    over connections: Connections, _ limits: ServerLimits, _ certificates: TrustedCertificates
  ) throws(ServerError) {
    self.url = url
    self.connections = connections
    self.known = known
    self.origin = origin
    self.limits = limits
    self.certificates = certificates
    location = url
    transfer = try Transfer(
      url, unlessStill: known?.validators(at: url), over: connections, limits, certificates)
  }

  var count: Int { transfer.count }
  var size: Int { transfer.size }

  /// Waits for a moment for more bytes; false at the end.
  func readOn() throws(ServerError) -> Bool {
    if outcome != nil { return false }
    if try transfer.step() { return true }
    let answer = transfer.answer
    switch answer.status {
    case 200:
      outcome = .fetched(
        ServerCopy(
          url: url, location: location,
          validators: ServerCopy.Validators(tag: answer.tag, modified: answer.modified),
          fetched: time(nil), body: answer.body, mayBeKept: !answer.isPrivate))
      return false
    case 304 where known?.validators(at: location) != nil:
      outcome = .unchanged
      return false
    case 301, 302, 303, 307, 308:
      try follow(answer.redirect)
      return true
    default: throw .status(answer.status)
    }
  }

  private func follow(_ target: String?) throws(ServerError) {
    redirects += 1
    guard redirects <= ServerLimits.redirects else {
      throw .tooManyRedirects(ServerLimits.redirects)
    }
    guard let target else { throw .redirectNowhere }
    let next: ServerURL
    do {
      next = try ServerURL(target)
    } catch {
      throw error == .plainHTTP ? .redirectToPlainHTTP : .redirectNowhere
    }
    if location.origin.scheme == .https, next.origin.scheme == .http { throw .redirectToPlainHTTP }
    if let origin, next.origin != origin { throw .redirectElsewhere(next.origin.text) }
    location = next
    transfer = try Transfer(
      next, unlessStill: known?.validators(at: next), over: connections, limits, certificates)
  }
}

extension ServerCopy.Known {
  /// The validators for the request; nil if the copy is from another URL, where another file may have the same tag.
  fileprivate func validators(at url: ServerURL) -> ServerCopy.Validators? {
    url == location ? validators : nil
  }
}
