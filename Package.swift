// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "notification-settings",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "notification-settings", targets: ["notification-settings"])
  ],
  targets: [
    .executableTarget(name: "notification-settings", dependencies: ["SettingsProgram"]),

    // Options, locale, sources; start; exit code; the product as transcripts drive it.
    .target(
      name: "SettingsProgram",
      dependencies: [
        "NotificationModel", "AccessibilityModel", "SimulatedSystem", "SettingsREPL",
        "SettingsSession", "SettingsStorage", "LocaleFormats", "LineEditing", "Transcripts",
        "CommandGrammar", "ElementFiles", "JSONText", "Files", "Locking", "Wordings",
      ]
    ),

    // The terminal: libedit edits, we draw.
    .target(
      name: "LineEditing",
      dependencies: ["AccessibilityModel", "CLineEditing", "Files", "Locking"]
    ),
    // Linked by name too: without pkg-config nobody tells the linker.
    .target(
      name: "CLineEditing",
      dependencies: ["CLibedit"],
      linkerSettings: [.linkedLibrary("edit")]
    ),
    .systemLibrary(
      name: "CLibedit",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
    ),

    // Golden files: parse, replay, compare, record.
    .target(name: "Transcripts", dependencies: ["Files", "Locking", "Wordings"]),

    // The only place that suspends: timers, requests, executors.
    .target(
      name: "SettingsSession",
      dependencies: ["NotificationModel", "SettingsREPL"]
    ),

    // The conversation: a line becomes actions, a change becomes lines. Pure.
    .target(
      name: "SettingsREPL",
      dependencies: [
        "NotificationModel", "AccessibilityModel", "SettingsFlow", "SimulatedSystem",
        "CommandGrammar", "Locking", "Wordings",
      ]
    ),

    // A permission, a question, delays and failures that do what they are told. Pure.
    .target(name: "SimulatedSystem", dependencies: ["NotificationModel"]),

    // State, action, effect, reducer, screen. Pure.
    .target(
      name: "SettingsFlow",
      dependencies: ["NotificationModel", "AccessibilityModel", "Wordings"]
    ),

    // Words, names, times and durations as people type them. Pure.
    .target(name: "CommandGrammar", dependencies: ["NotificationModel"]),

    // Elements and how they are said: narration, rows, announcements. Pure.
    .target(name: "AccessibilityModel", dependencies: ["Wordings"]),

    // Values and ports. Pure.
    .target(name: "NotificationModel", dependencies: ["Wordings"]),

    // Elements from elsewhere, read from JSON and spoken. Pure.
    .target(name: "ElementFiles", dependencies: ["AccessibilityModel", "JSONText", "Wordings"]),

    // JSON text with the place of every value, read and written. Pure.
    .target(name: "JSONText", dependencies: ["Files", "Wordings"]),

    // A sentence in each of the product's languages.
    .target(name: "Wordings"),

    // A lock that the thread sanitizer sees.
    .target(name: "Locking"),

    // Files on disk: read within a limit, replaced at once or not at all.
    .target(name: "Files", dependencies: ["Locking", "Wordings"]),

    // Preferences in a file; Foundation's formats.
    .target(
      name: "SettingsStorage",
      dependencies: ["NotificationModel", "JSONText", "Files", "Locking", "Wordings"]
    ),
    .target(name: "LocaleFormats", dependencies: ["AccessibilityModel", "Locking"]),

    .testTarget(
      name: "NotificationModelTests",
      dependencies: ["NotificationModel", "TestSupport"]
    ),
    .testTarget(
      name: "AccessibilityModelTests",
      dependencies: ["AccessibilityModel", "ElementFiles", "JSONText", "TestSupport", "Wordings"],
      exclude: ["Cases"]
    ),
    .testTarget(
      name: "ElementFilesTests",
      dependencies: ["ElementFiles", "AccessibilityModel", "Wordings"]
    ),
    .testTarget(
      name: "JSONTextTests",
      dependencies: ["JSONText", "TestSupport", "Wordings"]
    ),
    .testTarget(
      name: "CommandGrammarTests",
      dependencies: ["CommandGrammar", "NotificationModel", "TestSupport"]
    ),
    .testTarget(name: "FilesTests", dependencies: ["Files", "Locking", "TestSupport", "Wordings"]),
    .testTarget(
      name: "SettingsStorageTests",
      dependencies: [
        "SettingsStorage", "Files", "JSONText", "NotificationModel", "TestSupport", "Wordings",
      ]
    ),
    .testTarget(name: "LocaleFormatsTests", dependencies: ["LocaleFormats", "AccessibilityModel"]),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "AccessibilityModel", "Files", "Locking", "TestSupport"]
    ),
    .testTarget(
      name: "SimulatedSystemTests",
      dependencies: ["SimulatedSystem", "NotificationModel"]
    ),
    .testTarget(
      name: "SettingsFlowTests",
      dependencies: [
        "SettingsFlow", "NotificationModel", "AccessibilityModel", "TestSupport", "Wordings",
      ]
    ),
    .testTarget(
      name: "SettingsREPLTests",
      dependencies: [
        "SettingsREPL", "SettingsFlow", "SimulatedSystem", "CommandGrammar", "NotificationModel",
        "AccessibilityModel", "TestSupport", "Wordings",
      ]
    ),
    .testTarget(
      name: "SettingsSessionTests",
      dependencies: [
        "SettingsSession", "SettingsREPL", "SettingsFlow", "SimulatedSystem", "NotificationModel",
        "AccessibilityModel", "Locking", "Wordings",
      ]
    ),
    .testTarget(
      name: "TranscriptsTests",
      dependencies: ["Transcripts", "Files", "Locking", "TestSupport"]
    ),
    .testTarget(
      name: "SettingsProgramTests",
      dependencies: [
        "SettingsProgram", "SettingsREPL", "Transcripts", "SimulatedSystem", "NotificationModel",
        "AccessibilityModel", "LineEditing", "Files", "Locking", "TestSupport", "Wordings",
      ]
    ),

    // The built executable, at terminals and between pipes.
    .target(name: "TestSupport", dependencies: ["Locking"], path: "Tests/TestSupport"),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["TestSupport", "Transcripts", "SettingsProgram"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// `BENCHMARKS=1 swift run -c release narration-benchmark`; not part of the product.
if Context.environment["BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "narration-benchmark",
      dependencies: ["AccessibilityModel", "ElementFiles", "Wordings"],
      path: "Tests/Benchmarks/narration"
    )
  )
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
  ]
}
