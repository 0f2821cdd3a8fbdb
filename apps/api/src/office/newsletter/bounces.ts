import { BOUNCE_LIMIT_BYTES, type BounceOutcome, REFUSAL_MAX } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { UploadedFile } from '../../lib/uploaded-file.ts';
import { readDeliveryReport } from './delivery-report.ts';
import { ISSUE_CAUSES, ISSUE_HEADER } from './issue-causes.ts';
import type { NewsletterRoom } from './room.ts';

/** The way out in a mail to a reader: only who has the mail knows it. */
const WAY_OUT = /\/api\/newsletter\/unsubscribe\/([\w-]{44,200})\//;
/** It is not signed; of what it names, only the mail to the reader of the way out is looked at. */
const ISSUE = new RegExp(`^${ISSUE_HEADER}:\\s*([\\w-]{1,100})\\s*$`, 'im');

/**
 * Takes the notice that a server took a mail and could not deliver it. Anyone can write a notice about
 * any address; what tells that one is about a mail of ours is the way out in the mail that came back.
 * Marks the reader whom no mail reaches, who is sent nothing from then on, and notes with the
 * issue what became of its mail; each of several that come back has its own.
 * @throws {ProblemError} `too-large` for what is larger than any notice
 */
export async function takeBounce(
  { database, subscribers, mails, results, outbox, audit, clock }: NewsletterRoom,
  actor: Account,
  { open, sizeBytes }: UploadedFile,
): Promise<BounceOutcome> {
  if (sizeBytes > BOUNCE_LIMIT_BYTES) throw new ProblemError('too-large');
  const report = await readDeliveryReport(await open());
  if (!report) return 'no-notice';
  const { refusal, head } = report;
  if (refusal === undefined) return 'may-arrive';
  const id = mails.readToken('unsubscribe', WAY_OUT.exec(head)?.[1] ?? '');
  if (id === undefined) return 'not-ours';
  return database.write(async (tx) => {
    const reader = await subscribers.lock(tx, id);
    if (!reader) return 'not-ours';
    const said = refusal.slice(0, REFUSAL_MAX);
    const issueId = ISSUE.exec(head)?.[1];
    if (issueId) await results.cameBack(tx, issueId, id, said);
    if (reader.refusedAt) return 'marked-before';
    await subscribers.update(tx, id, { refusedAt: clock.now(), refusal: said });
    await outbox.withdrawCaused(tx, reader.email, ISSUE_CAUSES);
    const about = { subject: 'subscriber', id, name: '' } as const;
    await audit.record(tx, actor, 'changed', about, undefined, { state: 'refused' });
    return 'marked';
  });
}
