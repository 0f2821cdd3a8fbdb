import { type RefObject, useEffect, useState } from 'react';

/** In the place of a path: what is it now? */
const ASKED = '?';

/** What the owner's preview and the page in its frame tell each other. */
interface Message {
  previewPath: string;
}

/**
 * Tells the page in the frame where its files are from now on; it stays as it is. Sent again when
 * the page asks, as it does once it listens: it may have been on its way still.
 * @returns what ends it
 */
export function sendPreviewPath(
  frame: RefObject<HTMLIFrameElement | null>,
  path: string,
): () => void {
  const page = () => frame.current?.contentWindow ?? null;
  const tell = () => post(page(), { previewPath: path });
  const heard = (event: MessageEvent) => {
    if (sentBy(page(), event) === ASKED) tell();
  };
  window.addEventListener('message', heard);
  tell();
  return () => window.removeEventListener('message', heard);
}

/** In the frame: where the page is, by the newest link that was sent; the links end by themselves. */
export function usePreviewPath(first: string): string {
  const [newest, setNewest] = useState<string>();
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return;
    const heard = (event: MessageEvent) => {
      const path = sentBy(parent, event);
      if (path && recordOf(path) === recordOf(first)) setNewest(path);
    };
    window.addEventListener('message', heard);
    post(parent, { previewPath: ASKED });
    return () => window.removeEventListener('message', heard);
  }, [first]);
  return newest ?? first;
}

const post = (window: Window | null, message: Message): void =>
  window?.postMessage(message, globalThis.location.origin);

/** What that window has sent; undefined for everything else that is sent around. */
function sentBy(sender: Window | null, { source, origin, data }: MessageEvent): string | undefined {
  if (!sender || source !== sender || origin !== globalThis.location.origin) return undefined;
  const path = (data as Partial<Message> | null)?.previewPath;
  return typeof path === 'string' ? path : undefined;
}

/** What a path shows: a token begins with it, and says only then until when. */
const recordOf = (path: string) => path.slice(0, path.indexOf('.'));
