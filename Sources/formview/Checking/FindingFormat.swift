import ArgumentParser

/// How `lint` and `check` print what they find.
enum FindingFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
