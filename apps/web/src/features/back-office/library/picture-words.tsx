import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LibraryItem } from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { saveFailureReason } from '../../../components/editing/save-failure.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { listKey } from '../../../lib/list-query.ts';

/** Title and description of a picture. */
export function PictureWords({ item }: { item: LibraryItem }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [words, setWords] = useState({ title: item.title, alt: item.alt });
  const save = useMutation({
    mutationFn: () => api.call('library.update', { params: { id: item.id }, body: words }),
    onSuccess: () => {
      toast({ message: m.admin_library_saved() });
      return queries.invalidateQueries({ queryKey: listKey('library.list') });
    },
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
        label={m.admin_library_field_title()}
        hint={m.admin_library_field_title_hint()}
        value={words.title}
        onChange={(title) => setWords({ ...words, title })}
      />
      <TextField
        name="alt"
        label={m.admin_library_field_alt()}
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
