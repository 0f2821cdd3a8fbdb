import { REFUSAL_MAX } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import type { OutboxMail } from '../mail/outbox.repository.ts';
import type { MailOutcome } from '../mail/outbox.service.ts';
import { readCause } from './issue-causes.ts';
import { createIssueMailsRepository } from './issue-mails.repository.ts';
import { createIssuesRepository } from './issues.repository.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

/** Notes with an issue what became of each of its mails, and marks addresses that do not exist. */
export function createIssueResults({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const issues = createIssuesRepository(database.tables);
  const subscribers = createSubscribersRepository(database.tables);
  const mails = createIssueMailsRepository(database.tables);
  return {
    /** Inside the write that settles a mail, of whatever it is. */
    async note(tx: Queryable, { cause }: OutboxMail, outcome: MailOutcome): Promise<void> {
      const of = readCause(cause);
      if (!of) return;
      const { issueId, readerId } = of;
      const { status, refusal } = outcome;
      if (refusal !== undefined) {
        const refused = { refusedAt: clock.now(), refusal: refusal.slice(0, REFUSAL_MAX) };
        await subscribers.update(tx, readerId, refused);
      }
      await issues.tally(tx, issueId, status, await mails.count(tx, issueId));
    },
  };
}
