import UIKit

public enum Screen {
    public static let width = UIScreen.main.bounds.width
    static let height = UIScreen.main.bounds.height
}
