/** What became of the link: shared by the system's own sheet, copied, or neither. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

interface Shareable {
  title: string;
  url: string;
}

/** Opens the system's share sheet with a link; where there is none, copies the link. */
export async function sharePage({ title, url }: Shareable): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Closing the sheet is a decision; after any other error the link is copied.
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
