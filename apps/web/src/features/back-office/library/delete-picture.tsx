import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LibraryItem } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmAction } from '../../../components/ui/confirm-action.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { listKey, orGone } from '../../../lib/list-query.ts';
import { titleOf } from './library-shelf.tsx';

interface DeletePictureProps {
  item: LibraryItem;
  onDeleted: () => void;
}

/** Deletes a picture; the server refuses while it is shown somewhere, and says where. */
export function DeletePicture({ item, onDeleted }: DeletePictureProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const name = titleOf(item);
  const params = { id: item.id };
  const uses = useEndpoint('library.uses', { params }).data ?? [];
  /** Whoever confirms has been told so. */
  const isOnlyEarlier = uses.length > 0 && uses.every(({ earlier }) => earlier);
  const remove = useMutation({
    mutationFn: () => {
      const query = { earlier: isOnlyEarlier ? ('lose' as const) : ('keep' as const) };
      return orGone(api.call('library.delete', { params, query }));
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: listKey('library.list') });
      toast({ message: m.admin_library_deleted({ name }) });
      onDeleted();
    },
  });
  const ask = () => {
    remove.reset();
    setAsking(true);
  };
  return (
    <>
      <Button size="small" variant="danger" onClick={ask}>
        {m.admin_library_delete()}
      </Button>
      {asking ? (
        <ConfirmAction
          action={remove}
          failed={m.admin_library_delete_failed()}
          title={m.admin_library_delete_title()}
          question={
            isOnlyEarlier
              ? m.admin_library_delete_earlier({ name })
              : m.admin_library_delete_question({ name })
          }
          confirmLabel={m.admin_library_delete()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
