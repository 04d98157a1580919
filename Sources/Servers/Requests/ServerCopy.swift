import SourceText

/// A file as a server has sent it.
package struct ServerCopy: Sendable {
  /// What the server knows a version by.
  package struct Validators: Hashable, Sendable {
    /// The `ETag`, with its quotes.
    package var tag: String?
    /// `Last-Modified`, as the server writes it.
    package var modified: String?

    package init(tag: String? = nil, modified: String? = nil) {
      self.tag = tag
      self.modified = modified
    }

    /// What asks for another version only; the tag is more exact.
    var requestLines: [String] {
      if let tag { return ["If-None-Match: \(tag)"] }
      return modified.map { ["If-Modified-Since: \($0)"] } ?? []
    }
  }

  /// A copy by what asks its server whether it is still the present version.
  struct Known {
    /// What sent it, behind all redirects: nothing else knows its validators.
    let location: ServerURL
    let validators: Validators
  }

  /// What was asked for.
  package let url: ServerURL
  /// What sent it, behind all redirects.
  package let location: ServerURL
  /// What asks for another version.
  package let validators: Validators
  /// Seconds since 1970.
  package let fetched: Int
  /// The file's bytes, unpacked.
  package let body: ByteBuffer
  /// Whether it may be kept for the time that the server can't be reached.
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

  /// Whether the server has sent the same again.
  func isSame(as other: ServerCopy) -> Bool {
    validators == other.validators && location == other.location
      && withExtendedLifetime((body, other.body)) { body.bytes.isSame(as: other.body.bytes) }
  }

  /// Distinguishes contents, whatever the server calls its version.
  package var digest: ContentDigest { ContentDigest(body.bytes) }
}
