/**
 * Remembers the button that somebody clicks before the page can answer. Kept as short as can be,
 * for it comes before everything else.
 * @returns what clicks it again, once the page can
 */
export function rememberEarlyClick(): () => void {
  let clicked: HTMLButtonElement | null = null;
  document.onclick = ({ target }) => {
    // Only the last: people tap again what did not answer, and mean it once.
    clicked = (target as Element).closest('button');
  };
  return () => {
    document.onclick = null;
    clicked?.click();
  };
}
