@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC
@_exported import QuartzCore

/// A value that no caller ever receives: the stub SDK is compiled, never run.
func stub<Value>() -> Value { fatalError() }
