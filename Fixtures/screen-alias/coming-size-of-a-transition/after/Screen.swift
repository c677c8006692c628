import UIKit

enum Screen {
}
