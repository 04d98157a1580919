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
  return session
}
