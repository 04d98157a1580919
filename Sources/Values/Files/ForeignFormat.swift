import SourceText
import Texts

/// File formats that formview does not read, recognized by bytes, for data and for forms.
package enum ForeignFormat: Hashable, Sendable, CaseIterable {
  case csv, tsv, yaml, sopsYAML, ini, toml
  case gzip, zip, bzip2, xz, zstd
  case pgp, gitCrypt, ansibleVault
  case gb18030

  /// Number of bytes at the beginning that are examined.
  private static let head = 1 << 16

  /// Recognizes a file by its first bytes, then by its name, then by its first lines. Nil for a possible property
  /// list or JSON with a mistake.
  package init?(_ bytes: UnsafeRawBufferPointer, named name: String = "") {
    let head = bytes.prefix(Self.head)
    if let found = Self(magic: head) ?? (GB18030.isLikely(head) ? .gb18030 : nil) {
      self = found
      return
    }
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head
    guard let first = text.first(where: { $0 > 0x20 }), first < 0x80 || first >= 0xC2,
      !"{(<".utf8.contains(first)
    else { return nil }
    let lines = TextLines(text)
    guard let found = Self(extensionOf: name) ?? Self(lines) else { return nil }
    self = found == .yaml && lines.areOfSops ? .sopsYAML : found
  }

  // MARK: Names

  /// The format's name, with an article if it needs one.
  package var kind: Sentence {
    switch self {
    case .csv: Sentence(verbatim: "CSV")
    case .tsv: Sentence(verbatim: "TSV")
    case .yaml: Sentence(verbatim: "YAML")
    case .ini: Sentence(verbatim: "INI")
    case .toml: Sentence(verbatim: "TOML")
    case .sopsYAML: Sentence { $0.kindEncrypted("YAML", by: "sops") }
    case .gzip, .bzip2, .xz, .zstd: Sentence { [program] in $0.kindCompressed(program) }
    case .zip: Sentence { $0.kindZIP }
    case .pgp: Sentence { $0.kindEncrypted(nil, by: "PGP") }
    case .gitCrypt: Sentence { $0.kindEncrypted(nil, by: "git-crypt") }
    case .ansibleVault: Sentence { $0.kindEncrypted(nil, by: "ansible-vault") }
    case .gb18030: Sentence { $0.kindGB18030 }
    }
  }

  private var program: String { "\(self)" }

  /// The command that prints the file's contents; nil for data formats that are only unsupported.
  package var command: String? {
    switch self {
    case .csv, .tsv, .yaml, .ini, .toml: nil
    case .sopsYAML: "sops -d --output-type json"
    case .gzip, .bzip2, .xz, .zstd: "\(program) -dc"
    case .zip: "unzip -p"
    case .pgp: "gpg -d"
    case .gitCrypt: "git-crypt unlock"
    case .ansibleVault: "ansible-vault view"
    case .gb18030: "iconv -f gb18030 -t utf-8"
    }
  }

  // MARK: Recognizing

  private init?(magic head: Slice<UnsafeRawBufferPointer>) {
    func begins(_ bytes: UInt8...) -> Bool { head.starts(with: bytes) }
    func begins(_ text: String) -> Bool { head.starts(with: text.utf8) }
    if begins(0x1F, 0x8B) {
      self = .gzip
    } else if begins("PK\u{3}\u{4}") || begins("PK\u{5}\u{6}") {
      self = .zip
    } else if begins("BZh") {
      self = .bzip2
    } else if begins(0xFD, 0x37, 0x7A, 0x58, 0x5A, 0) {
      self = .xz
    } else if begins(0x28, 0xB5, 0x2F, 0xFD) {
      self = .zstd
    } else if begins("\0GITCRYPT\0") {
      self = .gitCrypt
    } else if begins("$ANSIBLE_VAULT;") {
      self = .ansibleVault
    } else if begins("-----BEGIN PGP ") || Self.isPacketOfPGP(Array(head.prefix(8))) {
      self = .pgp
    } else {
      return nil
    }
  }

  /// True if bytes begin with a session key that is encrypted by a public key (version 3) or by a passphrase (version
  /// 4 or 5): RFC 9580, sections 4.2 and 5.
  private static func isPacketOfPGP(_ head: [UInt8]) -> Bool {
    guard head.count == 8 else { return false }
    switch head[0] {
    case 0x84: return head[2] == 3
    case 0x85: return head[3] == 3
    case 0x8C: return 4...5 ~= head[2]
    case 0xC1: return head[1] < 192 ? head[2] == 3 : head[1] < 224 && head[3] == 3
    case 0xC3: return head[1] < 192 && 4...5 ~= head[2]
    default: return false
    }
  }

  /// By the ending of a name; nil if it shows none.
  package init?(extensionOf name: String) {
    switch name.split(separator: ".").last?.lowercased() {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "yaml", "yml": self = .yaml
    case "ini", "cfg": self = .ini
    case "toml": self = .toml
    default: return nil
    }
  }

  private init?(_ lines: TextLines) {
    if lines.isYAML {
      self = .yaml
    } else if lines.isOfAssignments {
      self = lines.areValuesOfTOML ? .toml : .ini
    } else if let separator = lines.separator {
      self = separator == "\t" ? .tsv : .csv
    } else {
      return nil
    }
  }
}
