/// The names of the rotor's entries in one language; a missing one doesn't compile.
package struct RotorWords: Hashable, Sendable {
  /// From heading to heading.
  package let headings: String
  /// From link to link.
  package let links: String
  /// From field to field.
  package let textFields: String
  /// From list to list.
  package let lists: String
  /// From picture to picture.
  package let images: String
  /// From table to table.
  package let tables: String
  /// From landmark to landmark.
  package let landmarks: String
}
