import Glibc

/// The certificates that servers are checked against: the system's, unless the environment names others.
package struct TrustedCertificates: Sendable {
  /// File in PEM format; nil for the system's.
  package let file: String?
  /// Folder of PEM files that are named by their hashes.
  package let folder: String?

  package init(file: String? = nil, folder: String? = nil) {
    self.file = file
    self.folder = folder
  }

  /// Certificates named by `CURL_CA_BUNDLE`, `SSL_CERT_FILE` and `SSL_CERT_DIR`, as curl
  /// reads them.
  package static var ofEnvironment: TrustedCertificates {
    TrustedCertificates(
      file: value("CURL_CA_BUNDLE") ?? value("SSL_CERT_FILE"), folder: value("SSL_CERT_DIR"))
  }

  private static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }
}
