import FormEditor
import RecordSources
import Records
import Storage
import Values

/// Reads what a folder or a database has.
enum StartReader {
  struct Found: Sendable {
    var listing: StartListing
    /// Files that only their first bytes can show to be data.
    var unknown: [StartItem] = []
  }

  /// Reads an origin; `recent` are files to list before a folder's.
  static func read(
    _ origin: StartListing.Origin, recent: [RecentFiles.Entry] = [],
    isStopped: @escaping ItemSurvey.Check
  ) -> Found {
    switch origin {
    case .folder(let folder): readFolder(folder, origin, recent)
    case .database(let path, let form): readDatabase(path, form, origin, isStopped)
    }
  }

  private static func readFolder(
    _ folder: String, _ origin: StartListing.Origin, _ recent: [RecentFiles.Entry]
  ) -> Found {
    let title = StartPath.title(of: folder)
    let absolute = StartPath.absolute(folder)
    let used = recent.compactMap { StartItem($0, in: folder, absolute) }
    do throws(FileError) {
      let scan = try FolderScan(folder, besides: used)
      var listing = StartListing(origin, title: title, items: used + scan.items)
      listing.complete(first: sizedAtFirst) { $0.findSize() }
      return Found(listing: listing, unknown: scan.unknown)
    } catch {
      let reason = error.reason.text(in: Environment.texts)
      return Found(listing: StartListing(origin, title: title, items: used, failure: reason))
    }
  }

  /// Number of items with a size in the first picture: a screen's. That of the others is found with their records.
  private static let sizedAtFirst = 60

  private static func readDatabase(
    _ path: String, _ form: String?, _ origin: StartListing.Origin,
    _ isStopped: @escaping ItemSurvey.Check
  ) -> Found {
    let title = StartPath.title(of: path)
    do throws(RecordReadingError) {
      let tables = try (SourceCatalog.source(named: path) as? SQLiteSource)?
        .tables(isStopped: isStopped)
      let items = (tables ?? []).map { table in
        var item = StartItem(
          id: StartItem.ID(path: path, table: table.name), name: table.name, kind: .table,
          format: table.isView ? Environment.texts.fileView : Environment.texts.fileTable)
        item.givenForm = form == FormOption.auto ? nil : form
        return item
      }
      return Found(listing: StartListing(origin, title: title, items: items))
    } catch {
      let reason = CommandFailure(error, hidingContent: true).reason(besides: path)
      return Found(listing: StartListing(origin, title: title, failure: reason))
    }
  }
}

extension StartItem {
  /// A recent file, which may be gone; nil for a pipe, which nothing is known of.
  fileprivate init?(_ entry: RecentFiles.Entry, in folder: String, _ absolute: String) {
    let isHere = FolderReader.folder(of: entry.file) == absolute
    let name = FileName.withoutFolder(entry.file)
    let id = ID(path: isHere ? StartPath.joined(folder, name) : entry.file)
    self.init(id: id, name: isHere ? name : StartPath.abbreviated(entry.file), kind: .data)
    recency = isHere ? .here : .elsewhere
    givenForm = entry.form
    if let kind = RecognizedFile(named: name) { adopt(kind) }
    switch FolderEntry.Kind(of: entry.file) {
    case .file(let size):
      self.size = size
      if name.hasSuffix(FormFinder.ending) { beForm() }
    case .unreachable(let reason): refusal = reason.text(in: Environment.texts)
    case .folder, .special: return nil
    }
  }
}

extension StartItem {
  /// Finds the size of a file that has none yet.
  mutating func findSize() {
    guard size == nil, kind != .folder, kind != .table,
      case .file(let found) = FolderEntry.Kind(of: id.path)
    else { return }
    size = found
  }
}
