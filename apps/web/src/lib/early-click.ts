/**
 * Remembers the button that somebody clicks, by touch or key, before the page can answer. Kept as
 * short as can be, for it comes before everything else.
 * @returns what clicks it again, once the page can
 */
export function rememberEarlyClick(): () => void {
  let clicked: HTMLButtonElement | null = null;
  document.onclick = ({ target }) => {
    // Only the last: people tap again what did not answer, and mean it once. What opens a popover
    // has answered.
    clicked = (target as Element).closest('button:not([popovertarget])');
  };
  return () => {
    document.onclick = null;
    clicked?.click();
  };
}
