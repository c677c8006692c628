import UIKit

public enum Screen {
    public static let width = UIScreen.main.bounds.width
}
