/**
 * Names the visit of the screen that is open: its path, and which of the paths of this tab it is.
 * The router tells nobody outside of React where it goes, so its two ways into the history are
 * listened to; they do what they did.
 * @returns what tells the present visit
 */
export function followScreenVisits(): () => string {
  let count = 1;
  let path = window.location.pathname;
  const look = () => {
    if (window.location.pathname === path) return;
    path = window.location.pathname;
    count += 1;
  };
  for (const way of ['pushState', 'replaceState'] as const) {
    const original = window.history[way];
    window.history[way] = function changed(...state) {
      original.apply(this, state);
      look();
    };
  }
  window.addEventListener('popstate', look);
  return () => `${count} ${path}`;
}
