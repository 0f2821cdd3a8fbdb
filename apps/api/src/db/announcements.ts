/** Called with each announced text; with undefined when some may have been missed. */
export type Listener = (announcement: string | undefined) => void;

/** Those in this process who listen to what writes announce. */
export function createAnnouncements() {
  const listeners = new Set<Listener>();
  return {
    /** @returns ends the listening */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    deliver(announcement: string | undefined): void {
      for (const listener of listeners) listener(announcement);
    },
  };
}
