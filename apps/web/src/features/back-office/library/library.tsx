import type { LibraryItem } from '@vitrine/contracts';
import { useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { useFilters } from '#components/list/filters.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { m } from '#messages';
import { CardSkeleton } from '../components/answered.tsx';
import { loadedDialog } from '../components/loaded-part.tsx';
import styles from './library.module.css';
import { LIBRARY_FILTERS, LibraryShelf, titleOf } from './library-picker.tsx';
import type { PictureSheetProps } from './picture-sheet.tsx';
import { UploadArea, useUploads } from './upload-area.tsx';

/** What describes a picture comes with the first that is opened. */
const PictureSheet = loadedDialog<PictureSheetProps>(
  async () => (await import('./picture-sheet.tsx')).PictureSheet,
  ({ item }) => ({ title: titleOf(item), kind: 'sheet' }),
);

/** The shape of the place to drop pictures, of the search and of the pictures. */
export const LibrarySkeleton = () => (
  <Stack gap={3}>
    <Skeleton shape="block" className={styles.area} />
    <Skeleton shape="block" className={styles.search} />
    <CardSkeleton />
  </Stack>
);

/** The website's pictures: upload, find, describe, see where each is used, delete. */
export function Library() {
  const filters = useFilters(LIBRARY_FILTERS);
  const [open, setOpen] = useState<LibraryItem>();
  const toast = useToast();
  const uploads = useUploads((item) => toast({ message: m.admin_added({ name: titleOf(item) }) }));
  return (
    <Stack gap={3}>
      <UploadArea uploads={uploads} />
      <section aria-label={m.admin_library_tab_uploaded()}>
        <LibraryShelf
          filters={filters}
          actionOf={(name) => m.admin_library_open({ name })}
          onChoose={setOpen}
        />
      </section>
      {open ? <PictureSheet key={open.id} item={open} onClose={() => setOpen(undefined)} /> : null}
    </Stack>
  );
}
