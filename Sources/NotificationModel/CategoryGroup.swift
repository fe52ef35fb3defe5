/// Categories that stand under one heading.
package struct CategoryGroup: Hashable, Sendable {
  /// Nil for the group without a heading.
  package let section: String?
  package let categories: [Category]

  /// Groups by section in the order in which each section first appears.
  package static func group(_ categories: [Category]) -> [CategoryGroup] {
    indices(of: categories).map { section, indices in
      CategoryGroup(section: section, categories: indices.map { categories[$0] })
    }
  }

  /// The same by where each category stands among them; no group is empty.
  package static func indices(of categories: [Category]) -> [(section: String?, indices: [Int])] {
    guard hasSections(categories) else {
      return categories.isEmpty ? [] : [(nil, Array(categories.indices))]
    }
    var sections: [String?] = []
    var members: [String?: [Int]] = [:]
    for (index, category) in categories.enumerated() {
      if members[category.section] == nil { sections.append(category.section) }
      members[category.section, default: []].append(index)
    }
    return sections.map { ($0, members[$0] ?? []) }
  }

  /// Whether there is a heading; without any all categories are one group.
  package static func hasSections(_ categories: [Category]) -> Bool {
    categories.indices.contains { categories[$0].section != nil }
  }
}

extension Preferences {
  /// The categories by group, as the screen shows and numbers them, from 1.
  package var displayedCategories: [Category] {
    CategoryGroup.hasSections(categories)
      ? CategoryGroup.group(categories).flatMap(\.categories) : categories
  }
}
