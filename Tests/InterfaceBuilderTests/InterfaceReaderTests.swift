// What is kept of storyboards and XIBs.

@testable import InterfaceBuilder
import Testing

@Suite struct InterfaceReaderTests {
  private func read(_ text: String) -> InterfaceFile {
    Array(text.utf8).withUnsafeBufferPointer { readInterface($0) }
  }

  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" storyboardIdentifier="Nav" customClass="App.SheetNavigation" sceneMemberID="viewController">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="modalInPresentation" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="one" customClass="Notes" modalInPresentation="YES" sceneMemberID="viewController">
            <view key="view" id="v"><subviews>
              <label text="no object" id="l"/>
              <button id="b"><state key="normal" title="Save &amp; Close" image="xmark"/>
                <connections>
                  <action selector="save:" destination="one" eventType="touchUpInside" id="a"/>
                  <segue destination="x" kind="unwind" unwindAction="back:" id="u"/>
                </connections>
              </button>
            </subviews></view>
            <navigationItem key="navigationItem" id="i">
              <barButtonItem key="leftBarButtonItem" systemItem="stop" id="c">
                <connections><action selector="close" destination="one" id="a2"/></connections>
              </barButtonItem>
            </navigationItem>
            <connections>
              <outlet property="button" destination="b" id="o"/>
              <segue destination="far" kind="presentation" identifier="more" modalPresentationStyle="fullScreen" id="p"/>
            </connections>
          </viewController>
          <exit id="x" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewControllerPlaceholder storyboardName="More" referencedIdentifier="Start" id="far" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test func objectsOfAStoryboard() throws {
    let file = read(storyboard)
    #expect(file.problem == nil)
    #expect(file.objects.map(\.id) == ["nav", "one", "b", "c", "x", "far"])
    #expect(file.objects.map(\.kind) == [.navigation, .controller, .control, .barItem, .exit, .reference])
    #expect(file.initial == 0)
    #expect(file.objects[0].className == "SheetNavigation")
    #expect(file.objects[0].storyboardIdentifier == "Nav")
    #expect(file.objects[0].isModalInPresentation && file.objects[1].isModalInPresentation && !file.objects[2].isModalInPresentation)
    #expect(file.objects[1].parts == 1..<5)
    #expect(file.objects[2].titles == ["Save & Close", "xmark"])
    #expect(file.objects[3].titles == ["close"])
    #expect(file.objects[5].referencedStoryboard == "More")
    #expect(file.objects[5].referencedIdentifier == "Start")
  }

  @Test func connectionsOfAStoryboard() throws {
    let file = read(storyboard)
    let shown = file.connections.map { connection in
      let ends = "\(file.objects[connection.source].id)>\(connection.destination.map { file.objects[$0].id } ?? "")"
      switch connection.what {
      case .action(let selector): return "\(ends) \(selector)"
      case .outlet(let property): return "\(ends) .\(property)"
      case .segue(let segue): return "\(ends) \(segue.kind) \(segue.identifier ?? segue.unwindAction ?? segue.relationship ?? "")"
      }
    }
    #expect(
      shown == [
        "nav>one relationship rootViewController", "b>one save:", "b>x unwind back:", "c>one close", "one>b .button",
        "one>far presentation more",
      ])
    let last = try #require(file.connections.last)
    #expect(String(decoding: Array(storyboard.utf8)[last.range], as: UTF8.self).hasPrefix("<segue destination=\"far\""))
  }

  @Test func recognisersOnViews() {
    let file = read(
      """
      <document><scenes><scene sceneID="s"><objects>
        <viewController id="one" customClass="Notes" sceneMemberID="viewController">
          <view key="view" id="v"><subviews>
            <view id="card"><connections><outletCollection property="gestureRecognizers" destination="pan" id="c1"/></connections></view>
          </subviews><connections><outletCollection property="gestureRecognizers" destination="tap" id="c2"/></connections></view>
        </viewController>
        <tapGestureRecognizer cancelsTouchesInView="NO" numberOfTapsRequired="2" id="tap">
          <connections><action selector="tapped:" destination="one" id="a"/><outlet property="delegate" destination="one" id="d"/></connections>
        </tapGestureRecognizer>
        <panGestureRecognizer enabled="NO" numberOfTouchesRequired="1" id="pan"/>
      </objects></scene></scenes></document>
      """)
    #expect(file.objects.map(\.id) == ["one", "v", "card", "tap", "pan"])
    #expect(file.objects.map(\.isMainView) == [false, true, false, false, false])
    #expect(file.objects[3].kind == .gesture && file.objects[4].kind == .gesture)
    #expect(file.objects.map(\.cancelsTouches) == [true, true, true, false, true])
    #expect(file.objects.map(\.isSimple) == [true, true, true, false, true])
    #expect(file.objects.map(\.isEnabled) == [true, true, true, true, false])
    #expect(file.objects[0].parts == 0..<5)
    #expect(file.connections.map(\.destination) == [4, 3, 0, 0])
  }

  @Test(arguments: [
    ("<!--Notes Controller-->", false), ("<!-- about modallint: a linter -->", false), ("<!-- modallint:allow trapped-modal — a kiosk -->", true),
    ("<!--modallint:allow-file trapped-modal-->", true),
  ])
  func onlySomeCommentsSpeakToTheLinter(comment: String, isNoted: Bool) {
    #expect(read("<document>\(comment)<scenes/></document>").isNoted == isNoted)
  }

  @Test func ownerOfAXIB() {
    let file = read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Notes"><connections><outlet property="view" destination="v"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"><connections><outlet property="x" destination="b"/></connections><subviews><button id="b"/></subviews></view>
      </objects></document>
      """)
    #expect(file.objects.map(\.kind) == [.owner, .firstResponder, .view, .control])
    #expect(file.objects.map(\.parts) == [0..<4, 1..<2, 2..<4, 3..<4])
  }

  /// Whatever is cut off or lost, reading ends, and every index is one of the file's.
  @Test func brokenFilesAreNoTrap() {
    let bytes = Array(storyboard.utf8)
    for place in stride(from: 0, to: bytes.count, by: 13) {
      for text in [Array(bytes[..<place]), Array(bytes[..<place] + bytes[(place + 1)...])] {
        let file = text.withUnsafeBufferPointer { readInterface($0) }
        let all = 0...file.objects.count
        #expect(file.objects.allSatisfy { all.contains($0.parts.lowerBound) && all.contains($0.parts.upperBound) })
        #expect(file.connections.allSatisfy { file.objects.indices.contains($0.source) })
        #expect(file.problem == nil || file.objects.isEmpty)
      }
    }
  }

  @Test func otherPlatformsShowNothing() {
    #expect(read("<document targetRuntime=\"watchKit\"><objects><button id=\"b\"/></objects></document>").objects.isEmpty)
  }

  @Test func brokenFilesNameTheirClasses() {
    let file = read("<document>\n<<<<<<< HEAD\n<viewController id=\"a\" customClass=\"App.Notes\">\n<view customClass=\"Chart\"/></document>")
    #expect(file.problem == XMLError(message: "a bracket that begins no tag", offset: 11))
    #expect(file.unreadClasses == ["Chart", "Notes"])
    #expect(read("<archive><string key=\"-1.CustomClassName\">Old</string></archive>").unreadClasses == ["Old"])
  }
}
