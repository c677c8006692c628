// What Swift sees of HomeController.h through the bridging header.
class HomeController: RootController {}
