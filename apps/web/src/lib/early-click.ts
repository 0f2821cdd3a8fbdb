/**
 * Remembers the button that somebody clicks before the page can answer.
 * @returns what clicks it again, once the page can
 */
export function rememberEarlyClick(): () => void {
  let clicked: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => {
    // Only the last: people tap again what did not answer, and mean it once.
    clicked = target instanceof Element ? target.closest('button') : null;
  };
  document.addEventListener('click', remember, true);
  return () => {
    document.removeEventListener('click', remember, true);
    if (clicked?.isConnected) clicked.click();
  };
}
