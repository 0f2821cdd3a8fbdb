/** So far a finger goes, in pixels, before it means something. */
const SIDEWAYS_PX = 48;
const DOWN_PX = 96;

interface Swipes {
  left: () => void;
  right: () => void;
  down: () => void;
}

/** Calls back when a finger was moved over an element; one that moves an enlarged page about is left alone. */
export function followSwipes(element: HTMLElement, swipes: Swipes): void {
  let start: PointerEvent | undefined;
  element.addEventListener('pointerdown', (event) => {
    // a second finger zooms
    start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
  });
  element.addEventListener('pointercancel', () => {
    start = undefined;
  });
  element.addEventListener('pointerup', (event) => {
    if (!start || (window.visualViewport?.scale ?? 1) > 1) return;
    const x = event.clientX - start.clientX;
    const y = event.clientY - start.clientY;
    start = undefined;
    if (Math.abs(x) > SIDEWAYS_PX && Math.abs(x) > Math.abs(y))
      (x < 0 ? swipes.left : swipes.right)();
    else if (y > DOWN_PX && y > Math.abs(x)) swipes.down();
  });
}
