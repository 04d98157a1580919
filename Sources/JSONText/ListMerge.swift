/// A list that both sides changed, put together by its elements: what each has added, taken away, moved and changed.
///
/// Elements are found again by what they are known by, else by their values (`ElementPairing`). What both have added alike
/// is added once; what both have added with one key and is not alike is in conflict.
struct ListMerge {
  /// The list with what we have added, taken away and moved, else as they have it; nil where that is nothing.
  private(set) var value: JSONValue?
  /// The elements that we have changed, or one side took away and the other changed, by their places in the result.
  ///
  /// `isCertain`: whether both have changed the same element beyond doubt.
  private(set) var elements: [(index: Int, versions: MergedVersions, isCertain: Bool)] = []

  /// One element of the result.
  private struct Entry {
    var versions: MergedVersions
    /// Its place in our list; nil where we don't have it.
    var ourPlace: Int?
    /// Whether it is the same for both beyond doubt.
    var isCertain = true

    /// Whether we took it away, and they left it as it was.
    var isDeletedByUs: Bool { ourPlace == nil && versions.isUnchangedByThem }
  }

  /// Nil unless all three are lists.
  init?(_ versions: MergedVersions) {
    guard let base = Self.elements(of: versions.base), let ours = Self.elements(of: versions.ours),
      let theirs = Self.elements(of: versions.theirs)
    else { return nil }
    let pairs = Pairs(base, ours, theirs)
    var entries = theirs.indices.map { place in
      let former = pairs.theirSources[place]
      let ourPlace = former.flatMap { pairs.ourPlaces[$0] }
      return Entry(
        versions: MergedVersions(
          base: former.map { base[$0] }, ours: ourPlace.map { ours[$0] }, theirs: theirs[place]),
        ourPlace: ourPlace,
        isCertain: pairs.isTheirsCertain[place] && ourPlace.map { pairs.isOursCertain[$0] } ?? true)
    }
    let loose = Self.looseElements(of: ours, base, pairs, &entries)
    let places = Set(loose.keys)
    let kept = entries.filter { entry in
      entry.ourPlace.map { !places.contains($0) } ?? !entry.isDeletedByUs
    }
    if !loose.isEmpty || kept.count < entries.count {
      entries = Self.placed(loose, among: kept, count: ours.count)
      value = .array(entries.compactMap { ($0.versions.theirs ?? $0.versions.ours)?.value })
    }
    for (index, entry) in entries.enumerated() {
      let versions = entry.versions
      let isAdded = versions.base == nil && (versions.ours == nil || versions.theirs == nil)
      guard !isAdded, !versions.isUnchangedByUs, !versions.isTheSame else { continue }
      elements.append((index, versions, entry.isCertain))
    }
  }

  private static func elements(of slice: JSONSlice?) -> [JSONSlice]? {
    guard let slice, slice.kind == .array else { return nil }
    return Array(slice.elements)
  }

  /// What has its place by our list, by its place there: what we have added or moved, and what we have changed and they
  /// took away. What both have added alike is marked as ours, too.
  private static func looseElements(
    of ours: [JSONSlice], _ base: [JSONSlice], _ pairs: Pairs, _ entries: inout [Entry]
  ) -> [Int: Entry] {
    var loose: [Int: Entry] = [:]
    var added = AddedElements(
      entries.map { $0.versions.base == nil ? $0.versions.theirs : nil }, ours: ours, base: base,
      keys: pairs.keys)
    var theirPlaces: [Int: Int] = [:]
    for (place, entry) in entries.enumerated() {
      if let ourPlace = entry.ourPlace { theirPlaces[ourPlace] = place }
    }
    for place in ours.indices {
      if let present = theirPlaces[place] {
        if !pairs.isOursInOrder[place] { loose[place] = entries[present] }
      } else if let former = pairs.ourSources[place] {
        let versions = MergedVersions(base: base[former], ours: ours[place])
        // Took they away what we left as it was, it is gone.
        guard !versions.isUnchangedByUs, pairs.ourPlaces[former] == place else { continue }
        loose[place] = Entry(versions: versions, ourPlace: place)
      } else if let same = added.takeCounterpart(of: ours[place]) {
        entries[same].ourPlace = place
        entries[same].versions.ours = ours[place]
      } else {
        loose[place] = Entry(versions: MergedVersions(ours: ours[place]), ourPlace: place)
      }
    }
    return loose
  }

  /// The elements in the order of theirs, with each loose one behind what it follows in our list of `count`.
  private static func placed(_ loose: [Int: Entry], among kept: [Entry], count: Int) -> [Entry] {
    let anchors = Set(kept.compactMap(\.ourPlace))
    var entries: [Entry] = []
    func addFollowers(of place: Int) {
      var next = place + 1
      while next < count, !anchors.contains(next) {
        if let entry = loose[next] { entries.append(entry) }
        next += 1
      }
    }
    addFollowers(of: -1)
    for entry in kept {
      entries.append(entry)
      if let place = entry.ourPlace { addFollowers(of: place) }
    }
    return entries
  }

  /// Which elements are those of the base.
  private struct Pairs {
    /// For each of ours and theirs its place in the base; nil for what was added.
    let ourSources: [Int?]
    let theirSources: [Int?]
    let isOursInOrder: [Bool]
    /// Whether what was changed is that one beyond doubt.
    let isOursCertain: [Bool]
    let isTheirsCertain: [Bool]
    let keys: ElementKeys?
    /// For each of the base its place in ours; nil for what we took away.
    let ourPlaces: [Int?]

    init(_ base: [JSONSlice], _ ours: [JSONSlice], _ theirs: [JSONSlice]) {
      keys = ElementKeys(of: base)
      var mine = ElementPairing(base, ours, keys)
      var others = ElementPairing(base, theirs, keys)
      mine.agree(with: others, theirs, on: base)
      if let keys {
        let former = mine
        mine.confirmRenamed(by: others, of: base, keys)
        others.confirmRenamed(by: former, of: base, keys)
        mine.adoptChanged(along: &others, of: base.count)
      }
      (ourSources, isOursInOrder, isOursCertain) = (mine.sources, mine.isInOrder, mine.isCertain)
      (theirSources, isTheirsCertain) = (others.sources, others.isCertain)
      var places = [Int?](repeating: nil, count: base.count)
      for (place, source) in mine.sources.enumerated() {
        if let source, places[source] == nil { places[source] = place }
      }
      ourPlaces = places
    }
  }
}
