import Forms
import JSONText
import Records
import SourceText

extension Form {
  /// The form with what the records' source reports about its rows: what can't be edited is read only, for the source's
  /// reason.
  package func settled(by origin: any RecordOrigin) -> Form {
    var form = beginningNothing
    form.forms = forms.mapValues(\.beginningNothing)
    var ownObject: Set<ExactText> = []
    form.settleRows(by: origin, opening: &ownObject)
    // Forms for the same record.
    var open = ownObject
    while let name = open.popFirst() {
      guard forms[name] != nil else { continue }
      var opened: Set<ExactText> = []
      form.forms[name]?.settleRows(by: origin, opening: &opened)
      open.formUnion(opened.subtracting(ownObject))
      ownObject.formUnion(opened)
    }
    return origin.referenceMark.map(form.takingReferences) ?? form
  }

  /// With references in the place of lists and objects, in all its forms.
  private func takingReferences(_ mark: String) -> Form {
    var form = self
    form.referenceMark = mark
    form.rows = rows.map { $0.withShapes { $0.referenceMark = mark } }
    form.forms = form.forms.mapValues { $0.takingReferences(mark) }
    return form
  }

  /// The form with null values that stay null, until the source reports otherwise.
  private var beginningNothing: Form {
    var form = self
    form.rows = rows.map { $0.withShapes { $0.beginsObjects = false } }
    return form
  }

  private mutating func settleRows(by origin: any RecordOrigin, opening names: inout Set<ExactText>)
  {
    for index in rows.indices {
      if rows[index].opensOwnObject, let name = rows[index].child?.name { names.insert(name) }
      guard let steps = rows[index].valuePath?.steps, case .member(let member)? = steps.first
      else { continue }
      let traits = origin.traits(ofMember: member)
      rows[index] = rows[index].withShapes { settled in
        settled.beginsObjects = traits.beginsObjects && steps.count > 1
        guard let refusal = traits.refusal else { return }
        settled.readOnly = true
        settled.sourceRefusal = refusal
      }
    }
  }
}
