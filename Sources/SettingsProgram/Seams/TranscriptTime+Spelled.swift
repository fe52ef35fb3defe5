import Transcripts

extension TranscriptTime {
  /// The time as it is written after `@ until`.
  var spelled: String {
    switch self {
    case .next(let hour, let minute): return "\(Self.two(hour)):\(Self.two(minute))"
    case .date(let date):
      let day = "\(date.year)-\(Self.two(date.month))-\(Self.two(date.day))"
      let time = [date.hour, date.minute, date.second].map(Self.two).joined(separator: ":")
      return "\(day)T\(time)" + (date.offset.map(Self.zone) ?? "")
    }
  }

  private static func zone(_ offset: Int) -> String {
    let minutes = offset.magnitude / 60
    return (offset < 0 ? "-" : "+") + two(Int(minutes / 60)) + ":" + two(Int(minutes % 60))
  }

  private static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
