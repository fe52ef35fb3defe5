/// A file of elements such as a dump of an app has: rows, chips, tabs, fields, pictures.
enum SampleElements {
  /// The text of a file of `count` elements.
  static func json(count: Int) -> String {
    let kinds = [
      #"{"label":"Messages N","value":"Push and Email","traits":["button"],"hint":null,"#
        + #""position":{"kind":"listStart"}}"#,
      #"{"label":"Push N","value":"1","traits":["button","switchButton"],"#
        + #""hint":"Changes how messages arrive","position":null,"groupLabel":"Messages"}"#,
      #"{"label":"Weekly N","value":null,"traits":["button","selected"],"hint":null,"#
        + #""position":{"kind":"series","index":3,"count":3}}"#,
      #"{"label":"Quiet hours N","value":null,"traits":["header"],"hint":null,"position":null}"#,
      #"{"label":"From N","value":"10:00 PM","traits":["adjustable"],"#
        + #""hint":"Changes in steps of 15 minutes.","position":null}"#,
      #"{"label":"Söhne N","value":"Täglich","traits":["staticText","image"],"hint":null}"#,
      #"{"label":null,"value":"Some placeholder text","traits":["textEntry"],"hint":null}"#,
      #"{"label":"C N","value":"4","traits":[],"position":{"kind":"table","row":4,"column":3,"#
        + #""rowSpan":2,"colSpan":2,"firstInRow":true}}"#,
    ]
    var text = "[\n"
    for index in 0..<count {
      if index > 0 { text += ",\n" }
      text += kinds[index % kinds.count].replacing("N", with: "\(index)", maxReplacements: 1)
    }
    return text + "\n]\n"
  }
}
