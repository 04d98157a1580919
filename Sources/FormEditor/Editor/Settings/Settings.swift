/// The choices of the person for all forms and files.
package struct Settings: Sendable {
  package var keys = KeyBindings.standard

  package init(keys: KeyBindings = .standard) { self.keys = keys }
}
