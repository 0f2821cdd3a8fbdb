import type { Refusal } from '@vitrine/contracts';
import type { ConversationKind } from './conversations.repository.ts';

/** What is said where there is no such message or application. */
export const goneConversation = (kind: ConversationKind): Refusal =>
  kind === 'message' ? 'noMessage' : 'noApplication';
