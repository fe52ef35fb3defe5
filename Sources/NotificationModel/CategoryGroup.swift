/// Categories that stand under one heading.
package struct CategoryGroup: Hashable, Sendable {
  /// Nil for the group without a heading.
  package let section: String?
  package let categories: [Category]

  /// Groups by section in the order in which each section first appears.
  package static func group(_ categories: [Category]) -> [CategoryGroup] {
    var sections: [String?] = []
    var members: [String?: [Category]] = [:]
    for category in categories {
      if members[category.section] == nil { sections.append(category.section) }
      members[category.section, default: []].append(category)
    }
    return sections.map { CategoryGroup(section: $0, categories: members[$0] ?? []) }
  }
}

extension Preferences {
  /// The categories by group, as the screen shows and numbers them, from 1.
  package var displayedCategories: [Category] {
    CategoryGroup.group(categories).flatMap(\.categories)
  }
}
