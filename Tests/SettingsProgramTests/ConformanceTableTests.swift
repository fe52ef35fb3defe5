import TestSupport
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("README's conformance table")
struct ConformanceTableTests {
  private static let rows: [[Substring]] = {
    let readme = (try? String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)) ?? ""
    return readme.split(separator: "\n").filter { $0.hasPrefix("| C") }
      .map { $0.split(separator: "|") }
  }()

  private static let tests: [String: String] = {
    let folder = Repository.path("Tests")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var texts: [String: String] = [:]
    for file in files where file.hasSuffix(".swift") {
      let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      // Two folders can have files of one name.
      texts[String(name), default: ""] += text ?? ""
    }
    return texts
  }()

  @Test("C50: it has each criterion once, with a verdict")
  func rows() {
    // C26 and C48 are no numbers of the criteria.
    let criteria = (1...50).filter { $0 != 26 && $0 != 48 }.map { " C\($0) " }
    #expect(Self.rows.map { String($0[0]) } == criteria)
    for row in Self.rows {
      #expect([" supports ", " partly ", " does not apply yet "].contains(row[2]), "\(row)")
    }
  }

  @Test("C50: what it names is there, and a test it names has the criterion in a title")
  func proofs() {
    for row in Self.rows where row.count == 4 && row[2] != " does not apply yet " {
      let criterion = row[0].dropFirst().dropLast()
      let parts = row[3].split(separator: "`", omittingEmptySubsequences: false)
      let names = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        if name.contains("/") {
          #expect(FileManager.default.fileExists(atPath: Repository.path(name)), "\(name)")
        } else {
          let text = Self.tests[name] ?? ""
          let isNamed = ["\(criterion),", "\(criterion):"].contains { text.contains($0) }
          #expect(isNamed, "\(criterion): \(name)")
        }
      }
    }
  }
}
