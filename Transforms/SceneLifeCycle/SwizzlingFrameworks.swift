/// Libraries that put themselves between UIKit and the app delegate, and of whose proxies UIKit calls nothing more once the
/// app has scenes: what they did without the app's code is lost, and only the app's own code can hand it to them.
///
/// Libraries that only swizzle the push callbacks, which stay, are none of them; neither are those that an app hands
/// its addresses and activities itself.
struct SwizzlingFramework {
  /// For people.
  let name: String
  /// The words that stand in the app delegate's files when the library is switched on; all of them.
  let marks: [String]
  /// Words of apps that hand things over themselves or have switched the proxy off; any of them.
  let releases: [String]

  static let all = [
    // Its header: "Automatic integration is accomplished by proxing the AppDelegate".
    SwizzlingFramework(name: "Localytics", marks: ["Localytics", "autoIntegrate"], releases: ["handleTestModeURL", "openSession"]),
    // Its iOS guide: `autoIntegrate` sets up deep links and push by swizzling the app delegate's methods.
    SwizzlingFramework(name: "CleverTap", marks: ["CleverTap", "autoIntegrate"], releases: ["handleOpenURL", "handleOpen"]),
    // mParticle/mparticle-apple-sdk#431: the app delegate's proxy hears nothing of URLs and activities in an app with scenes.
    SwizzlingFramework(name: "mParticle", marks: ["mParticle_Apple_SDK"], releases: ["proxyAppDelegate", "handleURLContext"]),
    // firebase/firebase-ios-sdk#16365: of a scene's callbacks only `scene(_:openURLContexts:)` is proxied, so universal links and
    // cold starts do not reach it. Apps that call its methods themselves go on doing so.
    SwizzlingFramework(
      name: "Firebase Dynamic Links", marks: ["FirebaseDynamicLinks"], releases: ["handleUniversalLink", "dynamicLink", "fromCustomSchemeURL", "fromUniversalLink"]),
  ]
}

extension SwizzlingFramework {
  /// Libraries whose proxies still hear a part of what they heard before, so that a person should try what they do.
  ///
  /// Firebase's core proxies the app delegate for its parts, unless `FirebaseAppDelegateProxyEnabled` is false, and of a scene only
  /// `scene(_:openURLContexts:)` (firebase/firebase-ios-sdk#16365). That Segment's does likewise is known from reports of users only.
  static let partial = ["Firebase", "FirebaseCore", "FirebaseAuth", "FirebaseAnalytics", "Segment", "SEGAnalytics"]

  /// The key that switches Firebase's proxy off.
  static let firebaseKey = "FirebaseAppDelegateProxyEnabled"
}
