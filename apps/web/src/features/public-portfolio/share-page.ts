/** How the link got out: by the system's own sheet, by copying, or not at all. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

interface Shareable {
  title: string;
  url: string;
}

/** Hands a link to the system's share sheet; where there is none, to the clipboard. */
export async function sharePage({ title, url }: Shareable): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Closing the sheet is an answer; anything else is tried the other way.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
