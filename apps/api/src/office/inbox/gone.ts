import { problemTexts } from '@vitrine/contracts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { ConversationKind } from './conversations.repository.ts';

/** What is said where a message or an application is gone. */
export const goneConversation = (kind: ConversationKind): ProblemError =>
  new ProblemError(
    'not-found',
    kind === 'message' ? problemTexts.noMessage : problemTexts.noApplication,
  );
