import type { LibraryItem } from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { saveFailureReason } from '#components/editing/editor-form.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { DescriptionList } from '#components/ui/description-list.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { listKey, orGone } from '#lib/list-query.ts';
import { getLocale } from '#lib/locale.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import { useAction } from '../components/use-action.ts';
import { titleOf } from './library-picker.tsx';
import styles from './picture-sheet.module.css';

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** '1.2 MB', '240 kB' */
function fileSize(bytes: number): string {
  const [amount, unit] =
    bytes < MEBIBYTE ? [bytes / KIBIBYTE, 'kilobyte'] : [bytes / MEBIBYTE, 'megabyte'];
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(amount);
}

interface DeletePictureProps {
  item: LibraryItem;
  onDeleted: () => void;
}

/** Deletes a picture; the server refuses while it is shown somewhere, and says where. */
function DeletePicture({ item, onDeleted }: DeletePictureProps) {
  const name = titleOf(item);
  const params = { id: item.id };
  const uses = useEndpoint('library.uses', { params }).data ?? [];
  /** Whoever confirms has been told so. */
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
    onDone: (queries) => {
      void queries.invalidateQueries({ queryKey: listKey('library.list') });
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

/** Title and description of a picture. */
function PictureTexts({ item }: { item: LibraryItem }) {
  const [words, setWords] = useState({ title: item.title, alt: item.alt });
  const save = useAction({
    send: (api) => api.call('library.update', { params: { id: item.id }, body: words }),
    done: m.admin_library_saved,
    onDone: (queries) => queries.invalidateQueries({ queryKey: listKey('library.list') }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Stack as="form" gap={2} noValidate method="post" onSubmit={submit}>
      {save.error ? (
        <Alert tone="danger" title={m.admin_library_save_failed()}>
          {saveFailureReason(save.error)}
        </Alert>
      ) : null}
      <TextField
        name="title"
        label={m.field_title()}
        hint={m.admin_library_field_title_hint()}
        value={words.title}
        onChange={(title) => setWords({ ...words, title })}
      />
      <TextField
        name="alt"
        label={m.field_description()}
        hint={m.admin_library_field_alt_hint()}
        value={words.alt}
        onChange={(alt) => setWords({ ...words, alt })}
      />
      <div>
        <Button type="submit" size="small" variant="secondary" busy={save.isPending}>
          {m.admin_library_save()}
        </Button>
      </div>
    </Stack>
  );
}

export interface PictureSheetProps {
  item: LibraryItem;
  onClose: () => void;
}

/** One picture of the library with all that can be done to it. */
export function PictureSheet({ item, onClose }: PictureSheetProps) {
  return (
    <Dialog kind="sheet" open size="medium" title={titleOf(item)} onOpenChange={onClose}>
      <Stack gap={3}>
        <Picture src={item.url} alt={item.alt} sizes="560px" className={styles.picture} />
        <PictureTexts item={item} />
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
