import ScreenTesting

/// Starts the probe on a scene and waits until it is drawn.
func probe(
  _ scene: String = "events", environment: [String: String] = [:],
  size: (width: Int, height: Int) = (80, 24)
) throws -> TerminalSession {
  let session = try TerminalSession(
    command: BuiltProduct.path(named: "TerminalProbe"), arguments: [scene],
    environment: environment, size: size)
  try session.wait(for: scene == "list" ? "value of 3" : "ready")
  try settle(session)
  return session
}

/// Waits until all that the probe had to write has arrived: a bell that it rings comes after it.
func settle(_ session: TerminalSession) throws {
  let bells = session.bells
  try session.press("C-b")
  try session.wait(until: "the bell rings") { $0.bells > bells }
}
