import NotificationModel
import SimulatedSystem
import Testing

@Suite("Simulated system")
struct SimulatedSystemTests {
  private let full: AuthorizationOptions = [.alert, .sound, .badge]

  @Test(
    "Only a status that can be asked for shows the question",
    arguments: AuthorizationStatus.named + [.unknown(7)]
  )
  func request(status: AuthorizationStatus) {
    var system = SimulatedSystem(authorizationStatus: status)
    let mayAsk = [.notDetermined, .provisional, .unknown(7)].contains(status)
    let expected: AuthorizationRequest = mayAsk ? .asking : .answered(status)
    #expect(system.requestAuthorization(options: full) == expected)
    #expect(system.isAlertOpen == mayAsk)
    #expect(system.authorizationStatus == status)
  }

  @Test(
    "An answer closes the question and is what the system keeps",
    arguments: [
      (.allow, .answered(.authorized)), (.deny, .answered(.denied)),
      (.fail(message: "No"), .failed(message: "No", .notDetermined)),
    ] as [(SimulatedSystem.Answer, SimulatedSystem.AnswerResult)]
  )
  func answer(answer: SimulatedSystem.Answer, result: SimulatedSystem.AnswerResult) {
    var asked = SimulatedSystem()
    _ = asked.requestAuthorization(options: full)
    #expect(asked.answer(answer) == result)
    #expect(!asked.isAlertOpen && asked.answerUnderWay == nil)

    var scripted = SimulatedSystem()
    #expect(scripted.script(.init(answer, after: .seconds(2))) == nil)
    #expect(scripted.requestAuthorization(options: full) == .underWay(after: .seconds(2)))
    #expect(scripted.authorizationStatus == .notDetermined)
    #expect(scripted.deliverAnswer() == result)
    #expect(scripted.deliverAnswer() == nil)
    #expect(scripted.authorizationStatus == asked.authorizationStatus)
    // It was for one request only.
    let next = scripted.requestAuthorization(options: full)
    #expect(next == asked.requestAuthorization(options: full))
  }

  @Test("A person may be faster than the scripted answer; the app's end closes the question")
  func faster() {
    var system = SimulatedSystem()
    _ = system.requestAuthorization(options: full)
    #expect(system.script(.init(.deny, after: .seconds(9))) == .seconds(9))
    #expect(system.isAlertOpen)
    #expect(system.answer(.allow) == .answered(.authorized))
    #expect(system.deliverAnswer() == nil)

    var left = SimulatedSystem()
    _ = left.requestAuthorization(options: full)
    left.endApp()
    #expect(left == SimulatedSystem())
  }

  @Test("Only to be quiet needs no question", arguments: AuthorizationStatus.named + [.unknown(7)])
  func provisional(status: AuthorizationStatus) {
    var system = SimulatedSystem(authorizationStatus: status)
    let granted: AuthorizationStatus = status == .notDetermined ? .provisional : status
    #expect(system.requestAuthorization(options: .provisional) == .answered(granted))
    #expect(system.authorizationStatus == granted && !system.isAlertOpen)
  }
}
