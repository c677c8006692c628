@_exported import UIKit

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public struct MKCoordinateRegion: Sendable {
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {}
}

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}

@objc open class MKAnnotationView: UIView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
  open var annotation: (any MKAnnotation)?
  open func prepareForReuse() {}
}

public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
}

@objc open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var showsUserLocation = false
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
  open func addAnnotation(_ annotation: any MKAnnotation) {}
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }
}
