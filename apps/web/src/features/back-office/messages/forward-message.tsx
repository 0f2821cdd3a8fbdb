import type { Message } from '@vitrine/contracts';
import { Forward } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { ApiError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { randomText } from '#lib/random-text.ts';
import { focusFirstProblem } from '#lib/use-attempt.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';

/** Mails a message, quoted, to a colleague or another address. */
export function ForwardMessage({ message: { id } }: { message: Message }) {
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState('');
  const [content, setContent] = useState('');
  const key = useRef(randomText());
  const sending = useAction({
    send: (api, body: { to: string; content: string }) =>
      api.call('admin.messages.forward', {
        params: { id },
        body: { ...body, key: key.current },
      }),
    done: ({ message }) => message,
    onDone: () => {
      key.current = randomText();
      setTo('');
      setContent('');
      setOpen(false);
    },
  });
  const { error } = sending;
  const form = useRef<HTMLFormElement>(null);
  // in an effect: what is wrong is in the page only then
  useEffect(() => {
    if (error) focusFirstProblem(form.current);
  }, [error]);
  const errors = error instanceof ApiError ? error.errors : [];
  const wrong = (field: string) => errors.find(({ path }) => path === field)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isPending) sending.mutate({ to, content });
  };
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        <Forward size={16} aria-hidden="true" />
        <VisuallyHidden onPhone>{m.admin_messages_forward()}</VisuallyHidden>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={m.admin_messages_forward_title()}>
        <Stack as="form" gap={2} ref={form} method="post" noValidate onSubmit={submit}>
          {error && errors.length === 0 ? (
            <Alert tone="danger" title={m.admin_messages_forward_failed()}>
              {failureReason(error)}
            </Alert>
          ) : null}
          <TextField
            name="to"
            type="email"
            label={m.admin_messages_forward_to()}
            required
            value={to}
            onChange={setTo}
            error={wrong('to')}
          />
          <TextArea
            name="above"
            label={m.admin_messages_forward_above()}
            rows={3}
            value={content}
            onChange={setContent}
            error={wrong('content')}
          />
          <Cluster justify="end">
            <Button type="submit" busy={sending.isPending}>
              {m.admin_messages_forward_submit()}
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </>
  );
}
