import Cells
import Screen
import Texts

/// The page that lists what can be opened: recent files, the files of a folder, the tables of a database.
///
/// The session reads files and sends it what it finds.
package struct StartPage: Sendable {
  /// Listings from the first one to the one on the screen.
  private(set) var levels: [StartLevel]
  package private(set) var size: Size
  package var theme: Theme
  private(set) var message: String?
  /// The form to open the next data with; nil for the one that belongs to them.
  private(set) var chosenForm: StartItem?
  /// The first records of an item, beside the list.
  private(set) var preview: (id: StartItem.ID, frame: Frame?)?
  var showsHelp = false

  var texts: Texts { theme.texts }
  var level: StartLevel {
    get { levels[levels.count - 1] }
    _modify { yield &levels[levels.count - 1] }
  }

  /// `title`: the path of the origin as shown.
  package init(_ origin: StartListing.Origin, title: String, size: Size, theme: Theme = Theme()) {
    self.size = size
    self.theme = theme
    levels = [StartLevel(origin, title: title, theme.texts)]
  }

  /// True for the listing that the program began with.
  package var isAtStart: Bool { levels.count == 1 }
  package var origin: StartListing.Origin { level.listing.origin }

  /// Items about which most is to be found first: those on the screen.
  package var wanted: [StartItem.ID] { level.unknown(height: listHeight) }

  /// The item to be shown beside the list, and the room for it; nil where there is none.
  package var previewRequest: StartPreviewRequest? {
    guard let area = StartScene.previewArea(size), let item = level.item, item.refusal == nil,
      item.kind == .data || item.kind == .table || item.kind == .form
    else { return nil }
    return StartPreviewRequest(
      id: item.id, kind: item.kind, bytes: item.size ?? 0, form: form(for: item) ?? item.givenForm,
      size: Size(width: area.width, height: area.height))
  }

  /// Follows an action; returns what the session is to do.
  package mutating func reduce(_ action: StartAction) -> [StartEffect] {
    var effects: [StartEffect] = []
    switch action {
    case .input(let event): effects = handle(event)
    case .listed(let listing): adopt(listing)
    case .found(let items, let origin, let isLast):
      if let index = levels.firstIndex(where: { $0.listing.origin == origin }) {
        levels[index].adopt(items, isLast: isLast)
      }
    case .previewed(let id, let frame): preview = (id, frame)
    case .severalTables(let path, let form):
      effects = list(.database(path, form: form), title: level.item?.name ?? path)
    case .said(let text): message = text
    }
    level.follow(height: listHeight)
    return effects
  }

  private mutating func adopt(_ listing: StartListing) {
    guard let index = levels.firstIndex(where: { $0.listing.origin == listing.origin }) else {
      return
    }
    levels[index].adopt(listing)
    if let failure = listing.failure { message = failure }
  }

  /// Height of the list in lines.
  var listHeight: Int { StartScene.listArea(size).height }

  // MARK: Input

  private mutating func handle(_ event: InputEvent) -> [StartEffect] {
    switch event {
    case .resize(let size): self.size = size
    case .key(let key): return handle(key)
    case .paste(let text):
      message = nil
      type(.paste(text))
    case .mouse(let mouse): return handle(mouse)
    }
    return []
  }

  private mutating func handle(_ key: KeyPress) -> [StartEffect] {
    message = nil
    if showsHelp, !StartCommands.leave.isGiven(by: key) {
      showsHelp = false
      return []
    }
    if let command = StartCommands.command(for: key, takesLetters: level.takesLetters) {
      return command.action(&self)
    }
    type(.key(key))
    return []
  }

  private mutating func type(_ input: EditorInput) {
    if case .ignored = level.query.handle(input, width: size.width), case .key(let key) = input {
      message = texts.doesNothing(key.name, help: StartCommands.help.key)
    }
    if level.query.text.isEmpty { level.isTyping = false }
  }

  private mutating func handle(_ mouse: MouseEvent) -> [StartEffect] {
    message = nil
    switch mouse.action {
    case .wheelDown: level.move(by: 3)
    case .wheelUp: level.move(by: -3)
    case .press, .doublePress:
      let area = StartScene.listArea(size)
      let line = mouse.point.y - area.y + level.scroll
      guard area.contains(mouse.point), level.lines.indices.contains(line),
        let item = level.lines[line].item
      else { return [] }
      level.select(item.id)
      if mouse.action == .doublePress { return open() }
    }
    return []
  }

  // MARK: Commands

  mutating func move(by step: Int) { level.move(by: step) }

  mutating func open() -> [StartEffect] {
    guard let item = level.item else {
      message = texts.nothingMatches
      return []
    }
    switch item.kind {
    case .folder: return list(.folder(item.id.path), title: item.name)
    case .form:
      endTyping()
      chosenForm = item
      message = texts.choosesData(for: item.name, back: StartCommands.back.key)
      return []
    case .foreign:
      message = texts.about(item.name, item.refusal ?? "")
      return []
    case .data where item.hasSeveralTables:
      return list(.database(item.id.path, form: chosenForm?.id.path), title: item.name)
    case .data, .encrypted, .table:
      // The page that comes back lists all, with the cursor on the file.
      endTyping()
      return [.open(item, form: form(for: item))]
    }
  }

  /// The form that was chosen for the data of an item; nil for the one that belongs to them.
  private func form(for item: StartItem) -> String? {
    if let chosenForm { return chosenForm.id.path }
    if case .database(_, let form) = origin { return form }
    return nil
  }

  private mutating func list(_ origin: StartListing.Origin, title: String) -> [StartEffect] {
    levels.append(StartLevel(origin, title: title, texts))
    return [.list(origin)]
  }

  /// Takes back what was typed, the choice of a form, or the step into a folder; leaves the page at last.
  mutating func goBack() -> [StartEffect] {
    if level.takesLetters {
      endTyping()
    } else if chosenForm != nil {
      chosenForm = nil
    } else if levels.count > 1 {
      levels.removeLast()
      return [.list(origin)]
    } else {
      return [.quit]
    }
    return []
  }

  private mutating func endTyping() {
    level.query = LineEditor()
    level.isTyping = false
  }

  mutating func goUpward() -> [StartEffect] {
    if levels.count > 1 {
      levels.removeLast()
      return [.list(origin)]
    }
    guard case .folder(let folder) = origin else { return [] }
    let above = folder == "." ? ".." : folder.hasSuffix("/") ? folder + ".." : folder + "/.."
    levels = [StartLevel(.folder(above), title: above, texts)]
    return [.list(.folder(above))]
  }
}

/// An item to be shown beside the list.
package struct StartPreviewRequest: Hashable, Sendable {
  package let id: StartItem.ID
  package let kind: StartItem.Kind
  /// Size of its file.
  package let bytes: Int
  /// The form that was chosen; nil for the one that belongs to the data.
  package let form: String?
  package let size: Size
}

extension StartItem {
  var hasSeveralTables: Bool { if case .tables = contents { true } else { false } }
}
