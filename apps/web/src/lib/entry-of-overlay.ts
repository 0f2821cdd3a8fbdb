const leave = () => {
  if (window.history.state?.over) window.history.back();
};

/**
 * What covers the page, a picture or a sheet, has an entry of the history (`over`). A reload closes
 * it, and the way forward does not open it again: from that entry the way back would change nothing.
 */
export function leaveEntryOfOverlay(): void {
  leave();
  window.addEventListener('popstate', leave);
}
