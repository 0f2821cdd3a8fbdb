import { useEffect, useRef } from 'react';

/** Calls back with pictures that are pasted; text that is pasted into a field stays text. */
export function usePastedPictures(onPictures: (files: readonly File[]) => void): void {
  const latest = useRef(onPictures);
  useEffect(() => {
    latest.current = onPictures;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      // Word processors put a picture of the text beside the text.
      if (!clipboardData || clipboardData.types.includes('text/plain')) return;
      const pictures = Array.from(clipboardData.files).filter(({ type }) =>
        type.startsWith('image/'),
      );
      if (pictures.length === 0) return;
      event.preventDefault();
      latest.current(pictures);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
