import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageNote } from '@vitrine/contracts';
import { MailOpen, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { useApi } from '#lib/api-context.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import {
  type ApplicationShown,
  conversationCache,
  endpointFor,
  isDeleted,
  type MessageShown,
  type ReplyTarget,
  type Shared,
  useDeletion,
} from './conversation.ts';
import { LostReply, type TypedTexts } from './lost-reply.tsx';
import { Notes } from './notes.tsx';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';

/** What is said of one that is open; each kind has its own words. */
export interface OpenWords {
  loading: () => string;
  failed: () => string;
  gone: () => string;
  deleted: (of: { name: string }) => string;
  deleteFailed: () => string;
  deleteTitle: () => string;
  deleteQuestion: (of: { name: string }) => string;
  deleteConfirm: () => string;
}

type Heading = 'h2' | 'h3';

/**
 * One that is open: what the list knows shows at once, and the server is asked all the same. What is
 * typed is at hand where it goes in the meantime.
 */
export function useOpenConversation<Detail>(shared: Shared, words: OpenWords, heading: Heading) {
  const { kind, id } = shared;
  const api = useApi();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<TypedTexts & { id: string }>({ id });
  const query = useQuery({
    ...endpointQuery(api, endpointFor(kind, 'get'), { params: { id } }),
    enabled: () => !isDeleted(queries, shared),
    placeholderData: () => {
      const known = conversationCache(queries, kind).find(id);
      return known && { replies: [], unsent_files: [], notes: [], ...known };
    },
  }) as UseQueryResult<Detail>;
  return {
    onTyped: (text: TypedTexts) =>
      setTyped((before) => ({ ...(before.id === id && before), ...text, id })),
    /** What shows it, or says why not. */
    answered: {
      query,
      loading: words.loading(),
      failed: words.failed(),
      gone: {
        heading,
        title: words.gone(),
        hint: m.admin_gone_hint(),
        action: <LostReply key={id} targetId={id} typed={typed.id === id ? typed : {}} />,
      },
    },
  };
}

/** Shows a change, and says so where it fails. */
export function useToldChange<Shown extends MessageShown | ApplicationShown>(change: {
  mutateAsync: (shown: Shown) => Promise<unknown>;
}) {
  const toast = useToast();
  return (shown: Shown, failed: string): void =>
    // a promise: a mutation of what is closed by then notifies nobody
    void change.mutateAsync(shown).catch(() => toast({ message: failed, tone: 'danger' }));
}

interface CorrespondenceProps {
  target: ReplyTarget & { notes: readonly MessageNote[] };
  /** In the place of the form where nobody can be answered. */
  instead?: ReactNode;
  onSent: () => void;
  onTyped: (typed: TypedTexts) => void;
}

/** What was answered, the next answer, and what colleagues have noted. */
export const Correspondence = ({ target, instead, onSent, onTyped }: CorrespondenceProps) => (
  <>
    <Replies target={target} />
    {instead ?? (
      <ReplyForm target={target} onSent={onSent} onTyped={(reply) => onTyped({ reply })} />
    )}
    <Notes about={target} notes={target.notes} onTyped={(note) => onTyped({ note })} />
  </>
);

interface ButtonProps {
  /** Pixels of the icon. */
  size: number;
}

/** Makes one new to the own account again. */
export const MarkUnread = ({ size, onClick }: ButtonProps & { onClick: () => void }) => (
  <Button variant="ghost" size="small" onClick={onClick}>
    <MailOpen size={size} aria-hidden="true" />
    <VisuallyHidden onPhone>{m.area_mark_unread()}</VisuallyHidden>
  </Button>
);

interface DeleteProps extends ButtonProps {
  shared: Shared & { name: string };
  words: OpenWords;
  className?: string | undefined;
  onDeleted: () => void;
}

/** Deletes one, after a question. */
export function DeleteConversation({ shared, words, size, className, onDeleted }: DeleteProps) {
  const { name } = shared;
  return (
    <ConfirmButton
      action={useDeletion(shared, () => words.deleted({ name }), onDeleted)}
      failed={words.deleteFailed()}
      title={words.deleteTitle()}
      question={words.deleteQuestion({ name })}
      confirmLabel={words.deleteConfirm()}
      button={{ variant: 'ghost', size: 'small', className }}
    >
      <Trash2 size={size} aria-hidden="true" />
      <VisuallyHidden onPhone>{m.area_delete()}</VisuallyHidden>
    </ConfirmButton>
  );
}
