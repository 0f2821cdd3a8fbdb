import type { MessageNote } from '@vitrine/contracts';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { TextArea } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useTyped } from '#lib/editing/use-draft.ts';
import { orGone } from '#lib/list-query.ts';
import { randomText } from '#lib/random-text.ts';
import { m } from '#messages';
import { DateTime } from '../components/date-time.tsx';
import { useAction } from '../components/use-action.ts';
import { answeredKey, endpointFor, type Shared } from './conversation.ts';
import { NotSent } from './not-sent.tsx';
import styles from './notes.module.css';
import { type NoteDraft, noteDraftKind, noteDraftSchema, noteText } from './reply-draft.ts';
import { isSameText } from './same-text.ts';

const addNote = (api: ApiClient, { kind, id }: Shared, body: NoteDraft): Promise<MessageNote> =>
  api.call(endpointFor(kind, 'notes.add'), { params: { id }, body });

interface NotesProps {
  about: Shared;
  notes: readonly MessageNote[];
  /** Told what is in the box, for when that goes while it is written about. */
  onTyped: (text: string) => void;
}

/** What administrators write to each other about something; it is never mailed. */
export function Notes({ about, notes, onTyped }: NotesProps) {
  return (
    <Stack as="section" gap={1} aria-labelledby="notes">
      <h3 id="notes" className={textStyle({ size: 4 })}>
        {m.admin_messages_notes()}
      </h3>
      {notes.length > 0 ? (
        <Stack as="ol" gap={1} role="list">
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <Note about={about} note={note} />
            </li>
          ))}
        </Stack>
      ) : null}
      <NoteForm about={about} notes={notes} onTyped={onTyped} />
    </Stack>
  );
}

function Note({ about, note }: { about: Shared; note: MessageNote }) {
  const deletion = useAction({
    send: (api) =>
      orGone(api.call(endpointFor(about.kind, 'notes.delete'), { params: { id: note.id } })),
    done: () => m.admin_messages_note_deleted(),
    again: () => (api) => addNote(api, about, { content: note.content, key: randomText() }),
    failed: m.admin_messages_note_delete_failed,
    onSettled: (queries) => queries.invalidateQueries({ queryKey: answeredKey(about) }),
  });
  return (
    <>
      <p>{note.content}</p>
      <Cluster gap={1} align="center">
        <span className={textStyle({ tone: 'muted', size: 'tiny' })}>
          {note.author || m.admin_messages_assignee_gone()} · <DateTime at={note.date} />
        </span>
        {note.own ? (
          <Button
            variant="ghost"
            size="small"
            busy={deletion.isPending}
            onClick={() => deletion.mutate()}
          >
            {m.admin_messages_note_remove()}
          </Button>
        ) : null}
      </Cluster>
    </>
  );
}

const newNote = (): NoteDraft => ({ content: '', key: randomText() });

/** A note that is typed outlives leaving what it is about, as a reply does. */
function NoteForm({ about, notes, onTyped }: NotesProps) {
  const {
    typed: note,
    put,
    clear,
  } = useTyped(noteDraftKind(about.id), noteDraftSchema, {
    ...{ blank: newNote, textOf: noteText, onTyped },
  });
  const toast = useToast();
  const stored = ({ content }: MessageNote) => {
    if (isSameText(content, note.content)) return clear();
    // A try whose answer was lost has arrived after all; what was typed since has not.
    put({ ...note, key: randomText() });
    toast({ message: m.admin_messages_note_overtaken(), tone: 'danger' });
  };
  const adding = useAction({
    send: (api, body: NoteDraft) => addNote(api, about, body),
    onDone: (_queries, answer) => stored(answer),
    onSettled: (queries) => queries.invalidateQueries({ queryKey: answeredKey(about) }),
  });
  const [before, setBefore] = useState<readonly string[]>([]);
  const { error, variables: tried } = adding;
  const isTried = ({ id, own, content }: MessageNote) =>
    own && !before.includes(id) && isSameText(content, tried?.content ?? '');
  /** A try whose answer was lost stands among the notes. */
  const arrived = error ? notes.find(isTried) : undefined;
  const settle = useEffectEvent(() => {
    if (!arrived) return;
    adding.reset();
    stored(arrived);
  });
  useEffect(() => settle(), [arrived?.id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!note.content.trim() || adding.isPending) return;
    setBefore(notes.map(({ id }) => id));
    adding.mutate(note);
  };
  return (
    <Stack as="form" gap={1} method="post" onSubmit={submit}>
      {error && !arrived ? (
        <NotSent
          error={error}
          failed={m.admin_messages_note_failed()}
          unknown={m.admin_messages_note_unknown()}
        />
      ) : null}
      <TextArea
        name="note"
        label={m.admin_messages_note()}
        hint={m.admin_messages_note_hint()}
        rows={3}
        value={note.content}
        onChange={(content) => put({ ...note, content })}
        readOnly={adding.isPending}
      />
      <Cluster justify="end">
        <Button
          type="submit"
          variant="secondary"
          size="small"
          busy={adding.isPending}
          disabled={note.content.trim() === ''}
        >
          {m.admin_messages_note_add()}
        </Button>
      </Cluster>
    </Stack>
  );
}
