"""Writes and measures the shapes that real checkouts have and the large generated one has not.

Thirty app projects in one folder, each with types of its own that are called alike in all of them: a nested `Constants` in
hundreds of files, and a controller whose class is cut into eight. What a run on all of them costs is compared with the sum
of the runs on each alone, and the files that were opened and parsed are printed beside the times.
"""

import os
import re
import shutil
import subprocess
import time

PROJECTS = 30
NESTED = 10  # files with a nested `Constants`, in each project
PARTS = 8  # files of one class

CONTROLLER = """import UIKit

final class HomeController: UIViewController {
  let header = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    part1()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutHeader()
  }

  func layoutHeader() {
    header.frame.size.width = UIScreen.main.bounds.width
  }
}
"""

PART = """import UIKit

extension HomeController {
  func part%(number)d() {
    header.frame.size.height = UIScreen.main.bounds.height / %(number)d
    %(next)s
  }

  @objc func tap%(number)d() { part%(number)d() }
}
"""

NEST = """import UIKit

final class Card%(number)dView: UIView {
  enum Constants {
    static let inset: CGFloat = %(number)d
    static var isWide: Bool { UIDevice.current.orientation.isLandscape }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  func update() {
    frame.size.width = UIScreen.main.bounds.width - Constants.inset
  }
}
"""

DELEGATE = """import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HomeController()
    window?.makeKeyAndVisible()
    return true
  }
}
"""

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>CFBundlePackageType</key>
\t<string>APPL</string>
\t<key>UILaunchScreen</key>
\t<dict/>
</dict>
</plist>
"""


def sources():
  """The files of one project by their names."""
  files = {"AppDelegate.swift": DELEGATE, "HomeController.swift": CONTROLLER}
  for number in range(1, PARTS):
    following = f"part{number + 1}()" if number + 1 < PARTS else "layoutHeader()"
    files[f"HomeController+Part{number}.swift"] = PART % {"number": number, "next": following}
  for number in range(1, NESTED + 1):
    files[f"Card{number}View.swift"] = NEST % {"number": number}
  return files


def project_file(name, files):
  """A `project.pbxproj` with one app of these files."""
  def identifier(kind, index):
    return f"{kind:04X}{index:020X}"

  numbered = list(enumerate(files, 1))
  builds = "".join(
    f"\t\t{identifier(1, i)} /* {f} in Sources */ = {{isa = PBXBuildFile; fileRef = {identifier(2, i)} /* {f} */; }};\n" for i, f in numbered)
  references = "".join(
    f'\t\t{identifier(2, i)} /* {f} */ = {{isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "{f}"; sourceTree = "<group>"; }};\n'
    for i, f in numbered)
  children = "".join(f"\t\t\t\t{identifier(2, i)} /* {f} */,\n" for i, f in numbered)
  phase = "".join(f"\t\t\t\t{identifier(1, i)} /* {f} in Sources */,\n" for i, f in numbered)
  return f"""// !$*UTF8*$!
{{
\tarchiveVersion = 1;
\tclasses = {{
\t}};
\tobjectVersion = 56;
\tobjects = {{
{builds}{references}\t\t{identifier(3, 1)} = {{isa = PBXGroup; children = ({identifier(3, 2)}, ); sourceTree = "<group>"; }};
\t\t{identifier(3, 2)} /* {name} */ = {{
\t\t\tisa = PBXGroup;
\t\t\tchildren = (
{children}\t\t\t);
\t\t\tpath = {name};
\t\t\tsourceTree = "<group>";
\t\t}};
\t\t{identifier(4, 1)} /* Sources */ = {{
\t\t\tisa = PBXSourcesBuildPhase;
\t\t\tfiles = (
{phase}\t\t\t);
\t\t}};
\t\t{identifier(5, 1)} /* {name} */ = {{isa = PBXNativeTarget; buildConfigurationList = {identifier(6, 2)}; buildPhases = ({identifier(4, 1)}, ); name = {name}; productName = {name}; productType = "com.apple.product-type.application"; }};
\t\t{identifier(6, 1)} = {{isa = XCBuildConfiguration; buildSettings = {{SDKROOT = iphoneos; }}; name = Debug; }};
\t\t{identifier(6, 2)} = {{isa = XCConfigurationList; buildConfigurations = ({identifier(6, 3)}, ); }};
\t\t{identifier(6, 3)} = {{isa = XCBuildConfiguration; buildSettings = {{INFOPLIST_FILE = {name}/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0; PRODUCT_NAME = {name}; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2"; }}; name = Debug; }};
\t\t{identifier(6, 4)} = {{isa = XCConfigurationList; buildConfigurations = ({identifier(6, 1)}, ); }};
\t\t{identifier(7, 1)} /* Project object */ = {{isa = PBXProject; buildConfigurationList = {identifier(6, 4)}; mainGroup = {identifier(3, 1)}; targets = ({identifier(5, 1)}, ); }};
\t}};
\trootObject = {identifier(7, 1)} /* Project object */;
}}
"""


def write(folder):
  """The projects, each in a folder of its own. Returns their paths."""
  shutil.rmtree(folder, ignore_errors=True)
  paths = []
  for number in range(1, PROJECTS + 1):
    name = f"App{number:02}"
    base = os.path.join(folder, name)
    os.makedirs(os.path.join(base, name))
    os.makedirs(os.path.join(base, name + ".xcodeproj"))
    for file, text in sources().items():
      with open(os.path.join(base, name, file), "w", encoding="utf-8") as out:
        out.write(text)
    with open(os.path.join(base, name, "Info.plist"), "w", encoding="utf-8") as out:
      out.write(PLIST)
    with open(os.path.join(base, name + ".xcodeproj", "project.pbxproj"), "w", encoding="utf-8") as out:
      out.write(project_file(name, sources()))
    paths.append(base)
  return paths


def run(reframe, folder):
  """The CPU seconds of one scan, its peak of memory in bytes, and what it says of opened and parsed files."""
  environment = dict(os.environ, REFRAME_COUNTERS="1")
  process = subprocess.Popen(
    [reframe, "scan"], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
  complaint = process.stderr.read().decode(errors="replace")
  _, status, usage = os.wait4(process.pid, 0)
  process.returncode = os.waitstatus_to_exitcode(status)
  if process.returncode != 0:
    raise SystemExit(f"bench: reframe ended with {process.returncode} in {folder}: {complaint}")
  counters = re.search(r"files \d+.*", complaint)
  return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, counters.group(0) if counters else "no counters"


def measure(reframe, folder, rounds):
  """Prints what the shapes cost; true when all projects together cost at most 1.3 times the sum of each alone."""
  paths = write(folder)
  alone, together = [], []
  for _ in range(rounds):
    alone.append(sum(run(reframe, path)[0] for path in paths))
    seconds, peak, counters = run(reframe, folder)
    together.append(seconds)
  ratio = min(together) / min(alone)
  print(f"\n{PROJECTS} projects of {len(sources())} files, a class in {PARTS} of them, a nested type of one name in {PROJECTS * NESTED}:")
  print(f"  each alone, together  {min(alone):7.2f} s of CPU")
  print(f"  all in one folder     {min(together):7.2f} s of CPU, {ratio:.2f} times that, {peak / 1e6:.0f} MB")
  print(f"  {counters}")
  return ratio <= 1.3
