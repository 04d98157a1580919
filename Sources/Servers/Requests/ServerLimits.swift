/// Limits of size and time for reading from a server.
package struct ServerLimits: Sendable {
  /// Limit in bytes, after decompression.
  package var size: Int
  /// Limit of the time until the connection exists.
  package var connectTime: Duration
  package var totalTime: Duration
  /// Limit of the time without receiving a byte.
  package var stallTime: Duration

  package static let redirects = 5

  /// Limits for forms and the files that they name.
  package static let form = ServerLimits(
    size: 1 << 26, connectTime: .seconds(10), totalTime: .seconds(30), stallTime: .seconds(15))
  package static let data = ServerLimits(
    size: 1 << 30, connectTime: .seconds(10), totalTime: .seconds(600), stallTime: .seconds(30))

  package init(size: Int, connectTime: Duration, totalTime: Duration, stallTime: Duration) {
    self.size = size
    self.connectTime = connectTime
    self.totalTime = totalTime
    self.stallTime = stallTime
  }
}
