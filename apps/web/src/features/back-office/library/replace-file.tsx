import { useQueryClient } from '@tanstack/react-query';
import type { LibraryItem } from '@vitrine/contracts';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '#components/form/file-button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { SaidError } from '#lib/api-error.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { randomText } from '#lib/random-text.ts';
import { shrinkPicture } from '#lib/shrink/shrink-picture.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import { refreshLibrary, titleOf } from './library-picker.tsx';
import { refusalOf } from './upload-area.tsx';

interface ReplaceFileProps {
  item: LibraryItem;
  onReplaced: (item: LibraryItem) => void;
}

/** Another file with the key under which it is sent, however often. */
interface Chosen {
  file: File;
  key: string;
}

/** Puts another file in the place of a picture, after asking: every place follows at once. */
export function ReplaceFile({ item, onReplaced }: ReplaceFileProps) {
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <>
      <FileButton
        size="small"
        label={m.admin_library_replace()}
        accept="image/*"
        icon={<ImageUp size={18} aria-hidden="true" />}
        onChoose={(file) => setChosen({ file, key: randomText() })}
      />
      {chosen ? (
        <ConfirmReplacement
          item={item}
          chosen={chosen}
          onClose={() => setChosen(undefined)}
          onReplaced={(replaced) => {
            setChosen(undefined);
            onReplaced(replaced);
          }}
        />
      ) : null}
    </>
  );
}

interface ConfirmReplacementProps extends ReplaceFileProps {
  chosen: Chosen;
  onClose: () => void;
}

function ConfirmReplacement({ item, chosen, onClose, onReplaced }: ConfirmReplacementProps) {
  const { file, key } = chosen;
  const queries = useQueryClient();
  const uses = useEndpoint('library.uses', { params: { id: item.id } }).data ?? [];
  const [progress, setProgress] = useState<number>();
  const replacement = useAction({
    async send(api) {
      const small = await shrinkPicture(file);
      const refusal = refusalOf(small);
      if (refusal) throw new SaidError(refusal);
      const input = { params: { id: item.id }, body: { key } };
      return api.call('library.replace', input, { file: small, onProgress: setProgress });
    },
    done: m.admin_library_replaced,
    // every screen that shows it has another address of it now
    onDone: (_, replaced) => {
      void queries.invalidateQueries();
      void refreshLibrary(queries);
      onReplaced(replaced);
    },
  });
  return (
    <ConfirmAction
      action={replacement}
      tone="primary"
      failed={m.admin_library_replace_failed()}
      title={m.admin_library_replace_title()}
      question={m.admin_library_replace_question({ name: titleOf(item), file: file.name })}
      confirmLabel={m.admin_library_replace_confirm()}
      onClose={onClose}
    >
      {uses.some(({ earlier }) => earlier) ? (
        <p className={textStyle({ tone: 'muted' })}>{m.admin_library_replace_earlier()}</p>
      ) : null}
      {replacement.isPending ? (
        <ProgressBar
          label={m.area_uploading({ name: file.name })}
          value={progress !== undefined && progress < 1 ? progress : undefined}
        />
      ) : null}
    </ConfirmAction>
  );
}
