import {
  blank,
  issueFields,
  type Locale,
  locales,
  pathIn,
  type ValuesOf,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { ISSUE } from '../../site/index.ts';
import { postPath, type StoredPost } from '../../writing/index.ts';
import { causeOf } from './issue-causes.ts';
import type { StoredIssue } from './issues.repository.ts';
import type { IssueFrame } from './newsletter.mails.ts';
import { audienceOf } from './own-issue.ts';
import type { NewsletterRoom } from './room.ts';

/** Mails that are queued in one write: others who write get their turn in between. */
const BATCH = 100;
/** Of one issue so many wait untried at most, so that the outbox stays small however many read. */
const MOST_WAITING = 200;

/** An issue as it begins. */
export type NewIssue = ValuesOf<typeof issueFields> & Pick<StoredIssue, 'postId'>;

/** What all mails of an issue have in common. */
export const readFrame = async ({
  mailVoices,
  topics,
  database,
}: NewsletterRoom): Promise<IssueFrame> => {
  const voiceIn = async (language: Locale | '') =>
    [language, await mailVoices.read(database.read, { language })] as const;
  return {
    voices: Object.fromEntries(
      await Promise.all(['' as const, ...locales].map(voiceIn)),
    ) as IssueFrame['voices'],
    hasTopics: (await topics.list(database.read)).length > 0,
  };
};

/** @param id where there is one with it already, that one stays as it is */
export async function addIssue(
  { pictureUses, issues, clock, ids }: NewsletterRoom,
  tx: Queryable,
  added: NewIssue,
  id = ids.next(),
) {
  const row = { ...added, id, status: 'draft', createdAt: clock.now() } as const;
  await pictureUses.hold(tx, row.text);
  const isNew = await issues.insertNew(tx, row);
  if (isNew) await pictureUses.note(tx, shownIn(row));
  return { issue: found(await issues.get(tx, id), 'noIssue'), isNew };
}

/**
 * Inside a write: begins to send a draft to its readers. Of any number who ask for it at the same
 * time, one gets it.
 * @returns the issue as it is then
 * @throws {ProblemError} `conflict` for what was sent before, cannot be sent as it is, or would
 * reach nobody, also because mail is not set up
 */
export async function beginSending(
  room: NewsletterRoom,
  tx: Queryable,
  actor: Account,
  issue: StoredIssue,
  frame: IssueFrame,
): Promise<StoredIssue> {
  const { topics, subscribers, issues, audit, clock } = room;
  const { id, subject: name, status, topic_id, postId, version } = issue;
  if (status !== 'draft') throw new ProblemError('conflict', 'issueSent');
  if (lacksMail(room)) throw new ProblemError('conflict', 'noMailForReaders');
  if (topic_id !== null && !(await topics.get(tx, topic_id))) {
    throw new ProblemError('conflict', 'noTopic');
  }
  if (postId !== null) await markAnnounced(room, tx, postId);
  const audience = audienceOf(issue, frame.voices[''].language);
  const readers = await subscribers.countReaders(tx, audience);
  if (readers === 0) throw new ProblemError('conflict', 'noReaders');
  const begun = { status: 'sending', readers, startedAt: clock.now(), version } as const;
  await issues.update(tx, id, begun);
  const about = { subject: 'newsletter', id, name } as const;
  await audit.record(tx, actor, 'sent', about, undefined, { recipients: readers });
  await queueNext(room, tx, id, frame);
  return found(await issues.get(tx, id), 'noIssue');
}

/** Queues the next mails of every issue that is on its way; without a mail server it waits for one. */
export async function queueDueIssues(room: NewsletterRoom): Promise<void> {
  const { issues, database } = room;
  if (lacksMail(room)) return;
  const sending = await issues.listSending(database.read);
  if (sending.length === 0) return;
  const frame = await readFrame(room);
  for (const id of sending) await database.write((tx) => queueNext(room, tx, id, frame));
}

/** Mails that become files reach nobody, and an issue is sent once. */
const lacksMail = ({ mailer }: NewsletterRoom) => mailer.route.mode === 'folder';

/**
 * Queues the next few mails of an issue, or notes that all have gone. Its row says how far it is, and
 * moves with them in one write: a process that is killed leaves nobody out and queues for nobody twice.
 */
async function queueNext(
  { issues, outbox, subscribers, mails, clock }: NewsletterRoom,
  tx: Queryable,
  id: string,
  frame: IssueFrame,
): Promise<void> {
  const issue = await issues.lock(tx, id);
  if (issue?.status !== 'sending') return;
  const { version, place, startedAt, queued } = issue;
  const cause = causeOf(id);
  const waiting = await outbox.countWaiting(tx, cause, 'untried');
  const limit = Math.min(BATCH, Math.max(0, MOST_WAITING - waiting));
  const audience = audienceOf(issue, frame.voices[''].language);
  const readers = await subscribers.listReaders(tx, { ...audience, place, startedAt }, limit);
  for (const reader of readers) await outbox.queue(tx, mails.issue(reader, issue, frame));
  const isQueued = readers.length < limit;
  const hasGone = isQueued && (await outbox.countWaiting(tx, cause)) === 0;
  await issues.update(tx, id, {
    version,
    place: readers.at(-1)?.id ?? place,
    queued: queued + readers.length,
    ...(hasGone ? { status: 'sent', finishedAt: clock.now() } : {}),
  });
}

/** @throws {ProblemError} `conflict` for one that is no published post, or was mailed before */
async function markAnnounced({ posts, clock }: NewsletterRoom, tx: Queryable, id: string) {
  const post = await posts.lock(tx, id);
  if (post?.status !== 'published') {
    throw new ProblemError('conflict', 'announceUnpublished');
  }
  if (post.announcedAt) throw new ProblemError('conflict', 'announcedAlready');
  // a mail is no new version of the text
  await posts.update(tx, id, { announcedAt: clock.now(), version: post.version });
}

/** An issue, as pictures know where they are shown. */
export const shownIn = ({ id, subject, text }: Pick<StoredIssue, 'id' | 'subject' | 'text'>) => ({
  ...{ kind: ISSUE, id, name: subject, content: text },
});

/** What an issue says that tells of a post. */
export const issueOfPost = (post: StoredPost, publicUrl: string): NewIssue => ({
  ...blank(issueFields),
  subject: post.title,
  text: `${post.description}\n\n[${post.title.replaceAll(/[[\]\\]/g, '\\$&')}](${publicUrl}${pathIn(post.locale, postPath(post))})`,
  postId: post.id,
  // one in the base language goes to everyone: it may be the only one
  language: post.translationOf === null ? '' : post.locale,
});
