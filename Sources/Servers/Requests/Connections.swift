import CCurl

/// Connections to servers that are kept open for the next request. One thread at a time uses them.
final class Connections: @unchecked Sendable {
  let handle: OpaquePointer

  init() throws(ServerError) {
    if let reason = ccurl_load() { throw .missing(String(cString: reason)) }
    guard let handle = ccurl_connections_make() else { throw .other("curl_multi_init") }
    self.handle = handle
  }

  deinit { ccurl_connections_close(handle) }
}
