import type { IssuePreview, Outcome } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { found } from '../../lib/problem-error.ts';
import { readFrame } from './issue-sending.ts';
import { aboutIssue, requireIssue } from './own-issue.ts';
import type { NewsletterRoom } from './room.ts';

export async function previewIssue(room: NewsletterRoom, id: string): Promise<IssuePreview> {
  const { database, mails, previews } = room;
  const issue = await requireIssue(room, database.read, id);
  const { body: text, html } = mails.sample(issue, await readFrame(room));
  const frame = `/api/newsletter-previews/${previews.make(id).token}`;
  return { subject: issue.subject, html, text, frame };
}

/** The HTML of an issue alone; undefined for a link that has ended, or was not made here. */
export async function framedIssue(
  room: NewsletterRoom,
  token: string,
): Promise<string | undefined> {
  const { previews, issues, database, mails } = room;
  const id = previews.read(token);
  const issue = id === undefined ? undefined : await issues.get(database.read, id);
  return issue && mails.sample(issue, await readFrame(room)).html;
}

/** Mails it as it is to anyone who asks. */
export async function testIssue(
  room: NewsletterRoom,
  actor: Account,
  id: string,
): Promise<Outcome> {
  const { database, mails, users, outbox, audit, mailer } = room;
  const issue = await requireIssue(room, database.read, id);
  const sample = mails.sample(issue, await readFrame(room));
  return database.write(async (tx) => {
    const recipient = found(await users.get(tx, actor.userId), 'noAccount').email;
    await outbox.queue(tx, { recipient, subject: `[Test] ${issue.subject}`, ...sample });
    await audit.record(tx, actor, 'sent', aboutIssue(room, issue), undefined, { recipient });
    const isKept = mailer.route.mode === 'folder';
    return [isKept ? 'testMailKept' : 'testMailSent', { recipient }];
  });
}
