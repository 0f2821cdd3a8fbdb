import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { useMediaQueue, useMediaUploads } from '../api/media-queue.ts';
import { MEDIA_ID } from '../state/editor-places.ts';
import { newUploads } from '../state/new-uploads.ts';
import { AddMedia } from './add-media.tsx';
import { CvField } from './cv-field.tsx';
import { usePortfolioEditor } from './editor-context.ts';
import { FoldedSection } from './editor-section.tsx';
import { ItemList } from './item-list.tsx';
import cardStyles from './items.module.css';
import styles from './media.module.css';

/** The CV, pictures, videos and documents: their words, and the ways to add other files. */
export function MediaSection() {
  const { draft, errors } = usePortfolioEditor();
  const queue = useMediaQueue();
  const { list } = useMediaUploads();
  const choose = (files: readonly File[]) =>
    queue.add(newUploads({ files, stored: draft.media_items.length }, queue.get()));
  return (
    <DropArea onFiles={choose}>
      <FoldedSection
        id={MEDIA_ID}
        title={m.portfolio_media_gallery()}
        hint={m.media_hint()}
        filled={draft.media_items.length > 0 || list.length > 0}
        opens={
          <>
            <Plus size={18} aria-hidden="true" />
            {m.portfolio_media_open()}
          </>
        }
      >
        <CvField />
        <div className={cardStyles.mediaList}>
          <ItemList list="media_items" items={draft.media_items} errors={errors} cv={draft.cv} />
        </div>
        <AddMedia onFiles={choose} />
      </FoldedSection>
    </DropArea>
  );
}

interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Takes the files that are dropped on it, and the pictures that are pasted anywhere on the page. */
function DropArea({ onFiles, children }: DropAreaProps) {
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
      {over ? (
        <p className={textStyle({ tone: 'accent', size: 4, weight: 'strong' }, styles.told)}>
          {m.media_drop_now()}
        </p>
      ) : null}
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

/** Calls back with pictures that are pasted; text that is pasted into a field stays text. */
function usePastedPictures(onPictures: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    // Word processors put a picture of the text beside the text.
    if (!clipboardData || clipboardData.types.includes('text/plain')) return;
    const pictures = Array.from(clipboardData.files).filter(({ type }) =>
      type.startsWith('image/'),
    );
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
