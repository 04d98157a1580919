import Foundation
import Testing

/// What is on the disk at the moment at which a save says that it is done: the image of a mounted file system is
/// copied then, as a power cut would leave it, repaired and mounted. Needs the rights to mount.
enum CutDisk {
  static let before = "[\n  {\"n\": 1, \"cost\": 0}\n]\n"

  /// Runs `command` in a new file system of that kind, where `data.json` is on the disk, and returns what its
  /// disk has afterwards.
  static func contents(_ kind: String, after command: String) throws -> Scene.Outcome {
    let scene = try Scene([
      "form.plist": "( { key = Cost; valuePath = cost; } )", "before": before,
    ])
    return try scene.shell(
      """
      set -eu
      export PATH=/usr/sbin:/sbin:$PATH
      truncate -s 8M disk.img; mkfs.\(kind) -q disk.img; mkdir disk cut
      trap 'umount disk cut 2>/dev/null || true' EXIT
      mount -o loop disk.img disk
      cp before disk/data.json; sync -f disk/data.json
      \(command)
      cp disk.img cut.img
      e2fsck -fy cut.img >repaired 2>&1 || [ $? -lt 4 ]
      mount -o loop cut.img cut
      cat cut/data.json
      $formview set form.plist cut/data.json cost=8
      ls -A cut >&2
      """)
  }

  /// How often each is cut: `make torture` does it more often, and the moment of the copy differs.
  static let rounds = ProcessInfo.processInfo.environment["TORTURE_MINUTES"] == nil ? 1 : 20

  /// Whether file systems can be made and mounted.
  static let isPossible = (try? contents("ext2", after: "true"))?.output == before
}

@Suite("A power cut right after a save", .enabled(if: CutDisk.isPossible))
struct PowerCutTests {
  @Test(
    "leaves the new file, with a journal in the file system and without one",
    arguments: ["ext2", "ext4 -O ^has_journal", "ext4"])
  func saving(kind: String) throws {
    for _ in 0..<CutDisk.rounds {
      let found = try CutDisk.contents(
        kind, after: "$formview set form.plist disk/data.json cost=7")
      #expect(found.output == CutDisk.before.replacing("0", with: "7"), "\(found.errors)")
      // The file that was replaced may still be there, until the next save.
      #expect(found.errors.split(separator: "\n") == ["data.json", "lost+found"])
    }
  }
}
