import SourceText

/// A file as a server sent it.
package struct ServerCopy: Sendable {
  /// The server's identifiers of a version.
  package struct Validators: Hashable, Sendable {
    /// The `ETag`, with its quotes.
    package var tag: String?
    /// `Last-Modified`, as the server writes it.
    package var modified: String?

    package init(tag: String? = nil, modified: String? = nil) {
      self.tag = tag
      self.modified = modified
    }

    /// Header lines of a conditional request; the tag is more exact.
    var requestLines: [String] {
      if let tag { return ["If-None-Match: \(tag)"] }
      return modified.map { ["If-Modified-Since: \($0)"] } ?? []
    }
  }

  /// A copy's location and validators, for asking its server whether it is current.
  struct Known {
    /// The URL after all redirects: only its server knows the validators.
    let location: ServerURL
    let validators: Validators
  }

  package let url: ServerURL
  /// The URL after all redirects.
  package let location: ServerURL
  package let validators: Validators
  /// Time of fetching, in seconds since 1970.
  package let fetched: Int
  /// The decompressed body.
  package let body: ByteBuffer
  /// True if the copy may be stored for times when the server can't be reached.
  package let mayBeKept: Bool

  package init(
    url: ServerURL, location: ServerURL, validators: Validators, fetched: Int, body: ByteBuffer,
    mayBeKept: Bool = true
  ) {
    self.url = url
    self.location = location
    self.validators = validators
    self.fetched = fetched
    self.body = body
    self.mayBeKept = mayBeKept
  }

  var known: Known { Known(location: location, validators: validators) }

  func isSame(as other: ServerCopy) -> Bool {
    validators == other.validators && location == other.location
      && withExtendedLifetime((body, other.body)) { body.bytes.isSame(as: other.body.bytes) }
  }

  package var digest: ContentDigest { ContentDigest(body.bytes) }
}
