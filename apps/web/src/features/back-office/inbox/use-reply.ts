import { useQueryClient } from '@tanstack/react-query';
import { fillVariables } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { useTyped } from '#lib/editing/use-draft.ts';
import { randomText } from '#lib/random-text.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import {
  answeredKey,
  conversationCache,
  endpointFor,
  type ReplyTarget,
  showSent,
} from './conversation.ts';
import { type ReplyDraft, replyDraftKind, replyDraftSchema, replyText } from './reply-draft.ts';
import { isSameText } from './same-text.ts';

export interface ReplyTold {
  /** Clears the selection (MSG-04). */
  onSent: () => void;
  /** Told what is in the box, for when the message goes while it is answered. */
  onTyped?: ((text: string) => void) | undefined;
}

const newReply = (): ReplyDraft => ({ text: '', key: randomText() });

/**
 * The reply to a message while it is typed. It outlives leaving the page, a failure and the end of
 * the session, until it is sent or its person signs out.
 */
export function useReply(target: ReplyTarget, { onSent, onTyped }: ReplyTold) {
  const toast = useToast();
  const kept = useTyped(replyDraftKind(target.id), replyDraftSchema, {
    ...{ blank: newReply, textOf: replyText, onTyped },
  });
  const { typed: reply, latest, put } = kept;
  const sending = useSendReply(target);
  const shown = target.replies.length;
  const seen = reply.text === '' ? shown : (reply.seen ?? shown);
  const { tried } = reply;
  const files = target.unsent_files.map(({ id }) => id);
  /** A try whose answer was lost is among the answers now. */
  const arrived =
    !sending.isPending &&
    tried !== undefined &&
    target.replies.slice(seen).some(isSentAs(target, tried))
      ? { whole: tried === reply.text && files.length === 0 }
      : undefined;
  // as long as nobody knows what became of a try, the newest answer may be that: the server tells
  const isOvertaken = shown > seen && tried === undefined;
  return {
    text: reply.text,
    keeps: kept.keeps,
    sending: sending.isPending,
    failure: sending.error,
    /** That the own reply was sent, although its answer was lost; and whether that is all of it. */
    arrived: arrived && (arrived.whole ? ('whole' as const) : ('changed' as const)),
    /** Someone has answered since this was begun. */
    overtakenBy: isOvertaken ? target.replies.at(-1)?.author : undefined,
    goOn: () => put({ ...latest.current, seen: shown }),
    type: (text: string) => put({ ...latest.current, text, seen }),
    send() {
      const { text } = latest.current;
      if (text.trim() === '' || sending.isPending || isOvertaken) return;
      const sent =
        arrived && !arrived.whole
          ? // who has read that the first has arrived sends a second one
            { text, key: randomText(), seen: seen + 1, tried: text }
          : { ...latest.current, seen, tried: tried ?? text };
      put(sent);
      sending.mutate(
        { reply: sent, files },
        {
          onSuccess: (stored) => {
            const isWhole = files.every((id) => stored.files.some((file) => file.id === id));
            // A try whose answer was lost has arrived after all; what was typed since has not.
            if (!isWhole || !isSentAs(target, text)(stored)) {
              put({ text, key: randomText(), seen: sent.seen + 1 });
              toast({ message: m.admin_messages_reply_overtaken(), tone: 'danger' });
              return;
            }
            kept.clear();
            const { name, email } = target;
            toast({ message: m.admin_messages_reply_sent({ name, email }) });
            onSent();
          },
          onError: (error) => {
            const isRefused = error instanceof ApiError && error.status < 500;
            if (isRefused) put({ ...latest.current, tried: undefined });
          },
        },
      );
    },
  };
}

/** Whether an answer is what was typed, with what the server has put in. */
function isSentAs({ name, subject }: ReplyTarget, typed: string) {
  const known = { greeting: '{greeting}', name, subject, company: '{company}', me: '{me}' };
  const filled = fillVariables(typed, known);
  return ({ content }: { content: string }) => isSameText(content, filled);
}

interface Sending {
  reply: ReplyDraft;
  files: string[];
}

/** Whether it worked or not, what others have answered in the meantime comes with it. */
function useSendReply(target: ReplyTarget) {
  const queries = useQueryClient();
  return useAction({
    send: (api, { reply: { text, key, seen = 0 }, files }: Sending) =>
      api.call(endpointFor(target.kind, 'reply'), {
        params: { id: target.id },
        body: { content: text, key, seen_replies: seen, files },
      }),
    onDone: (_queries, reply) => {
      showSent(queries, target, reply);
      void conversationCache(queries, target.kind).markStale();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: answeredKey(target) }),
  });
}
