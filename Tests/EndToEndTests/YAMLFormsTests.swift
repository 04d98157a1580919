import Foundation
import ScreenTesting
import Testing

@Suite("Forms for YAML files that come along")
struct YAMLFormsTests {
  @Test("Their data have no problems", arguments: ["automations", "compose", "deployment"])
  func checked(name: String) throws {
    let scene = try scene(name)
    let outcome = try scene.run("check", "\(name).plist", "\(name).yaml")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test("Each document of a file has the rows of its kind, a text of several lines in one of them")
  func kinds() throws {
    let scene = try scene("deployment")
    let show = ["show", "deployment.plist", "deployment.yaml", "--record"]
    let deployment = try scene.run(show + ["1"]).output
    #expect(deployment.contains("\nReplicas      2\n"), "\(deployment)")
    #expect(!deployment.contains("Ports"), "\(deployment)")
    let service = try scene.run(show + ["2"]).output
    #expect(service.contains("\nPorts         1 item: 80 → 8080\n"), "\(service)")
    #expect(!service.contains("Replicas"), "\(service)")
    let settings = try scene.run(show + ["3"]).output
    #expect(
      settings.hasSuffix("\nConfiguration\nData        2 items: greeting=Welcome! …, closed=no\n"),
      "\(settings)")
    let refused = try scene.run(
      "set", "deployment.plist", "deployment.yaml", "--record", "2", "replicas=3")
    #expect(refused.status == 1)
  }

  private func scene(_ name: String) throws -> Scene {
    try Scene([
      "\(name).plist": Repository.text("Forms/\(name).plist"),
      "\(name).yaml": Repository.text("data/\(name).yaml"),
    ])
  }
}
