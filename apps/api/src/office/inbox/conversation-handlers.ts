import { type EndpointName, prefixed } from '@vitrine/contracts';
import type { Handlers } from '../../http/handlers.ts';
import type { ConversationTypes } from './conversation-kind.ts';
import {
  changeConversation,
  changeConversations,
  deleteConversation,
  deleteConversations,
  getConversation,
} from './conversations.ts';
import { forwardConversation } from './forward.ts';
import { addNote, deleteNote } from './notes.ts';
import { addReplyFile } from './reply-files.ts';
import type { ConversationRoom } from './room.ts';
import { sendReply } from './send-reply.ts';

/** A call of an endpoint that messages and applications both have. */
type Call<N extends string> = Parameters<Handlers[`admin.messages.${N}` & EndpointName]>[0];
/** The same of one whose body is a kind's own. */
type ChangeCall<N extends string, B> = Omit<Call<N>, 'input'> & {
  input: Omit<Call<N>['input'], 'body'> & { body: B };
};

/** What staff do alike with messages, and with applications. */
export const conversationHandlers = <
  P extends 'admin.messages' | 'admin.applications',
  T extends ConversationTypes,
>(
  part: P,
  room: ConversationRoom<T>,
) =>
  prefixed(part, {
    get: ({ actor, input }: Call<'get'>) => getConversation(room, actor, input.params.id),
    update: ({ actor, input }: ChangeCall<'update', T['change']>) =>
      changeConversation(room, actor, input.params.id, input.body),
    delete: ({ actor, input }: Call<'delete'>) => deleteConversation(room, actor, input.params.id),
    'bulk.change': ({
      actor,
      input: { body },
    }: ChangeCall<'bulk.change', { ids: string[]; change: T['change'] }>) =>
      changeConversations(room, actor, body.ids, body.change),
    'bulk.delete': ({ actor, input }: Call<'bulk.delete'>) =>
      deleteConversations(room, actor, input.body.ids),
    reply: ({ actor, input }: Call<'reply'>) => sendReply(room, actor, input.params.id, input.body),
    'notes.add': ({ actor, input }: Call<'notes.add'>) =>
      addNote(room, actor, input.params.id, input.body),
    'notes.delete': ({ actor, input }: Call<'notes.delete'>) =>
      deleteNote(room, actor, input.params.id),
    'files.add': ({ actor, input, file }: Call<'files.add'>) =>
      addReplyFile(room, actor, input.params.id, input.body, file),
    forward: async ({ actor, input, say }: Call<'forward'>) => ({
      message: say(await forwardConversation(room, actor, input.params.id, input.body)),
    }),
  });
