import type { Refusal } from '@vitrine/contracts';
import { createUsersRepository } from '../../people/index.ts';
import { createOutboxRepository } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createArrivalMails } from './arrival-mails.ts';
import { createAssignees } from './assignees.ts';
import type { ConversationTypes, KindOfConversation } from './conversation-kind.ts';
import { createConversationsRepository } from './conversations.repository.ts';
import { createInboxSettings } from './inbox-settings.service.ts';
import { createNotesRepository } from './notes.repository.ts';
import { createReadings } from './readings.repository.ts';
import { createRepliesRepository } from './replies.repository.ts';
import { createReplyFilesRepository } from './reply-files.repository.ts';

/** What the operations on messages, or on applications, share. */
export const createConversationRoom = <T extends ConversationTypes>(
  deps: Deps,
  own: KindOfConversation<T>,
) => {
  const { database } = deps;
  const { tables } = database;
  const gone: Refusal = own.kind === 'message' ? 'noMessage' : 'noApplication';
  return {
    ...deps,
    own,
    kind: own.kind,
    gone,
    arrivals: createArrivalMails(deps),
    assignees: createAssignees(tables),
    conversations: createConversationsRepository(tables, own.kind),
    inbox: createInboxSettings(deps),
    mails: createOutboxRepository(database),
    notes: createNotesRepository(tables),
    readings: createReadings(database, own.table),
    replies: createRepliesRepository(tables),
    replyFiles: createReplyFilesRepository(tables),
    users: createUsersRepository(tables),
  };
};

export type ConversationRoom<T extends ConversationTypes> = ReturnType<
  typeof createConversationRoom<T>
>;
/** The room of either, for what does not depend on which it is. */
export type InboxRoom = ConversationRoom<ConversationTypes>;
