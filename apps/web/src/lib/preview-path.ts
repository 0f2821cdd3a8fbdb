import { useEffect, useState } from 'react';

/** What the owner's preview tells the page in its frame. */
interface Message {
  previewPath: string;
}

/** The page in the frame takes its files from there from now on, and stays as it is. */
export function tellPreviewPath(frame: HTMLIFrameElement | null, path: string): void {
  const message: Message = { previewPath: path };
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

/** In the frame: where the page lies, by the newest link that was told; the links end by themselves. */
export function usePreviewPath(first: string): string {
  const [told, setTold] = useState<string>();
  useEffect(() => {
    const heard = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || origin !== window.location.origin) return;
      const path = (data as Partial<Message> | null)?.previewPath;
      if (typeof path === 'string' && recordOf(path) === recordOf(first)) setTold(path);
    };
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, [first]);
  return told ?? first;
}

/** What a path shows: a token begins with it, and says only then until when. */
const recordOf = (path: string) => path.slice(0, path.indexOf('.'));
