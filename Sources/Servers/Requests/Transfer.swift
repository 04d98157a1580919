import CCurl
import SourceText

/// One request to a server and its response. Used by one thread at a time.
final class Transfer {
  struct Answer {
    var status: Int
    /// Absolute URL of the redirect; nil without one.
    var redirect: String?
    var tag: String?
    var modified: String?
    /// True if no copy may be stored.
    var isPrivate: Bool
    var body: ByteBuffer
  }

  private let connections: Connections
  private let url: ServerURL
  private let limits: ServerLimits
  private let certificates: TrustedCertificates
  private var handle: OpaquePointer?
  private var buffer = GrowingBuffer(capacity: 1 << 14)
  private var isTooLarge = false

  /// Limit of a step's waiting time, in milliseconds.
  private static let patience: Int32 = 100

  /// Begins a request; with `copy`, the server need not send a body if that is still current.
  init(
    _ url: ServerURL, unlessStill copy: ServerCopy.Validators?, over connections: Connections,
    _ limits: ServerLimits, _ certificates: TrustedCertificates
  ) throws(ServerError) {
    self.connections = connections
    self.url = url
    self.limits = limits
    self.certificates = certificates
    handle = begin(copy)
    guard handle != nil else { throw .other("curl_easy_setopt") }
  }

  deinit { if let handle { ccurl_end(handle) } }

  /// Bytes of the body received so far, and the total if the server announces it.
  var count: Int { buffer.count }
  var size: Int { handle.map { max(0, Int(ccurl_length($0))) } ?? 0 }

  /// Waits for a moment; false once the response is complete.
  func step() throws(ServerError) -> Bool {
    guard let handle else { return false }
    if ccurl_step(handle, Self.patience) != 0 { return true }
    if let error { throw error }
    return false
  }

  var answer: Answer {
    Answer(
      status: handle.map { ccurl_status($0) } ?? 0,
      redirect: handle.flatMap { ccurl_redirect($0) }.map { String(cString: $0) },
      tag: header("etag"), modified: header("last-modified"),
      isPrivate: header("cache-control")?.lowercased().contains("no-store") == true,
      body: buffer.filled)
  }

  private func header(_ name: String) -> String? {
    handle.flatMap { ccurl_header($0, name) }.map { String(cString: $0) }
  }

  // MARK: The library

  private func begin(_ copy: ServerCopy.Validators?) -> OpaquePointer? {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let lines = copy?.requestLines ?? []
    return withCStrings(
      [
        url.text, "formview", lines.first, lines.dropFirst().first, certificates.file,
        certificates.folder,
      ]
    ) { texts in
      var request = ccurl_request()
      request.url = texts[0]
      request.user_agent = texts[1]
      request.first_header = texts[2]
      request.second_header = texts[3]
      request.certificate_file = texts[4]
      request.certificate_folder = texts[5]
      request.is_plain = url.origin.scheme == .http ? 1 : 0
      request.connect_time = Self.milliseconds(limits.connectTime)
      request.total_time = Self.milliseconds(limits.totalTime)
      request.stall_time = max(1, Self.milliseconds(limits.stallTime) / 1_000)
      return ccurl_begin(connections.handle, &request, Self.sink, context)
    }
  }

  private static let sink: ccurl_sink = { context, bytes, count in
    guard let context, let bytes else { return 1 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    return transfer.append(UnsafeRawBufferPointer(start: bytes, count: count)) ? 1 : 0
  }

  private func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= limits.size - buffer.count else {
      isTooLarge = true
      return false
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let room = buffer.room(upTo: rest.count)
      room.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest.prefix(room.count)))
      buffer.accept(room.count)
      rest = rest.dropFirst(room.count)
    }
    return true
  }

  private var error: ServerError? {
    guard let handle else { return nil }
    if isTooLarge { return .tooLarge(limit: limits.size) }
    let message = String(cString: ccurl_message(handle))
    switch Int(ccurl_code(handle)) {
    case CCURL_OK: return nil
    case CCURL_PROXY_NOT_FOUND: return .noConnection(message)
    case CCURL_HOST_NOT_FOUND: return .hostNotFound(url.origin.host)
    case CCURL_NO_CONNECTION: return .noConnection(message)
    case CCURL_TIME_OUT: return .timeOut(waitedSeconds)
    case CCURL_PARTIAL, CCURL_NOTHING, CCURL_SEND, CCURL_RECEIVE, CCURL_HTTP2,
      CCURL_HTTP2_STREAM:
      return .cutShort
    case CCURL_CERTIFICATE: return .certificateInvalid(message)
    case CCURL_CERTIFICATE_FILE:
      return .certificatesUnreadable(certificates.file ?? certificates.folder ?? message)
    case CCURL_TLS: return .tls(message)
    // What takes the bytes refuses only what is too large.
    case CCURL_ENCODING, CCURL_REFUSED_BY_SINK: return .unreadableEncoding
    default: return .other(message)
    }
  }

  /// Seconds since the request began, rounded; minimum 1.
  private var waitedSeconds: Int {
    let began = ContinuousClock.now - start
    return max(1, Int((began / .seconds(1)).rounded()))
  }

  private let start = ContinuousClock.now

  private static func milliseconds(_ time: Duration) -> Int {
    Int(min(max(1, time / .milliseconds(1)), 1e9))
  }
}

/// Calls `body` with the texts as C strings; nil stays nil.
private func withCStrings<Result>(
  _ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
  func go(_ pointers: [UnsafePointer<CChar>?], _ rest: ArraySlice<String?>) -> Result {
    guard let first = rest.first else { return body(pointers) }
    guard let text = first else { return go(pointers + [nil], rest.dropFirst()) }
    return text.withCString { go(pointers + [$0], rest.dropFirst()) }
  }
  return go([], texts[...])
}
