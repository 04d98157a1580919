/// How much is read from a server, and how long is waited for it.
package struct ServerLimits: Sendable {
  /// Bytes after decompression.
  package var size: Int
  /// Up to the connection.
  package var connectTime: Duration
  /// For all of it.
  package var totalTime: Duration
  /// Without a byte.
  package var stallTime: Duration

  /// Redirects that are followed.
  package static let redirects = 5

  /// For a form, and what it names.
  package static let form = ServerLimits(
    size: 1 << 26, connectTime: .seconds(10), totalTime: .seconds(30), stallTime: .seconds(15))
  /// For data.
  package static let data = ServerLimits(
    size: 1 << 30, connectTime: .seconds(10), totalTime: .seconds(600), stallTime: .seconds(30))

  package init(size: Int, connectTime: Duration, totalTime: Duration, stallTime: Duration) {
    self.size = size
    self.connectTime = connectTime
    self.totalTime = totalTime
    self.stallTime = stallTime
  }
}
