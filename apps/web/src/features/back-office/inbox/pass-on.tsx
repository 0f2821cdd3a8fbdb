import { Forward } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { ApiError } from '#lib/api-error.ts';
import { useTyped } from '#lib/editing/use-draft.ts';
import { randomText } from '#lib/random-text.ts';
import { focusFirstProblem } from '#lib/use-attempt.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import { answeredKey, endpointFor, type Shared } from './conversation.ts';
import { NotSent } from './not-sent.tsx';
import {
  type ForwardDraft,
  forwardDraftKind,
  forwardDraftSchema,
  forwardText,
} from './reply-draft.ts';

const nothingTyped = (): ForwardDraft => ({ to: '', content: '', key: randomText() });

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

const words = {
  message: {
    title: m.admin_messages_forward_title,
    before: m.admin_messages_forward_before,
    failed: m.admin_messages_forward_failed,
    unknown: m.admin_messages_forward_unknown,
    above: m.admin_messages_forward_above,
  },
  application: {
    title: m.admin_applications_forward_title,
    before: m.admin_applications_forward_before,
    failed: m.admin_applications_forward_failed,
    unknown: m.admin_applications_forward_unknown,
    above: m.admin_applications_forward_above,
  },
} as const;

interface PassOnProps {
  passed: Shared;
  /** Told what is typed, for when that goes in the meantime. */
  onTyped: (text: string) => void;
}

/** Mails something, quoted, to a colleague or another address. */
export function PassOn({ passed, onTyped }: PassOnProps) {
  const [open, setOpen] = useState(false);
  const { typed, put, clear } = useTyped(forwardDraftKind(passed.id), forwardDraftSchema, {
    ...{ blank: nothingTyped, textOf: forwardText, onTyped },
  });
  const { title, above, before, failed, unknown } = words[passed.kind];
  const sending = useAction({
    send: (api, body: ForwardDraft) =>
      api.call(endpointFor(passed.kind, 'forward'), { params: { id: passed.id }, body }),
    done: ({ message }) => message,
    onDone: () => {
      clear();
      setOpen(false);
    },
    onSettled: (queries) => queries.invalidateQueries({ queryKey: answeredKey(passed) }),
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
    if (sending.isPending) return;
    sending.mutate(typed, {
      // The key belongs to what an earlier try has sent; its author reads what that was, and decides
      // whether this goes out as well.
      onError: (failure) => isConflict(failure) && put({ ...typed, key: randomText() }),
    });
  };
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        <Forward size={16} aria-hidden="true" />
        <VisuallyHidden onPhone>{m.admin_messages_forward()}</VisuallyHidden>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title()}>
        <Stack as="form" gap={2} ref={form} method="post" noValidate onSubmit={submit}>
          {error && errors.length === 0 ? (
            <NotSent
              error={error}
              failed={isConflict(error) ? before() : failed()}
              unknown={unknown()}
            />
          ) : null}
          <TextField
            name="to"
            type="email"
            label={m.admin_messages_forward_to()}
            required
            value={typed.to}
            onChange={(to) => put({ ...typed, to })}
            readOnly={sending.isPending}
            error={wrong('to')}
          />
          <TextArea
            name="above"
            label={above()}
            rows={3}
            value={typed.content}
            onChange={(content) => put({ ...typed, content })}
            readOnly={sending.isPending}
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
