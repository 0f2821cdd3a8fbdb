import { type LibraryItem, type PictureRef, readPicture } from '@vitrine/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { DescriptionList } from '#components/ui/description-list.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { fileSize } from '#lib/file-size.ts';
import { orGone } from '#lib/list-query.ts';
import { fileAddress } from '#lib/site-address.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import { useAction } from '../components/use-action.ts';
import { refreshLibrary, titleOf } from './library-picker.tsx';
import styles from './picture-sheet.module.css';
import { PictureTexts } from './picture-texts.tsx';
import { ReplaceFile } from './replace-file.tsx';

interface DeletePictureProps {
  item: LibraryItem;
  onDeleted: () => void;
}

/** Deletes a picture; the server refuses while it is shown somewhere, and says where. */
function DeletePicture({ item, onDeleted }: DeletePictureProps) {
  const name = titleOf(item);
  const params = { id: item.id };
  const uses = useEndpoint('library.uses', { params }).data ?? [];
  /** Anyone who confirms has been told so. */
  const isOnlyEarlier = uses.length > 0 && uses.every(({ earlier }) => earlier);
  const deletion = useAction({
    send: (api) =>
      orGone(
        api.call('library.delete', {
          params,
          query: { earlier: isOnlyEarlier ? 'lose' : 'keep' },
        }),
      ),
    done: () => m.admin_deleted({ name }),
    trashed: { kind: 'picture', id: item.id },
    onDone: (queries) => {
      void refreshLibrary(queries);
      onDeleted();
    },
  });
  return (
    <ConfirmButton
      action={deletion}
      failed={m.admin_library_delete_failed()}
      title={m.admin_library_delete_title()}
      question={
        isOnlyEarlier
          ? m.admin_library_delete_earlier({ name })
          : m.admin_library_delete_question({ name })
      }
      confirmLabel={m.admin_library_delete()}
      button={{ variant: 'danger', size: 'small' }}
    >
      {m.admin_library_delete()}
    </ConfirmButton>
  );
}

/** Where a picture is shown, and where that can be changed. */
function PictureUses({ id }: { id: string }) {
  return (
    <section>
      <h3 className={textStyle({ size: 4, below: 1 })}>{m.admin_library_uses()}</h3>
      <Answered
        query={useEndpoint('library.uses', { params: { id } })}
        failed={m.admin_library_uses_failed()}
        skeleton={<Skeleton shape="text" count={2} />}
      >
        {(uses) =>
          uses.length === 0 ? (
            <p className={textStyle({ tone: 'muted' })}>{m.admin_library_uses_none()}</p>
          ) : (
            <Stack as="ul" gap={0.5} role="list">
              {uses.map(({ kind, name, path }) => (
                <li key={`${kind} ${path} ${name}`}>
                  <Link to={path}>{name}</Link>{' '}
                  <span className={textStyle({ tone: 'muted' })}>{kind}</span>
                </li>
              ))}
            </Stack>
          )
        }
      </Answered>
    </section>
  );
}

/** The address of the file, for a letter or another site. */
function PictureAddress({ url }: { url: PictureRef }) {
  return <CopyButton url={window.location.origin + fileAddress(readPicture(url).src)} />;
}

export interface PictureSheetProps {
  item: LibraryItem;
  onClose: () => void;
}

/** One picture of the library with all that can be done to it. */
export function PictureSheet({ item: opened, onClose }: PictureSheetProps) {
  const [item, setItem] = useState(opened);
  return (
    <Dialog kind="sheet" open size="medium" title={titleOf(item)} onOpenChange={onClose}>
      <Stack gap={3}>
        <Picture src={item.url} alt={item.alt} sizes="560px" className={styles.picture} />
        <Cluster gap={1}>
          <PictureAddress url={item.url} />
          <ReplaceFile item={item} onReplaced={setItem} />
        </Cluster>
        {/* Another file is another picture: its focal point is to be chosen again. */}
        <PictureTexts key={readPicture(item.url).src} item={item} onChanged={setItem} />
        <PictureUses id={item.id} />
        <DescriptionList
          entries={[
            { term: m.admin_library_file(), value: item.file },
            { term: m.admin_library_size(), value: fileSize(item.size_bytes) },
            { term: m.admin_library_added(), value: <DateTime at={item.date} /> },
          ]}
        />
        <div>
          <DeletePicture item={item} onDeleted={onClose} />
        </div>
      </Stack>
    </Dialog>
  );
}
