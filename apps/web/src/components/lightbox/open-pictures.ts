/**
 * Opens the pictures of a gallery over the page when they are pressed. Without React, so that it
 * works on pages that load none; the code of it comes with the first press. Where that does not
 * come, and for anyone who wants a tab of its own, the link leads to the picture as any link does.
 */
export function openPicturesInPlace(): void {
  document.addEventListener('click', (event) => {
    const link = pictureLink(event);
    if (!link) return;
    event.preventDefault();
    void open(link);
  });
}

function pictureLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, defaultPrevented } = event;
  const isForTheBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (defaultPrevented || isForTheBrowser || button !== 0) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-enlarge]') : null;
}

async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    const { openLightbox } = await import('./lightbox.ts');
    openLightbox(link);
  } catch {
    window.location.assign(link.href);
  }
}
