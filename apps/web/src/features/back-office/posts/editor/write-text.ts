/** Writes where the cursor is, so that the browser's own undo knows of it. */
export function typeText(
  area: HTMLTextAreaElement,
  [from, to]: readonly [number, number],
  text: string,
): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = document.execCommand?.('insertText', false, text) ?? false;
  // where that is gone, plain writing does
  if (!isTyped) putText(area, [from, to], text);
}

/** Writes wherever it is, also while somebody types: their cursor stays between the same letters. */
export function putText(
  area: HTMLTextAreaElement,
  [from, to]: readonly [number, number],
  text: string,
): void {
  const isHere = area.selectionStart === to && area.selectionEnd === to;
  area.setRangeText(text, from, to, isHere ? 'end' : 'preserve');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
