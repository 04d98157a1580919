import Records

extension DatabaseTable {
  /// What can be done with its rows.
  var abilities: SourceAbilities {
    var abilities = SourceAbilities()
    abilities.refuse(.move) { $0.rowsHaveNoOrder }
    abilities.refuse(.saveAs) { $0.tableHasNoOtherName }
    abilities.refuse(.removeMembers) { $0.rowsHaveAllColumns }
    abilities.refuse(.save, .add, .delete) { $0.databaseIsReadOnly }
    return abilities
  }
}
