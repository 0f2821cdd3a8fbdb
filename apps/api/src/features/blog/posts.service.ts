import {
  type EndpointParsed,
  isStorable,
  LIST_PAGE_SIZE,
  SECTION_PREVIEW_LENGTH,
} from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { readCursor, toCursor } from '../../lib/list-page.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { RecordAct } from '../audit/index.ts';
import { announcementOf, type MailReaders } from './announcement.ts';
import type { BlogRepository, StoredPost } from './blog.repository.ts';
import { noSuchPost } from './blog.service.ts';
import { plainBeginning } from './plain-beginning.ts';
import type { PostsRepository } from './posts.repository.ts';
import type { PreviewLinks } from './preview-links.ts';

interface Needs {
  database: Database;
  posts: BlogRepository;
  listed: PostsRepository;
  previews: PreviewLinks;
  mailReaders: MailReaders;
  record: RecordAct;
  clock: Clock;
  publicUrl: string;
}

/** Posts as the back-office handles them, beside writing them. */
export function createPostsService(needs: Needs) {
  const { database, posts, listed, previews, mailReaders, record, clock, publicUrl } = needs;

  const requirePost = async (id: string): Promise<StoredPost> => {
    const post = await posts.getById(database.read, id);
    if (!post) throw noSuchPost();
    return post;
  };

  return {
    requirePost,

    async list({ q, status, after }: EndpointParsed<'posts.list'>['query']) {
      const place = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !place) throw invalidField('after', 'There is no such page.');
      const limit = LIST_PAGE_SIZE + 1;
      const found = isStorable(q)
        ? await listed.list(database.read, { q, status }, { after: place, limit })
        : [];
      const items = found.slice(0, LIST_PAGE_SIZE).map((post) => ({
        ...post,
        preview: plainBeginning(post.posts[0] ?? '', SECTION_PREVIEW_LENGTH),
      }));
      const last = items.at(-1);
      return { items, next: last && found.length > items.length ? toCursor(last) : null };
    },

    async counts() {
      const { posts: by, sections } = await listed.countByStatus(database.read);
      const total = by.draft + by.scheduled + by.published;
      const { published, draft: drafts, scheduled } = by;
      return { total, published, drafts, scheduled, sections };
    },

    /** Noted like a change: from now on people without an account can read the draft. */
    async preview(actor: Account, id: string) {
      const post = await requirePost(id);
      const link = previews.make(post.id);
      const act = { action: 'sent', subject: 'post', id, name: post.title } as const;
      const after = { preview_until: link.expires };
      await database.write((tx) => record(tx, actor, { ...act, after }));
      return link;
    },

    /** Whatever its status: whoever has the link may see it. */
    async requirePreviewed(token: string): Promise<StoredPost> {
      const id = previews.read(token);
      const post = id === undefined ? undefined : await posts.getById(database.read, id);
      if (!post) throw new ProblemError('not-found', 'This preview has ended. Ask for a new link.');
      return post;
    },

    /** @returns to how many readers it goes */
    async announce(actor: Account, id: string): Promise<number> {
      return database.write(async (tx) => {
        const locked = await posts.lock(tx, id);
        if (!locked) throw noSuchPost();
        if (locked.status !== 'published') {
          throw new ProblemError('conflict', 'Publish the post before you mail it to readers.');
        }
        if (locked.announcedAt) {
          throw new ProblemError('conflict', 'The readers have this post already.');
        }
        const recipients = await mailReaders(tx, announcementOf(locked, publicUrl));
        // a mail is no new version of the text
        await posts.update(tx, id, { announcedAt: clock.now(), version: locked.version - 1 });
        const { title } = locked;
        const after = { recipients };
        await record(tx, actor, { action: 'sent', subject: 'post', id, name: title, after });
        return recipients;
      });
    },
  };
}

export type PostsService = ReturnType<typeof createPostsService>;
