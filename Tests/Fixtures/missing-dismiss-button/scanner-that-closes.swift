// The camera tells what it has seen, and that closes the scanner: code does, and nobody who has nothing to scan can leave.
import AVFoundation
import Labels
import UIKit

final class ParcelsController: UIViewController {
  func scan() {
    let scanner = ScannerController()
    present(UINavigationController(rootViewController: scanner), animated: true) // expect: missing-dismiss-button
  }

  func print() {
    let printer = PrinterController()
    present(UINavigationController(rootViewController: printer), animated: true)
  }
}

final class ScannerController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
  private let session = AVCaptureSession()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scan"
    let output = AVCaptureMetadataOutput()
    session.addOutput(output)
    output.setMetadataObjectsDelegate(self, queue: .main)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    session.startRunning()
  }

  func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection) {
    guard !objects.isEmpty else { return }
    take(objects.count)
  }

  func take(_ count: Int) {
    title = "\(count)"
    dismiss(animated: true)
  }
}

/// Whoever calls a method of that name for a package may be a button.
final class PrinterController: UIViewController, LabelPrinterDelegate {
  private let panel = LabelPanel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Print"
    panel.delegate = self
    panel.start()
  }

  func peripheral(_ panel: LabelPanel, didPick label: String) { dismiss(animated: true) }
}
