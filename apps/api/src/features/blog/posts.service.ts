import {
  type AskedListPart,
  type EndpointParsed,
  problemTexts,
  SECTION_PREVIEW_LENGTH,
} from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { partOfWhole, presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { createSignedLinks } from '../../lib/signed-links.ts';
import { createNewsletterService } from '../newsletter/newsletter.service.ts';
import { presentListedPost } from './blog.presenter.ts';
import { createBlogRepository, type StoredPost } from './blog.repository.ts';
import { noSuchPost } from './blog.service.ts';
import { plainBeginning } from './plain-beginning.ts';
import { createPostHistory } from './post-history.service.ts';

/** Posts as the back-office handles them, beside writing them. */
export function createPostsService(deps: Deps) {
  const { database, audit, clock, publicUrl } = deps;
  const { read, write } = database;
  const posts = createBlogRepository(database);
  const history = createPostHistory(deps);
  const previews = createSignedLinks(deps, 'preview', PREVIEW_MS);
  const newsletter = createNewsletterService(deps);

  const requirePost = async (id: string): Promise<StoredPost> =>
    found(await posts.get(read, id), noSuchPost);

  return {
    list: (query: EndpointParsed<'posts.list'>['query']) =>
      readPage(
        query,
        (page, filter) => posts.listPosts(read, filter, page),
        (post) => {
          const preview = plainBeginning(post.posts[0] ?? '', SECTION_PREVIEW_LENGTH);
          return presentListedPost({ ...post, preview });
        },
      ),

    async counts() {
      const { posts: by, sections } = await posts.countByStatus(read);
      const { published, draft: drafts, scheduled } = by;
      return { total: drafts + scheduled + published, published, drafts, scheduled, sections };
    },

    async listVersions(id: string, query: AskedListPart) {
      await requirePost(id);
      const all = (await history.list(read, id)).map(presentDated);
      return partOfWhole(all, query, ({ version }) => `${version}`);
    },

    getVersion: (id: string, version: number) => history.require(read, id, version),

    /** Noted like a change: from now on people without an account can read the draft. */
    async preview(actor: Account, id: string) {
      const { title: name } = await requirePost(id);
      const { token, expires } = previews.make(id);
      const link = { url: `${publicUrl}/blog/preview/${token}`, expires };
      const after = { preview_until: link.expires };
      await write((tx) =>
        audit.record(tx, actor, 'sent', { subject: 'post', id, name }, undefined, after),
      );
      return link;
    },

    /** Whatever its status: whoever has the link may see it. */
    async requirePreviewed(token: string): Promise<StoredPost> {
      const id = previews.read(token);
      const post = id === undefined ? undefined : await posts.get(read, id);
      if (!post) throw new ProblemError('not-found', problemTexts.previewEnded);
      return post;
    },

    /**
     * Mails the post to every reader of the newsletter, once.
     * @returns how many readers there are
     */
    async announce(actor: Account, id: string): Promise<number> {
      return write(async (tx) => {
        const post = found(await posts.lock(tx, id), noSuchPost);
        if (post.status !== 'published') {
          throw new ProblemError('conflict', problemTexts.announceUnpublished);
        }
        if (post.announcedAt) {
          throw new ProblemError('conflict', problemTexts.announcedAlready);
        }
        const { title, description, version } = post;
        const recipients = await newsletter.mailReaders(tx, {
          subject: title,
          text: `${description}\n\nRead it here:\n\n${publicUrl}/blog/${id}`,
          // the same for one post, so that nobody gets it twice
          cause: `announcement:${id}`,
        });
        // a mail is no new version of the text
        await posts.update(tx, id, { announcedAt: clock.now(), version });
        const about = { subject: 'post', id, name: title } as const;
        await audit.record(tx, actor, 'sent', about, undefined, { recipients });
        return recipients;
      });
    },
  };
}

/** For how long a link shows a post to whoever has it. */
const PREVIEW_MS = 7 * DAY_MS;
