import Foundation
import ScreenTesting
import Testing

/// The screen while another program has a database locked.
@Suite("Locked databases on the screen")
struct DatabaseLockScreenTests {
  @Test(
    "A save says that it waits for the program that has locked the database, until Esc or the limit"
  )
  func locked() throws {
    let scene = try DatabaseTests.scene(
      "CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO staff VALUES (1, 'Ada');",
      form: "{ recordsTable = staff; rows = ( { key = Name; valuePath = name; } ); }")
    // The lock is there before the screen is, and goes with the shell.
    let session = try TerminalSession(
      command: "/bin/bash",
      arguments: [
        "-c",
        """
        exec 3> >(sqlite3 staff.db > .locked)
        echo 'BEGIN IMMEDIATE; SELECT 1;' >&3
        until [ -s .locked ]; do :; done
        "$formview" --record 1 form.plist staff.db 3>&-
        """,
      ],
      environment: [
        "formview": BuiltProduct.path(named: "formview"), "XDG_STATE_HOME": scene.stateFolder.path,
        "TMPDIR": scene.temporaryFolder.path,
      ],
      directory: scene.folder.path)
    try session.wait(for: "Esc table")
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("s")
    try session.wait(for: "Waiting for the program that has locked staff.db; Esc stops it")
    try session.press("Esc")
    try session.wait(for: "saving was interrupted; nothing is changed")
    try session.press("s")
    try session.wait(for: "another program has locked the database")
    let names = try scene.shell("sqlite3 staff.db 'SELECT name FROM staff'").output
    #expect(names == "Ada\n")
  }
}
