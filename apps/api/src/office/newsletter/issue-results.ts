import { REFUSAL_MAX } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { type MailOutcome, mailSettled, type OutboxMail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { readCause } from './issue-causes.ts';
import { createIssueMailsRepository } from './issue-mails.repository.ts';
import { createIssuesRepository } from './issues.repository.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

/** Notes with an issue what became of each of its mails, and marks addresses that do not exist. */
export function createIssueResults({ database, clock }: Pick<Deps, 'database' | 'clock'>) {
  const issues = createIssuesRepository(database.tables);
  const subscribers = createSubscribersRepository(database.tables);
  const mails = createIssueMailsRepository(database.tables);
  /** Others who count wait their turn: who counted before it would miss what they have noted. */
  const tally = async (tx: Queryable, id: string, gone: number): Promise<void> =>
    issues.tally(tx, id, gone, await mails.count(tx, id));
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
      await issues.hold(tx, issueId);
      await tally(tx, issueId, status === 'sent' ? 1 : 0);
    },

    /** Inside a write: a mail that had gone came back, and is one of those refused. Told twice, it counts once. */
    async cameBack(tx: Queryable, issueId: string, readerId: string, said: string): Promise<void> {
      // of one in the trash nothing is noted: it comes back with the figures that it had
      if (!(await issues.hold(tx, issueId))) return;
      if (await mails.comeBack(tx, issueId, readerId, said)) await tally(tx, issueId, -1);
    },
  };
}

/** Keeps the figures of issues in step with their mails. */
export function followIssueMails(deps: Deps): void {
  const results = createIssueResults(deps);
  deps.events.on(mailSettled, (tx, { mail, outcome }) => results.note(tx, mail, outcome));
}
