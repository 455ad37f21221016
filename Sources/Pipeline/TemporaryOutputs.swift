/// The files that are being written and not yet in their place.
package enum TemporaryOutputs {
  /// Removes them all, for a process that is about to end.
  package static func removeAll() {}
}
