import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import styles from './drop-area.module.css';
import { usePastedPictures } from './pasted-pictures.ts';

interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Takes the files that are dropped on it, and the pictures that are pasted anywhere on the page. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  usePastedPictures((files) => {
    onFiles(files);
    area.current?.scrollIntoView?.({ block: 'end' });
  });
  useMissedDrops();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the way with a keyboard is the button in it
    <div
      ref={area}
      data-over={over || undefined}
      className={styles.area}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={(event) => {
        // Also told when it goes from the area onto something inside of it.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = Array.from(event.dataTransfer.files);
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
      {over ? <p className={styles.told}>{m.media_drop_now()}</p> : null}
    </div>
  );
}

/** A file dropped beside the area must not replace the page with itself. */
function useMissedDrops(): void {
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
}
