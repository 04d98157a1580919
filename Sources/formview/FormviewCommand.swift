import ArgumentParser

@main
struct FormviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "formview")
  func run() throws { print("formview") }
}
