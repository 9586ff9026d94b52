import Testing
@testable import LanguageServer
@Suite struct TransportTests {}
