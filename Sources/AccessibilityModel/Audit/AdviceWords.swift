/// What to do about a finding, in one language; what is quoted is in quotation marks already.
package struct AdviceWords: Sendable {
  let noLabel: String
  let sameLabel: @Sendable (_ label: String) -> String
  let roleInLabel: @Sendable (_ role: String) -> String
  let stateInLabel: @Sendable (_ state: String) -> String
  let valueInLabel: @Sendable (_ value: String) -> String
  let noTrait: String
  let gestureInHint: @Sendable (_ word: String) -> String
  let verbInHint: @Sendable (_ word: String) -> String
  let hintRepeatsLabel: @Sendable (_ label: String) -> String
  let capitals: @Sendable (_ word: String) -> String
  let unit: @Sendable (_ unit: String) -> String
  let dashInTimes: String
  let silentChange: String
  let droppedByFocus: String
  let droppedByActivation: String
  let droppedByAnnouncement: String
  let longSummary: @Sendable (_ count: Int, _ limit: Int) -> String

  /// The English words.
  package static let english = AdviceWords(
    noLabel: "Give it a label.",
    sameLabel: { "Tell the elements called \($0) apart." },
    roleInLabel: { "Take \($0) out of the label: the role is said by itself." },
    stateInLabel: { "Take \($0) out of the label: the state is a value or a trait." },
    valueInLabel: { "Take \($0) out of the label: the value is said after it." },
    noTrait: "Give it the trait of what it is, such as button.",
    gestureInHint: { "Take \($0) out of the hint: say what happens, not the gesture." },
    verbInHint: {
      "Begin the hint with a verb in the third person, such as \"Opens\", not \($0)."
    },
    hintRepeatsLabel: { "Let the hint say what the label \($0) doesn't, or drop it." },
    capitals: { "Write \($0) in small letters: capitals may be spelled." },
    unit: { "Write the unit \($0) as a word." },
    dashInTimes: "Say the times with words between them, such as \"to\", instead of a dash.",
    silentChange: "Say the new state when it changes.",
    droppedByFocus: "Announce later than the focus moves, or with a higher priority.",
    droppedByActivation: "Announce later than the new state, or with a higher priority.",
    droppedByAnnouncement: "Make one announcement of the two, or give them time.",
    longSummary: { "Shorten it from \($0) words to \($1)." }
  )

  /// The German words.
  package static let german = AdviceWords(
    noLabel: "Braucht einen Namen.",
    sameLabel: { "Die Elemente namens \($0) brauchen verschiedene Namen." },
    roleInLabel: { "\($0) gehört nicht in den Namen: Die Rolle wird von selbst gesagt." },
    stateInLabel: { "\($0) gehört nicht in den Namen: Der Zustand ist Wert oder Eigenschaft." },
    valueInLabel: { "\($0) gehört nicht in den Namen: Der Wert wird danach gesagt." },
    noTrait: "Braucht die Eigenschaft dessen, was es ist, etwa button.",
    gestureInHint: { "\($0) gehört nicht in den Hinweis: Er sagt, was geschieht, keine Geste." },
    verbInHint: { "Der Hinweis beginnt mit einem Verb wie \"Öffnet\", nicht mit \($0)." },
    hintRepeatsLabel: { "Der Hinweis sagt mehr als der Name \($0), oder er entfällt." },
    capitals: { "\($0) in Kleinbuchstaben schreiben: Großbuchstaben werden oft buchstabiert." },
    unit: { "Die Einheit \($0) als Wort schreiben." },
    dashInTimes: "Zwischen den Zeiten ein Wort wie \"bis\" sagen statt eines Strichs.",
    silentChange: "Den neuen Zustand sagen, wenn er sich ändert.",
    droppedByFocus: "Später als den Wechsel des Fokus ansagen, oder mit höherem Vorrang.",
    droppedByActivation: "Später als den neuen Zustand ansagen, oder mit höherem Vorrang.",
    droppedByAnnouncement: "Aus beiden Ansagen eine machen, oder ihnen Zeit lassen.",
    longSummary: { "Von \($0) Wörtern auf \($1) kürzen." }
  )
}
