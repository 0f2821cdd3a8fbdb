import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { ISSUE } from '../../site/index.ts';
import { createPostsRepository, postPath, type StoredPost } from '../../writing/index.ts';
import type { Deps } from '../deps.ts';
import { causeOf } from './issue-causes.ts';
import {
  createIssuesRepository,
  createTopicsRepository,
  type StoredIssue,
} from './issues.repository.ts';
import { createNewsletterMails, type IssueFrame } from './newsletter.mails.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

/** Mails that are queued in one write: others who write get their turn in between. */
const BATCH = 100;
/** Of one issue so many wait untried at most, so that the outbox stays small however many read. */
const MOST_WAITING = 200;

/** An issue as it begins. */
export type NewIssue = Pick<StoredIssue, 'subject' | 'text' | 'topicId' | 'postId'>;

/**
 * Sends issues. Its row says how far it is, and moves with the mails that are queued in one
 * write: a process that is killed leaves nobody out and queues for nobody twice.
 */
export function createIssueSending(deps: Deps) {
  const { database, outbox, mailer, mailVoices, audit, pictureUses, clock, ids } = deps;
  const issues = createIssuesRepository(database.tables);
  const topics = createTopicsRepository(database.tables);
  const subscribers = createSubscribersRepository(database.tables);
  const posts = createPostsRepository(database);
  const mails = createNewsletterMails(deps);

  /** Mails that become files reach nobody, and an issue is sent once. */
  const lacksMail = () => mailer.route.mode === 'folder';

  const frame = async (): Promise<IssueFrame> => ({
    voice: await mailVoices.read(database.read),
    hasTopics: (await topics.list(database.read)).length > 0,
  });

  /** Queues the next few mails of an issue, or notes that all have gone. */
  const queueNext = async (tx: Queryable, id: string, of: IssueFrame): Promise<void> => {
    const issue = await issues.lock(tx, id);
    if (issue?.status !== 'sending') return;
    const { version, place, queued } = issue;
    const cause = causeOf(id);
    const waiting = await outbox.countWaiting(tx, cause, 'untried');
    const limit = Math.min(BATCH, Math.max(0, MOST_WAITING - waiting));
    const readers = await subscribers.listReaders(tx, issue, limit);
    for (const reader of readers) await outbox.queue(tx, mails.issue(reader, issue, of));
    const isQueued = readers.length < limit;
    const hasGone = isQueued && (await outbox.countWaiting(tx, cause)) === 0;
    await issues.update(tx, id, {
      version,
      place: readers.at(-1)?.id ?? place,
      queued: queued + readers.length,
      ...(hasGone ? { status: 'sent', finishedAt: clock.now() } : {}),
    });
  };

  /** @throws {ProblemError} `conflict` for one that is no published post, or was mailed before */
  const markAnnounced = async (tx: Queryable, postId: string): Promise<StoredPost | undefined> => {
    const post = await posts.lock(tx, postId);
    if (post?.status !== 'published') {
      throw new ProblemError('conflict', 'announceUnpublished');
    }
    if (post.announcedAt) throw new ProblemError('conflict', 'announcedAlready');
    // a mail is no new version of the text
    await posts.update(tx, postId, { announcedAt: clock.now(), version: post.version });
    return post;
  };

  return {
    frame,

    /** @param id where there is one with it already, that one stays as it is */
    create: async (tx: Queryable, added: NewIssue, id = ids.next()) => {
      const row = { ...added, id, status: 'draft', createdAt: clock.now() } as const;
      await pictureUses.hold(tx, row.text);
      const isNew = await issues.insertNew(tx, row);
      if (isNew) await pictureUses.note(tx, shownIn(row));
      return { issue: found(await issues.get(tx, id), 'noIssue'), isNew };
    },

    /**
     * Inside a write: begins to send a draft to its readers. Of any number who ask for it at the same
     * time, one gets it.
     * @returns the issue as it is then
     * @throws {ProblemError} `conflict` for what was sent before, cannot be sent as it is, or would
     * reach nobody, also because mail is not set up
     */
    async begin(
      tx: Queryable,
      actor: Account,
      { id, subject: name, status, topicId, postId, version }: StoredIssue,
      of: IssueFrame,
    ): Promise<StoredIssue> {
      if (status !== 'draft') throw new ProblemError('conflict', 'issueSent');
      if (lacksMail()) throw new ProblemError('conflict', 'noMailForReaders');
      if (topicId !== null && !(await topics.get(tx, topicId))) {
        throw new ProblemError('conflict', 'noTopic');
      }
      if (postId !== null) await markAnnounced(tx, postId);
      const readers = await subscribers.countReaders(tx, topicId);
      if (readers === 0) throw new ProblemError('conflict', 'noReaders');
      const begun = { status: 'sending', readers, startedAt: clock.now(), version } as const;
      await issues.update(tx, id, begun);
      await audit.record(tx, actor, 'sent', { subject: 'newsletter', id, name }, undefined, {
        recipients: readers,
      });
      await queueNext(tx, id, of);
      return found(await issues.get(tx, id), 'noIssue');
    },

    /** Queues the next mails of every issue that is on its way; without a mail server it waits for one. */
    async queueDue(): Promise<void> {
      if (lacksMail()) return;
      const sending = await issues.listSending(database.read);
      if (sending.length === 0) return;
      const of = await frame();
      for (const id of sending) await database.write((tx) => queueNext(tx, id, of));
    },
  };
}

/** An issue, as pictures know where they are shown. */
export const shownIn = ({ id, subject, text }: Pick<StoredIssue, 'id' | 'subject' | 'text'>) => ({
  ...{ kind: ISSUE, id, name: subject, content: text },
});

/** What an issue says that tells of a post. */
export const issueOfPost = (post: StoredPost, publicUrl: string): NewIssue => ({
  subject: post.title,
  text: `${post.description}\n\n[${post.title.replaceAll(/[[\]\\]/g, '\\$&')}](${publicUrl}${postPath(post)})`,
  topicId: null,
  postId: post.id,
});
