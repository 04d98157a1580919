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
    let used = recent.compactMap { StartItem($0, in: folder) }
    do throws(FileError) {
      let scan = try FolderScan(folder)
      return Found(
        listing: StartListing(origin, title: title, items: used + scan.items),
        unknown: scan.unknown)
    } catch {
      let reason = error.reason.text(in: Environment.texts)
      return Found(listing: StartListing(origin, title: title, items: used, failure: reason))
    }
  }

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
  fileprivate init?(_ entry: RecentFiles.Entry, in folder: String) {
    let absolute = StartPath.absolute(folder)
    let isHere = FolderReader.folder(of: entry.file) == absolute
    let name = FileName.withoutFolder(entry.file)
    let id = ID(path: isHere ? StartPath.joined(folder, name) : entry.file, isRecent: true)
    self.init(id: id, name: isHere ? name : StartPath.abbreviated(entry.file), kind: .data)
    givenForm = entry.form
    if let kind = RecognizedFile(named: name) { adopt(kind) }
    switch FolderEntry.Kind(of: entry.file) {
    case .file(let size): self.size = size
    case .unreachable(let reason): refusal = reason.text(in: Environment.texts)
    case .folder, .special: return nil
    }
  }
}
