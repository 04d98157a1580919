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
  var message: String?
  /// The form to open the next data with; nil for the one that belongs to them.
  private(set) var chosenForm: StartItem?
  /// The item whose form has errors, which the next key can open without it.
  private(set) var withoutForm: StartItem.ID?
  /// The first records of an item, beside the list.
  private(set) var preview: (id: StartItem.ID, frame: Frame?)?
  /// The list of commands, over the page.
  var panel: Panel?
  private(set) var allKeys: StartKeys

  package var texts: Texts { theme.texts }
  var level: StartLevel {
    get { levels[levels.count - 1] }
    _modify { yield &levels[levels.count - 1] }
  }

  /// `title`: the path of the origin as shown.
  package init(
    _ origin: StartListing.Origin, title: String, size: Size, theme: Theme = Theme(),
    keys: KeyBindings = .standard
  ) {
    self.size = size
    self.theme = theme
    allKeys = StartKeys(keys)
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
      id: item.id, kind: item.kind, form: form(for: item) ?? item.givenForm,
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
    case .formIsBroken(let id, let error):
      withoutForm = id
      message = texts.opensWithoutForm(error, key: startKeys.bindings[StartCommands.openItem])
    case .said(let text): message = text
    case .settingsWereRead(let keys, let text):
      allKeys = StartKeys(keys)
      message = text
    }
    level.follow(height: listHeight)
    return effects
  }

  private mutating func adopt(_ listing: StartListing) {
    guard let index = levels.firstIndex(where: { $0.listing.origin == listing.origin }) else {
      return
    }
    levels[index].adopt(listing)
    // An empty list says it in its place.
    if let failure = listing.failure, !listing.items.isEmpty { message = failure }
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
    defer { withoutForm = nil }
    if let command = startKeys.table.command(for: key) { return perform(command) }
    type(.key(key))
    return []
  }

  private mutating func type(_ input: EditorInput) {
    if panel != nil {
      panel?.narrow(by: input, in: size)
      return
    }
    if case .ignored = level.query.handle(input, width: size.width), case .key(let key) = input {
      message = texts.doesNothing(key.name, help: startKeys.bindings[StartCommands.help])
    }
    if level.query.text.isEmpty { level.isTyping = false }
  }

  private mutating func handle(_ mouse: MouseEvent) -> [StartEffect] {
    message = nil
    switch mouse.action {
    case .wheelDown: move(by: 3)
    case .wheelUp: move(by: -3)
    case .press where panel != nil, .doublePress where panel != nil:
      return panel?.select(at: mouse.point, in: size) == true ? choose() : []
    case .press, .doublePress:
      let area = StartScene.listArea(size)
      let line = mouse.point.y - area.y + level.scroll
      guard area.contains(mouse.point), level.lines.indices.contains(line),
        let item = level.lines[line].item
      else { return [] }
      level.select(item.id)
      if mouse.action == .doublePress { return perform(StartCommands.openItem) }
    }
    return []
  }

  // MARK: Commands

  mutating func chooseForm(_ item: StartItem) {
    endTyping()
    chosenForm = item
    message = texts.choosesData(for: item.name, back: startKeys.bindings[StartCommands.back])
  }

  /// The form that was chosen for the data of an item; nil for the one that belongs to them.
  func form(for item: StartItem) -> String? {
    if let chosenForm { return chosenForm.id.path }
    if case .database(_, let form) = origin { return form }
    return nil
  }

  mutating func list(_ origin: StartListing.Origin, title: String) -> [StartEffect] {
    levels.append(StartLevel(origin, title: title, texts))
    return [.list(origin)]
  }

  /// Closes the list of commands; drops what was typed, the choice of a form, or the step into a folder; leaves the page
  /// at last.
  mutating func goBack() -> [StartEffect] {
    if panel != nil {
      panel = nil
    } else if level.takesLetters {
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

  mutating func endTyping() {
    level.query = LineEditor()
    level.isTyping = false
  }

  var refusalToGoUpward: CommandRefusal? {
    guard levels.count == 1, case .database = origin else { return nil }
    return .notice(texts.noFolderAbove)
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
  /// The form that was chosen; nil for the one that belongs to the data.
  package let form: String?
  package let size: Size
}

extension StartItem {
  var hasSeveralTables: Bool { if case .tables = contents { true } else { false } }
}
