import Values

/// Names of members whose objects are maps, and keys that are no names of members.
enum MapName {
  /// Names in files of many programs: Compose, Kubernetes, npm, GitHub, JSON Schema.
  private static let names: Set<String> = [
    "annotations", "args", "configs", "definitions", "dependencies", "devdependencies", "env",
    "environment", "headers", "jobs", "labels", "networks", "optionaldependencies", "paths",
    "peerdependencies", "scripts", "services", "tags", "variables", "volumes",
  ]

  static func isOne(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// True for a key that a program would hardly have as the name of a member: `@app/*`, `TZ`, `8080`, `a.b`.
  static func isFreeKey(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return true }
    if key.contains(where: { "./@:*# ".contains($0) }) { return true }
    return key.utf8.count > 1
      && key.utf8.allSatisfy {
        (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
      }
  }
}
