import type { EndpointParsed, Issue } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { addIssue, beginSending, issueOfPost, readFrame } from './issue-sending.ts';
import { aboutIssue, presentIssue, requireIssue } from './own-issue.ts';
import type { NewsletterRoom } from './room.ts';

type Seen = EndpointParsed<'issues.send'>['body']['seen'];

const isAsSeen = ({ version, readers }: Issue, seen: NonNullable<Seen>): boolean =>
  version === seen.version && readers === seen.readers;

/**
 * Tries those mails again that were given up, apart from those to addresses that were refused.
 * @throws {ProblemError} `conflict` where there are none
 */
export function retryIssue(room: NewsletterRoom, actor: Account, id: string): Promise<Issue> {
  const { database, issues, issueMails, clock, audit } = room;
  return database.write(async (tx) => {
    const issue = found(await issues.lock(tx, id), 'noIssue');
    const recipients = await issueMails.retry(tx, id, clock.now());
    if (recipients === 0) throw new ProblemError('conflict', 'nothingGivenUp');
    const { version } = issue;
    const left = await issueMails.count(tx, id);
    await issues.update(tx, id, { ...left, version, status: 'sending', finishedAt: null });
    await audit.record(tx, actor, 'sent', aboutIssue(room, issue), undefined, { recipients });
    return presentIssue(room, tx, await requireIssue(room, tx, id));
  });
}

/**
 * @param seen the issue as it was shown to anyone who sends it; undefined where they do not say
 * @throws {ProblemError} `conflict` for what was sent already, where nobody would get it, and,
 * with the issue as it is now, where that is not what was seen
 */
export async function sendIssue(
  room: NewsletterRoom,
  actor: Account,
  id: string,
  seen: Seen,
): Promise<Issue> {
  const { database, issues } = room;
  const frame = await readFrame(room);
  return database.write(async (tx) => {
    const issue = found(await issues.lock(tx, id), 'noIssue');
    const current = await presentIssue(room, tx, issue);
    if (issue.status === 'draft' && seen && !isAsSeen(current, seen)) {
      throw new ProblemError('conflict', 'issueChanged', { current });
    }
    return presentIssue(room, tx, await beginSending(room, tx, actor, issue, frame));
  });
}

/**
 * Mails a post to every reader once, as an issue about it.
 * @returns how many readers there are
 */
export async function announcePost(
  room: NewsletterRoom,
  actor: Account,
  id: string,
): Promise<number> {
  const { database, posts, audit, publicUrl } = room;
  const frame = await readFrame(room);
  return database.write(async (tx) => {
    const post = found(await posts.get(tx, id), 'noPost');
    const { issue } = await addIssue(room, tx, issueOfPost(post, publicUrl));
    const { readers: recipients } = await beginSending(room, tx, actor, issue, frame);
    const about = { subject: 'post', id, name: post.title } as const;
    await audit.record(tx, actor, 'sent', about, undefined, { recipients });
    return recipients;
  });
}
