import FormEngine
import Screen

/// The few styles that everything on the screen is drawn in.
///
/// Readable on light and dark backgrounds: text keeps the terminal's own colours unless it means something.
package struct Theme: Hashable, Sendable {
  package var value = Style.plain
  package var label = Style(attributes: .dim)
  package var dim = Style(attributes: .dim)
  package var heading = Style(foreground: .indexed(6), attributes: .bold)
  package var accent = Style(foreground: .indexed(6))
  package var problem = Style(foreground: .indexed(1))
  package var warning = Style(foreground: .indexed(3))
  package var good = Style(foreground: .indexed(2))
  /// The title line and the bottom line.
  package var bar = Style(attributes: .reverse)
  package var selection = Style(attributes: .reverse)

  package init() {}

  /// The style of a row's value as the form colours it.
  package func style(color: FormColor?, textStyle: TextStyle) -> Style {
    fatalError("not built yet")
  }
}
