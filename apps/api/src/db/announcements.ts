/** Told what was announced; undefined when something may have been missed. */
export type Listener = (news: string | undefined) => void;

/** Those in this process who listen to what writes announce. */
export function createAnnouncements() {
  const listeners = new Set<Listener>();
  return {
    /** @returns ends the listening */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(news: string | undefined): void {
      for (const listener of listeners) listener(news);
    },
  };
}
