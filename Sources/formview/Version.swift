/// The program's version, as printed by `--version`.
enum Version {
  static let text = "0.1.0"
}
