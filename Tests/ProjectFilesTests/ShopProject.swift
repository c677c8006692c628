/// A project as Xcode writes it: an app with an extension, a widget in a synchronised folder, and tests.
let shopProject = """
  // !$*UTF8*$!
  {
  	archiveVersion = 1;
  	classes = {
  	};
  	objectVersion = 77;
  	objects = {

  /* Begin PBXBuildFile section */
  		0000000000000000000000B1 /* AppDelegate.m in Sources */ = {isa = PBXBuildFile; fileRef = 0000000000000000000000F1 /* AppDelegate.m */; platformFilter = ios; settings = {COMPILER_FLAGS = "-fno-objc-arc"; }; };
  		0000000000000000000000B2 /* AppDelegate.m in Sources */ = {isa = PBXBuildFile; fileRef = 0000000000000000000000F1 /* AppDelegate.m */; };
  		0000000000000000000000B3 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = 0000000000000000000000V1 /* Main.storyboard */; };
  		0000000000000000000000B4 /* Share.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = 0000000000000000000000P2 /* Share.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
  /* End PBXBuildFile section */

  /* Begin PBXFileReference section */
  		0000000000000000000000F1 /* AppDelegate.m */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.c.objc; name = AppDelegate.m; path = "../Shared Code/AppDelegate.m"; sourceTree = "<group>"; tabWidth = 2; };
  		0000000000000000000000F2 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
  		0000000000000000000000F3 /* Root.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Sources/Root.swift; sourceTree = SOURCE_ROOT; };
  		0000000000000000000000F4 /* App.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = App.xcconfig; sourceTree = "<group>"; };
  		0000000000000000000000P1 /* Shop.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
  		0000000000000000000000P2 /* Share.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = Share.appex; sourceTree = BUILT_PRODUCTS_DIR; };
  /* End PBXFileReference section */

  /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
  		0000000000000000000000E1 /* Exceptions for "Widget" folder in "Shop" target */ = {
  			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
  			membershipExceptions = (
  				WidgetDelegate.swift,
  			);
  			target = 0000000000000000000000T1 /* Shop */;
  		};
  		0000000000000000000000E2 /* Exceptions for "Widget" folder in "Widget" target */ = {
  			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
  			membershipExceptions = (
  				Info.plist,
  			);
  			target = 0000000000000000000000T3 /* Widget */;
  		};
  /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

  /* Begin PBXFileSystemSynchronizedRootGroup section */
  		0000000000000000000000S1 /* Widget */ = {
  			isa = PBXFileSystemSynchronizedRootGroup;
  			exceptions = (
  				0000000000000000000000E1 /* Exceptions for "Widget" folder in "Shop" target */,
  				0000000000000000000000E2 /* Exceptions for "Widget" folder in "Widget" target */,
  			);
  			path = Widget;
  			sourceTree = "<group>";
  		};
  /* End PBXFileSystemSynchronizedRootGroup section */

  /* Begin PBXGroup section */
  		0000000000000000000000G1 = {
  			isa = PBXGroup;
  			children = (
  				0000000000000000000000G2 /* App */,
  				0000000000000000000000S1 /* Widget */,
  			);
  			sourceTree = "<group>";
  		};
  		0000000000000000000000G2 /* App */ = {
  			isa = PBXGroup;
  			children = (
  				0000000000000000000000F4 /* App.xcconfig */,
  				0000000000000000000000G3 /* Sources */,
  				0000000000000000000000V1 /* Main.storyboard */,
  			);
  			path = App;
  			sourceTree = "<group>";
  		};
  		0000000000000000000000G3 /* Sources */ = {
  			isa = PBXGroup;
  			children = (
  				0000000000000000000000F1 /* AppDelegate.m */,
  				0000000000000000000000F3 /* Root.swift */,
  			);
  			name = Sources;
  			sourceTree = "<group>";
  		};
  /* End PBXGroup section */

  /* Begin PBXNativeTarget section */
  		0000000000000000000000T1 /* Shop */ = {
  			isa = PBXNativeTarget;
  			buildConfigurationList = 0000000000000000000000L1 /* Build configuration list for PBXNativeTarget "Shop" */;
  			buildPhases = (
  				0000000000000000000000H1 /* Sources */,
  				0000000000000000000000H2 /* Resources */,
  				0000000000000000000000H3 /* Embed Foundation Extensions */,
  			);
  			buildRules = (
  			);
  			dependencies = (
  				0000000000000000000000D1 /* PBXTargetDependency */,
  			);
  			name = Shop;
  			productName = Shop;
  			productReference = 0000000000000000000000P1 /* Shop.app */;
  			productType = "com.apple.product-type.application";
  		};
  		0000000000000000000000T2 /* Share */ = {
  			isa = PBXNativeTarget;
  			buildConfigurationList = 0000000000000000000000L2;
  			buildPhases = (
  				0000000000000000000000H4 /* Sources */,
  			);
  			name = Share;
  			productReference = 0000000000000000000000P2 /* Share.appex */;
  			productType = "com.apple.product-type.app-extension";
  		};
  		0000000000000000000000T3 /* Widget */ = {
  			isa = PBXNativeTarget;
  			buildPhases = (
  				0000000000000000000000H5 /* Sources */,
  			);
  			fileSystemSynchronizedGroups = (
  				0000000000000000000000S1 /* Widget */,
  			);
  			name = Widget;
  			productType = "com.apple.product-type.app-extension";
  		};
  /* End PBXNativeTarget section */

  /* Begin PBXProject section */
  		0000000000000000000000R1 /* Project object */ = {
  			isa = PBXProject;
  			buildConfigurationList = 0000000000000000000000L3;
  			mainGroup = 0000000000000000000000G1;
  			projectDirPath = "";
  			projectRoot = "";
  			targets = (
  				0000000000000000000000T1 /* Shop */,
  				0000000000000000000000T2 /* Share */,
  				0000000000000000000000T3 /* Widget */,
  			);
  		};
  /* End PBXProject section */

  /* Begin PBXResourcesBuildPhase section */
  		0000000000000000000000H2 /* Resources */ = {
  			isa = PBXResourcesBuildPhase;
  			files = (
  				0000000000000000000000B3 /* Main.storyboard in Resources */,
  			);
  		};
  /* End PBXResourcesBuildPhase section */

  /* Begin PBXCopyFilesBuildPhase section */
  		0000000000000000000000H3 /* Embed Foundation Extensions */ = {
  			isa = PBXCopyFilesBuildPhase;
  			dstSubfolderSpec = 13;
  			files = (
  				0000000000000000000000B4 /* Share.appex in Embed Foundation Extensions */,
  			);
  		};
  /* End PBXCopyFilesBuildPhase section */

  /* Begin PBXSourcesBuildPhase section */
  		0000000000000000000000H1 /* Sources */ = {
  			isa = PBXSourcesBuildPhase;
  			files = (
  				0000000000000000000000B1 /* AppDelegate.m in Sources */,
  			);
  		};
  		0000000000000000000000H4 /* Sources */ = {
  			isa = PBXSourcesBuildPhase;
  			files = (
  				0000000000000000000000B2 /* AppDelegate.m in Sources */,
  			);
  		};
  		0000000000000000000000H5 /* Sources */ = {
  			isa = PBXSourcesBuildPhase;
  			files = (
  			);
  		};
  /* End PBXSourcesBuildPhase section */

  /* Begin PBXTargetDependency section */
  		0000000000000000000000D1 /* PBXTargetDependency */ = {
  			isa = PBXTargetDependency;
  			target = 0000000000000000000000T2 /* Share */;
  		};
  /* End PBXTargetDependency section */

  /* Begin PBXVariantGroup section */
  		0000000000000000000000V1 /* Main.storyboard */ = {
  			isa = PBXVariantGroup;
  			children = (
  				0000000000000000000000F2 /* Base */,
  			);
  			name = Main.storyboard;
  			sourceTree = "<group>";
  		};
  /* End PBXVariantGroup section */

  /* Begin XCBuildConfiguration section */
  		0000000000000000000000C1 /* Debug */ = {
  			isa = XCBuildConfiguration;
  			baseConfigurationReference = 0000000000000000000000F4 /* App.xcconfig */;
  			buildSettings = {
  				INFOPLIST_FILE = "$(SRCROOT)/App/$(TARGET_NAME)-Info.plist";
  				PRODUCT_NAME = "$(TARGET_NAME) $(inherited)";
  				"CODE[sdk=iphoneos*]" = device;
  				CODE = any;
  				OTHER_LDFLAGS = (
  					"$(inherited)",
  					"-ObjC",
  				);
  			};
  			name = Debug;
  		};
  		0000000000000000000000C2 /* Release */ = {
  			isa = XCBuildConfiguration;
  			buildSettings = {
  				INFOPLIST_FILE = App/Info.plist;
  			};
  			name = Release;
  		};
  		0000000000000000000000C3 /* Debug */ = {
  			isa = XCBuildConfiguration;
  			buildSettings = {
  				IPHONEOS_DEPLOYMENT_TARGET = 15.0;
  				OTHER_LDFLAGS = "-lz";
  				SDKROOT = iphoneos;
  			};
  			name = Debug;
  		};
  /* End XCBuildConfiguration section */

  /* Begin XCConfigurationList section */
  		0000000000000000000000L1 /* Build configuration list for PBXNativeTarget "Shop" */ = {
  			isa = XCConfigurationList;
  			buildConfigurations = (
  				0000000000000000000000C1 /* Debug */,
  				0000000000000000000000C2 /* Release */,
  			);
  			defaultConfigurationIsVisible = 0;
  			defaultConfigurationName = Release;
  		};
  		0000000000000000000000L2 = {
  			isa = XCConfigurationList;
  			buildConfigurations = (
  			);
  		};
  		0000000000000000000000L3 = {
  			isa = XCConfigurationList;
  			buildConfigurations = (
  				0000000000000000000000C3 /* Debug */,
  			);
  		};
  /* End XCConfigurationList section */
  	};
  	rootObject = 0000000000000000000000R1 /* Project object */;
  }

  """
