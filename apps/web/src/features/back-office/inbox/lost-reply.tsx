import { useState } from 'react';
import type { z } from 'zod';
import { TextArea } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { findSavedDraft } from '#lib/editing/use-draft.ts';
import { listDrafts, removeDraft } from '#lib/saved-drafts.ts';
import { useSession } from '#lib/session.ts';
import { useCopy } from '#lib/use-copy.ts';
import { m } from '#messages';
import {
  forwardDraftKind,
  forwardDraftSchema,
  forwardText,
  noteDraftKind,
  noteDraftSchema,
  noteText,
  replyDraftKind,
  replyDraftSchema,
  replyText,
} from './reply-draft.ts';

/** What is in the boxes at this moment, kept by the browser or not; what nobody typed in is not. */
export interface TypedTexts {
  reply?: string | undefined;
  note?: string | undefined;
  forward?: string | undefined;
}

export interface LostReplyProps {
  /** The message or application that was answered. */
  targetId: string;
  typed: TypedTexts;
}

/** What was being written about someone whose writing is gone: it can be copied, or thrown away. */
export function LostReply({ targetId, typed }: LostReplyProps) {
  return (
    <Stack gap={3}>
      <LostText
        name="lost"
        label={m.admin_messages_lost()}
        typed={typed.reply}
        kind={replyDraftKind(targetId)}
        schema={replyDraftSchema}
        textOf={replyText}
      />
      <LostText
        name="lost-note"
        label={m.admin_messages_lost_note()}
        typed={typed.note}
        kind={noteDraftKind(targetId)}
        schema={noteDraftSchema}
        textOf={noteText}
      />
      <LostText
        name="lost-forward"
        label={m.admin_messages_lost_forward()}
        typed={typed.forward}
        kind={forwardDraftKind(targetId)}
        schema={forwardDraftSchema}
        textOf={forwardText}
      />
    </Stack>
  );
}

interface LostTextProps<Draft> {
  name: string;
  label: string;
  typed: string | undefined;
  kind: string;
  schema: z.ZodType<Draft>;
  textOf: (draft: Draft) => string;
}

function LostText<Draft>({ name, label, typed, kind, schema, textOf }: LostTextProps<Draft>) {
  const owner = useSession()?.email ?? '';
  const [text, setText] = useState(() => {
    const draft = findSavedDraft(owner, kind, schema);
    return typed ?? (draft === undefined ? '' : textOf(draft));
  });
  const [copied, copy] = useCopy(text);
  if (text === '') return null;
  const throwAway = () => {
    for (const { key } of listDrafts(owner, kind)) removeDraft(key);
    setText('');
  };
  return (
    <Stack gap={2}>
      <TextArea
        name={name}
        label={label}
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
