import type {
  AskedListPart,
  EndpointParsed,
  Issue,
  IssueInput,
  IssuePreview,
  IssueSummary,
  Outcome,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { MINUTE_MS } from '../../lib/clock.ts';
import { additionId } from '../../lib/ids.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { createSignedLinks } from '../../lib/signed-links.ts';
import { createUsersRepository } from '../../people/index.ts';
import { ISSUE } from '../../site/index.ts';
import { createPostsRepository } from '../../writing/index.ts';
import type { Deps } from '../deps.ts';
import { createIssueMailsRepository } from './issue-mails.repository.ts';
import {
  createIssueSending,
  issueOfPost,
  type NewIssue,
  shownIn,
} from './issue-sending.service.ts';
import {
  createIssuesRepository,
  createTopicsRepository,
  type StoredIssue,
} from './issues.repository.ts';
import { createNewsletterMails } from './newsletter.mails.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

/** Issues of the newsletter, as the back-office writes and sends them. */
export function createIssuesService(deps: Deps) {
  const { database, outbox, mailer, audit, trash, pictureUses, clock, publicUrl } = deps;
  const { read, write } = database;
  const issues = createIssuesRepository(database.tables);
  const topics = createTopicsRepository(database.tables);
  const subscribers = createSubscribersRepository(database.tables);
  const posts = createPostsRepository(database);
  const users = createUsersRepository(database.tables);
  const mails = createNewsletterMails(deps);
  const issueMails = createIssueMailsRepository(database.tables);
  const sending = createIssueSending(deps);
  const previews = createSignedLinks(deps, 'issue-preview', PREVIEW_MS);

  const present = async (db: Queryable, issue: StoredIssue): Promise<Issue> => ({
    ...presentSummary(issue),
    text: issue.text,
    readers: await subscribers.countReaders(db, issue.topicId),
  });
  const requireIssue = async (db: Queryable, id: string): Promise<StoredIssue> =>
    found(await issues.get(db, id), 'noIssue');
  const about = ({ id, subject: name }: StoredIssue) =>
    ({ subject: 'newsletter', id, name }) as const;
  /** As the log tells it. */
  const written = async (tx: Queryable, { subject, text, topicId }: StoredIssue) => ({
    ...{ subject, text },
    topic: topicId && ((await topics.get(tx, topicId))?.name ?? ''),
  });
  const create = async (tx: Queryable, actor: Account, added: NewIssue, id?: string) => {
    const { issue, isNew } = await sending.create(tx, added, id);
    const { subject } = issue;
    if (isNew) await audit.record(tx, actor, 'created', about(issue), undefined, { subject });
    return issue;
  };

  return {
    list: (query: AskedListPart) =>
      readPage(query, (page) => issues.list(read, page), presentSummary),

    get: async (id: string): Promise<Issue> => present(read, await requireIssue(read, id)),

    /** Asked twice with one key, it is done once. */
    create: (actor: Account, { topic_id: topicId, key, ...input }: Sent): Promise<Issue> => {
      const id = additionId(deps, `${actor.userId}:issue`, key);
      return write(async (tx) => {
        const added = { ...input, topicId, postId: null };
        return present(tx, await create(tx, actor, added, id));
      });
    },

    /**
     * Asked twice with one key, it is done once.
     * @throws {ProblemError} `conflict` for what is not published, or was mailed already
     */
    fromPost: (actor: Account, postId: string, key: string | undefined): Promise<Issue> => {
      const id = additionId(deps, `${actor.userId}:issue:${postId}`, key);
      return write(async (tx) => {
        const begun = await issues.get(tx, id);
        if (begun) return present(tx, begun);
        const post = found(await posts.get(tx, postId), 'nothingHere');
        if (post.status !== 'published') {
          throw new ProblemError('conflict', 'announceUnpublished');
        }
        if (post.announcedAt) throw new ProblemError('conflict', 'announcedAlready');
        return present(tx, await create(tx, actor, issueOfPost(post, publicUrl), id));
      });
    },

    /** @throws {ProblemError} `conflict` once it is on its way */
    async update(
      actor: Account,
      id: string,
      { topic_id: topicId, ...input }: IssueInput,
      ifMatch: number | undefined,
    ): Promise<Versioned<Issue>> {
      const after = await writeVersion(database, {
        ifMatch,
        lock: async (tx) => {
          await pictureUses.hold(tx, input.text);
          return issues.lock(tx, id);
        },
        missing: 'noIssue',
        present: (issue, tx) => present(tx, issue),
        write: async (tx, before) => {
          if (before.status !== 'draft') throw new ProblemError('conflict', 'issueSent');
          const after = found(await issues.update(tx, id, { ...input, topicId }), 'noIssue');
          await pictureUses.note(tx, shownIn(after));
          return after;
        },
        audit: async (tx, before, after) =>
          audit.record(
            tx,
            actor,
            'changed',
            about(after),
            await written(tx, before),
            await written(tx, after),
          ),
        isPublic: () => false,
      });
      return new Versioned(await present(read, after), after.version);
    },

    /**
     * Into the trash, from where it comes back with its figures, and as what it was: sent or not.
     * @throws {ProblemError} `conflict` while it is on its way
     */
    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => {
        const issue = found(await issues.lock(tx, id), 'noIssue');
        if (issue.status === 'sending') {
          throw new ProblemError('conflict', 'issueOnItsWay');
        }
        await trash.put(tx, actor, { kind: 'newsletter', id, name: issue.subject });
        await issues.delete(tx, id);
        await pictureUses.forget(tx, ISSUE, id);
        await audit.record(tx, actor, 'deleted', about(issue), await written(tx, issue));
      });
    },

    async preview(id: string): Promise<IssuePreview> {
      const issue = await requireIssue(read, id);
      const { body: text, html } = mails.sample(issue, await sending.frame());
      const frame = `/api/newsletter-previews/${previews.make(id).token}`;
      return { subject: issue.subject, html, text, frame };
    },

    /** The HTML of an issue alone; undefined for a link that has ended, or was not made here. */
    async framed(token: string): Promise<string | undefined> {
      const id = previews.read(token);
      const issue = id === undefined ? undefined : await issues.get(read, id);
      return issue && mails.sample(issue, await sending.frame()).html;
    },

    /** Mails it as it is to whoever asks. */
    async test(actor: Account, id: string): Promise<Outcome> {
      const issue = await requireIssue(read, id);
      const sample = mails.sample(issue, await sending.frame());
      return write(async (tx) => {
        const recipient = found(await users.get(tx, actor.userId), 'noAccount').email;
        await outbox.queue(tx, { recipient, subject: `[Test] ${issue.subject}`, ...sample });
        await audit.record(tx, actor, 'sent', about(issue), undefined, { recipient });
        const isKept = mailer.route.mode === 'folder';
        return [isKept ? 'testMailKept' : 'testMailSent', { recipient }];
      });
    },

    /**
     * Tries those mails again that were given up, apart from those to addresses that were refused.
     * @throws {ProblemError} `conflict` where there are none
     */
    retry: (actor: Account, id: string): Promise<Issue> =>
      write(async (tx) => {
        const issue = found(await issues.lock(tx, id), 'noIssue');
        const recipients = await issueMails.retry(tx, id, clock.now());
        if (recipients === 0) throw new ProblemError('conflict', 'nothingGivenUp');
        const { version } = issue;
        const left = await issueMails.count(tx, id);
        await issues.update(tx, id, { ...left, version, status: 'sending', finishedAt: null });
        await audit.record(tx, actor, 'sent', about(issue), undefined, { recipients });
        return present(tx, await requireIssue(tx, id));
      }),

    /**
     * @param seen the issue as it was shown to whoever sends it; undefined where they do not say
     * @throws {ProblemError} `conflict` for what was sent already, where nobody would get it, and,
     * with the issue as it is now, where that is not what was seen
     */
    async send(actor: Account, id: string, seen: Seen): Promise<Issue> {
      const frame = await sending.frame();
      return write(async (tx) => {
        const issue = found(await issues.lock(tx, id), 'noIssue');
        const current = await present(tx, issue);
        if (issue.status === 'draft' && seen && !isAsSeen(current, seen)) {
          throw new ProblemError('conflict', 'issueChanged', { current });
        }
        return present(tx, await sending.begin(tx, actor, issue, frame));
      });
    },
  };
}

type Sent = EndpointParsed<'issues.create'>['body'];
type Seen = EndpointParsed<'issues.send'>['body']['seen'];

const isAsSeen = ({ version, readers }: Issue, seen: NonNullable<Seen>): boolean =>
  version === seen.version && readers === seen.readers;

/** For how long the page of a preview can be loaded. */
const PREVIEW_MS = 15 * MINUTE_MS;

const presentSummary = (issue: StoredIssue): IssueSummary => {
  const { topicId, postId, startedAt, finishedAt, readers, queued, sent, failed, refused } = issue;
  // each mail stands in one figure
  const givenUp = { failed: Math.max(0, failed - refused), refused };
  const { id, subject, status, version, date } = presentDated(issue);
  return {
    ...{ id, subject, status, version, date },
    topic_id: topicId,
    post_id: postId,
    started_at: startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
    progress: { readers, queued, sent, kept_as_file: issue.keptAsFile, ...givenUp },
  };
};
