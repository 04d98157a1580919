/// All kinds of pages.
enum PageCatalog {
  static func kind(named name: PageName) -> any PageKind {
    switch name {
    case .form: FormKind()
    case .table: TableKind()
    case .distribution: DistributionKind()
    }
  }
}
