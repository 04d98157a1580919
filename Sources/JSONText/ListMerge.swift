/// Merges two versions of a list by elements: each side's added, removed, moved and changed ones.
///
/// Elements are paired by key, else by value (`ElementPairing`). Equal elements added by both are added once;
/// different ones with one key are in conflict.
struct ListMerge {
  /// The list with our additions, removals and moves applied to theirs; nil if there are none.
  private(set) var value: JSONValue?
  /// Elements that we changed, or that one side removed and the other changed, by their indices in the result.
  ///
  /// `isCertain`: both have certainly changed the same element.
  private(set) var elements: [(index: Int, versions: MergedVersions, isCertain: Bool)] = []

  private struct Entry {
    var versions: MergedVersions
    /// Index in our list; nil if our list lacks the element.
    var ourIndex: Int?
    /// True if the element is certainly the same one in both lists.
    var isCertain = true

    var isDeletedByUs: Bool { ourIndex == nil && versions.isUnchangedByThem }
  }

  /// Nil unless all three are lists.
  init?(_ versions: MergedVersions) {
    guard let base = Self.elements(of: versions.base), let ours = Self.elements(of: versions.ours),
      let theirs = Self.elements(of: versions.theirs)
    else { return nil }
    let pairs = Pairs(base, ours, theirs)
    var entries = theirs.indices.map { position in
      let former = pairs.theirSources[position]
      let ourIndex = former.flatMap { pairs.ourIndices[$0] }
      return Entry(
        versions: MergedVersions(
          base: former.map { base[$0] }, ours: ourIndex.map { ours[$0] }, theirs: theirs[position]),
        ourIndex: ourIndex,
        isCertain: pairs.isTheirsCertain[position]
          && ourIndex.map { pairs.isOursCertain[$0] } ?? true)
    }
    let loose = Self.looseElements(of: ours, base, pairs, &entries)
    let indices = Set(loose.keys)
    let kept = entries.filter { entry in
      entry.ourIndex.map { !indices.contains($0) } ?? !entry.isDeletedByUs
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

  /// The elements positioned by our list, by index: added or moved by us, or changed by us and removed by them. Equal
  /// elements added by both are also marked as ours.
  private static func looseElements(
    of ours: [JSONSlice], _ base: [JSONSlice], _ pairs: Pairs, _ entries: inout [Entry]
  ) -> [Int: Entry] {
    var loose: [Int: Entry] = [:]
    var added = AddedElements(
      entries.map { $0.versions.base == nil ? $0.versions.theirs : nil }, ours: ours, base: base,
      keys: pairs.keys)
    var theirIndices: [Int: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let ourIndex = entry.ourIndex { theirIndices[ourIndex] = index }
    }
    for index in ours.indices {
      if let present = theirIndices[index] {
        if !pairs.isOursInOrder[index] { loose[index] = entries[present] }
      } else if let former = pairs.ourSources[index] {
        let versions = MergedVersions(base: base[former], ours: ours[index])
        // Took they away what we left as it was, it is gone.
        guard !versions.isUnchangedByUs, pairs.ourIndices[former] == index else { continue }
        loose[index] = Entry(versions: versions, ourIndex: index)
      } else if let same = added.takeCounterpart(of: ours[index]) {
        entries[same].ourIndex = index
        entries[same].versions.ours = ours[index]
      } else {
        loose[index] = Entry(versions: MergedVersions(ours: ours[index]), ourIndex: index)
      }
    }
    return loose
  }

  /// The elements in the order of theirs, with each loose one after its predecessor in our list of `count`.
  private static func placed(_ loose: [Int: Entry], among kept: [Entry], count: Int) -> [Entry] {
    let anchors = Set(kept.compactMap(\.ourIndex))
    var entries: [Entry] = []
    func addFollowers(of index: Int) {
      var next = index + 1
      while next < count, !anchors.contains(next) {
        if let entry = loose[next] { entries.append(entry) }
        next += 1
      }
    }
    addFollowers(of: -1)
    for entry in kept {
      entries.append(entry)
      if let index = entry.ourIndex { addFollowers(of: index) }
    }
    return entries
  }

  private struct Pairs {
    /// Index in the base for each element of our list, and of theirs; nil for an added one.
    let ourSources: [Int?]
    let theirSources: [Int?]
    let isOursInOrder: [Bool]
    /// True for each element that is certainly the one in the base with which it is paired.
    let isOursCertain: [Bool]
    let isTheirsCertain: [Bool]
    let keys: ElementKeys?
    /// Index in our list for each element of the base; nil for a removed one.
    let ourIndices: [Int?]

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
      var indices = [Int?](repeating: nil, count: base.count)
      for (index, source) in mine.sources.enumerated() {
        if let source, indices[source] == nil { indices[source] = index }
      }
      ourIndices = indices
    }
  }
}
