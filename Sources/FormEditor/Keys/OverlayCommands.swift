/// What a key can mean while a field is open, beside what its editor makes of it.
package enum FieldCommand: CaseIterable, Sendable { case save, quit, help }

/// What a key can mean in a list over the page.
package enum PanelCommand: CaseIterable, Sendable {
  case down, up, pageDown, pageUp, first, last
  case toggleColumn, choose, back, quit
}

/// What a key can mean while a line is typed in the bottom bar.
package enum LineCommand: CaseIterable, Sendable { case done, back, quit }

/// What a key can mean at a question, beside its answers.
package enum PromptCommand: CaseIterable, Sendable { case back }
