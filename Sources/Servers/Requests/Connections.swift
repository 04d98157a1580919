import CCurl

/// Open connections to servers, kept for the next request. Used by one thread at a time.
final class Connections: @unchecked Sendable {
  let handle: OpaquePointer

  init() throws(ServerError) {
    if let reason = ccurl_load() { throw .missing(String(cString: reason)) }
    guard let handle = ccurl_connections_make() else { throw .other("curl_multi_init") }
    self.handle = handle
  }

  deinit { ccurl_connections_close(handle) }
}
