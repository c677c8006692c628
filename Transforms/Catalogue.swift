import TransformKit

/// All transforms, in the order of the catalogue. This is the only list of them.
public enum TransformCatalogue {
  public static let all: [any Transform.Type] = [
    SceneLifeCycle.self,
    SceneManifest.self,
    LaunchScreen.self,
    RequiresFullScreen.self,
    PadOrientations.self,
    ScreenBounds.self,
    ScreenScale.self,
    ScreenObject.self,
    KeyWindow.self,
    WindowCreation.self,
    OrientationObserver.self,
    DeviceOrientation.self,
    SceneGeometryCallback.self,
    OrientationLock.self,
    ScreenAlias.self,
  ]
}
