/**
 * A reload closes what lay over the page, a picture or a sheet, and not its entry of the history
 * (`over`), from which the way back would change nothing.
 */
export function leaveEntryOfOverlay(): void {
  if (window.history.state?.over) window.history.back();
}
