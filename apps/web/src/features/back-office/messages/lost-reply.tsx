import { useState } from 'react';
import { TextArea } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { findSavedDraft } from '#lib/editing/use-draft.ts';
import { listDrafts, removeDraft } from '#lib/saved-drafts.ts';
import { useSession } from '#lib/session.ts';
import { useCopy } from '#lib/use-copy.ts';
import { m } from '#messages';
import { replyDraftKind, replyDraftSchema } from './reply-draft.ts';

export interface LostReplyProps {
  /** The message or application that was answered. */
  targetId: string;
  /** What stands in the box at this moment, kept by the browser or not. */
  typed: string;
}

/** What was being answered to somebody whose writing is gone: it can be copied, or thrown away. */
export function LostReply({ targetId, typed }: LostReplyProps) {
  const owner = useSession()?.email ?? '';
  const kind = replyDraftKind(targetId);
  const [text, setText] = useState(
    () => typed || (findSavedDraft(owner, kind, replyDraftSchema)?.text ?? ''),
  );
  const [copied, copy] = useCopy(text);
  if (text === '') return null;
  const throwAway = () => {
    for (const { key } of listDrafts(owner, kind)) removeDraft(key);
    setText('');
  };
  return (
    <Stack gap={2}>
      <TextArea
        name="lost"
        label={m.admin_messages_lost()}
        hint={m.admin_messages_lost_hint()}
        rows={5}
        value={text}
        readOnly
      />
      <Cluster gap={1} align="center">
        <Button size="small" onClick={() => void copy()}>
          {m.admin_messages_lost_copy()}
        </Button>
        <Button variant="ghost" size="small" onClick={throwAway}>
          {m.admin_messages_lost_discard()}
        </Button>
        <span role="status">
          {copied === undefined
            ? null
            : copied
              ? m.admin_messages_lost_copied()
              : m.admin_messages_lost_not_copied()}
        </span>
      </Cluster>
    </Stack>
  );
}
