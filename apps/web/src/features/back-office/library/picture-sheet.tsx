import type { LibraryItem } from '@vitrine/contracts';
import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { DescriptionList } from '../../../components/ui/description-list.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { Moment } from '../components/moment.tsx';
import { DeletePicture } from './delete-picture.tsx';
import { fileSize } from './file-size.ts';
import { titleOf } from './library-shelf.tsx';
import styles from './picture-sheet.module.css';
import { PictureUses } from './picture-uses.tsx';
import { PictureWords } from './picture-words.tsx';

interface PictureSheetProps {
  item: LibraryItem;
  onClose: () => void;
}

/** One picture of the library with all that can be done to it. */
export function PictureSheet({ item, onClose }: PictureSheetProps) {
  return (
    <Sheet open size="medium" title={titleOf(item)} onOpenChange={onClose}>
      <Stack gap={3}>
        <Picture src={item.url} alt={item.alt} sizes="560px" className={styles.picture} />
        <PictureWords item={item} />
        <PictureUses id={item.id} />
        <DescriptionList
          entries={[
            { term: m.admin_library_file(), value: item.file },
            { term: m.admin_library_size(), value: fileSize(item.size_bytes) },
            { term: m.admin_library_added(), value: <Moment at={item.date} /> },
          ]}
        />
        <div>
          <DeletePicture item={item} onDeleted={onClose} />
        </div>
      </Stack>
    </Sheet>
  );
}
