import type { Trashed } from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { restoreRecord } from '../components/restore-record.ts';
import { restoredWords } from '../components/trash-words.ts';
import { useAction } from '../components/use-action.ts';

interface OtherEmailProps {
  item: Trashed;
  onClose: () => void;
}

/** Asks for the e-mail of an account that comes back, where its own was taken in the meantime. */
export function OtherEmail({ item, onClose }: OtherEmailProps) {
  const [typed, setTyped] = useState('');
  const restoring = useAction({
    send: (api, _input, queries) => restoreRecord(api, queries, item, { email: typed.trim() }),
    done: restoredWords,
    onDone: (queries) => {
      onClose();
      return queries.invalidateQueries();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!restoring.isPending) restoring.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={m.admin_trash_other_email()}
      description={m.admin_trash_taken({ email: item.email })}
    >
      <form method="post" onSubmit={submit}>
        <Stack gap={2}>
          {restoring.error ? (
            <Alert tone="danger" title={m.admin_trash_restore_failed()}>
              {failureReason(restoring.error)}
            </Alert>
          ) : null}
          <TextField
            name="email"
            label={m.field_email()}
            hint={m.admin_trash_other_email_hint()}
            type="email"
            required
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" busy={restoring.isPending}>
              {m.admin_trash_restore()}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
