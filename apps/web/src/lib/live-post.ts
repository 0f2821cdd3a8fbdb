import type { Post } from '@vitrine/contracts';
import { useEffect, useState } from 'react';

/** In the address of a post's preview in the place of a token: what is being written. */
export const LIVE_POST = 'live';

/** What the page in the frame and the editor around it tell each other. */
type Message = { livePost: 'ready' } | { livePost: Post };

const tell = (window: Window, message: Message): void =>
  window.postMessage(message, globalThis.location.origin);

/** What another window of this site has sent; undefined for everything else that is sent around. */
function sentBy(sender: Window | null | undefined, event: MessageEvent): Message | undefined {
  const { source, origin, data } = event;
  if (!sender || source !== sender || origin !== globalThis.location.origin) return undefined;
  return typeof data === 'object' && data !== null && 'livePost' in data ? data : undefined;
}

/** Hears when the page in a frame is there, also after it was loaded again. */
export function onFrameReady(frame: HTMLIFrameElement, ready: () => void): () => void {
  const heard = (event: MessageEvent) => {
    if (sentBy(frame.contentWindow, event)?.livePost === 'ready') ready();
  };
  window.addEventListener('message', heard);
  return () => window.removeEventListener('message', heard);
}

/** Shows a post in a frame whose page is there. */
export function showInFrame(frame: HTMLIFrameElement, post: Post): void {
  if (frame.contentWindow) tell(frame.contentWindow, { livePost: post });
}

/** In the frame: the post that is written around it; undefined until it arrives. */
export function useLivePost(): Post | undefined {
  const [post, setPost] = useState<Post>();
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return;
    const heard = (event: MessageEvent) => {
      const message = sentBy(parent, event)?.livePost;
      if (message && message !== 'ready') setPost(message);
    };
    window.addEventListener('message', heard);
    tell(parent, { livePost: 'ready' });
    return () => window.removeEventListener('message', heard);
  }, []);
  return post;
}
