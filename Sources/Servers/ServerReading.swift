/// A file that is being read from a server, piece by piece. Used by one thread at a time.
package final class ServerReading {
  private let url: ServerURL
  private let origin: ServerURL.Origin?
  private let reader: ServerReader
  private var fetch: ServerFetch?
  private var connections: Connections?
  private var ignoresCopy = false

  init(_ url: ServerURL, within origin: ServerURL.Origin?, by reader: ServerReader) {
    self.url = url
    self.origin = origin
    self.reader = reader
  }

  deinit {
    // The transfer ends before another one uses its connections.
    fetch = nil
    if let connections { reader.release(connections) }
  }

  /// Bytes received, and the total; 0 if it is unknown.
  package var count: Int { fetch?.count ?? 0 }
  package var size: Int { fetch?.size ?? 0 }

  /// Waits for a moment; returns the file once it is complete.
  package func readOn() throws(ServerError) -> ServedFile? {
    do throws(ServerError) {
      guard let outcome = try advance() else { return nil }
      fetch = nil
      switch outcome {
      case .fetched(let copy): return ServedFile(copy: copy, origin: .fetched)
      case .unchanged:
        if let copy = copy { return ServedFile(copy: copy, origin: .unchanged) }
        // The copy has gone meanwhile, or was damaged.
        ignoresCopy = true
        fetch = try begin()
        return nil
      }
    } catch {
      fetch = nil
      guard error.isUnreachable else { throw error }
      reader.remember(error, of: url.origin)
      guard let copy else { throw error }
      return ServedFile(copy: copy, origin: .copy(error))
    }
  }

  private func advance() throws(ServerError) -> ServerFetch.Outcome? {
    if let failure = reader.failure(of: url.origin) { throw failure }
    let fetch: ServerFetch
    if let begun = self.fetch { fetch = begun } else { fetch = try begin() }
    self.fetch = fetch
    return try fetch.readOn() ? nil : fetch.outcome
  }

  private func begin() throws(ServerError) -> ServerFetch {
    let connections: Connections
    if let own = self.connections { connections = own } else { connections = try reader.connect() }
    self.connections = connections
    return try ServerFetch(
      url, known: ignoresCopy ? nil : reader.known(url), within: origin,
      over: connections, reader.limits, reader.certificates)
  }

  /// The stored copy; nil without one, or if it came from a disallowed origin.
  private var copy: ServerCopy? {
    guard let copy = reader.copy(of: url), origin == nil || copy.location.origin == origin else {
      return nil
    }
    return copy
  }
}
