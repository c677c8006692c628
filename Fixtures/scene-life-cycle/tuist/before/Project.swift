import ProjectDescription

let project = Project(
    name: "Lobby",
    targets: [
        .target(
            name: "Lobby",
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.lobby",
            infoPlist: .extendingDefault(with: ["UILaunchStoryboardName": "LaunchScreen"]),
            sources: ["Lobby/**"],
            resources: ["Lobby/Base.lproj/**"]
        )
    ]
)
