import {
  type BlogPostInput,
  matchesSearch,
  messages,
  type PostSummary,
  problemTexts,
  SECTION_PREVIEW_LENGTH,
  successTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoPost } from '../demo-data.ts';
import { DemoProblem, found, invalidField, requireVersion } from '../demo-problem.ts';
import { actorOf, fullName } from './account-records.ts';
import { audit } from './activity.ts';
import { newestFirst, presentPost, requirePost } from './blog.ts';
import { partOf } from './list-part.ts';

const PREVIEW_MS = 7 * 86_400_000;

/** The blog as it is written. */
export const postAnswers: DemoAnswers = {
  'posts.list': (call) => {
    const { q, status } = call.query;
    const matching = newestFirst(call).filter(
      (post) =>
        matchesSearch({ ...post }, ['title', 'description'], q) &&
        (!status || post.status === status || (status === 'draft' && post.status !== 'published')),
    );
    const { items, next } = partOf(matching, call.query);
    return { items: items.map(listed), next, counts: countsOf(call.data.posts) };
  },
  'posts.versions.list': (call) =>
    requirePost(call, call.params.id).earlier.map(({ post, status, author, date }) => ({
      ...{ title: post.title, version: post.version ?? 1, status, author, date },
    })),
  'posts.versions.get': (call) => versionOf(call, call.params),
  'posts.versions.restore': (call) => {
    const post = requirePost(call, call.params.id);
    const {
      title,
      description,
      icon,
      color = 'default-color',
      posts = [],
    } = versionOf(call, call.params);
    return change(call, post, { title, description, icon, color, posts });
  },
  'posts.preview': (call) => {
    const { id } = requirePost(call, call.params.id);
    const expires = new Date(call.now().getTime() + PREVIEW_MS).toISOString();
    return { url: `${call.siteUrl}/blog/preview/${id}`, expires };
  },
  'posts.announce': (call) => {
    const post = requirePost(call, call.params.id);
    if (post.status !== 'published') {
      throw new DemoProblem('conflict', problemTexts.announceUnpublished);
    }
    if (post.announced_at) throw new DemoProblem('conflict', problemTexts.announcedAlready);
    post.announced_at = call.now().toISOString();
    audit(call, 'sent', aboutPost(post), { after: { recipients: 0 } });
    return { message: successTexts.postAnnounced, recipients: 0 };
  },
  'blogs.create': (call) => {
    const { key, status = 'draft', publish_at, author_id, ...written } = call.body;
    const known = call.data.posts.find(({ id }) => id === key);
    if (known) return presentPost(known);
    const post: DemoPost = {
      ...written,
      author_id: authorOf(call, author_id, null),
      id: key ?? call.newId(),
      status,
      created_at: call.now().toISOString(),
      publish_at: publishAt(call, status, publish_at),
      version: 1,
      announced_at: null,
      earlier: [],
    };
    keepVersion(call, post);
    call.data.posts.push(post);
    audit(call, 'created', aboutPost(post), { after: presentPost(post) });
    return presentPost(post);
  },
  'blogs.update': (call) => {
    const post = requirePost(call, call.params.id);
    requireVersion(call.ifMatch, post.version, presentPost(post));
    const { status = post.status, publish_at = post.publish_at, author_id, ...written } = call.body;
    const appears = post.status === 'scheduled' && status === 'published';
    return change(call, post, {
      ...written,
      author_id: authorOf(call, author_id, post.author_id ?? null),
      status,
      publish_at: publishAt(call, status, publish_at),
      ...(appears && { created_at: call.now().toISOString() }),
    });
  },
  'blogs.delete': (call) => {
    const post = requirePost(call, call.params.id);
    call.data.posts = call.data.posts.filter((one) => one !== post);
    audit(call, 'deleted', aboutPost(post), { before: presentPost(post) });
    return undefined;
  },
};

const aboutPost = ({ id, title: name }: DemoPost) => ({ subject: 'post', id, name }) as const;

function change(call: AnyCall, post: DemoPost, changes: Partial<DemoPost>) {
  const before = presentPost({ ...post });
  Object.assign(post, changes, { version: post.version + 1 });
  keepVersion(call, post);
  audit(call, 'changed', aboutPost(post), { before, after: presentPost(post) });
  return presentPost(post);
}

function keepVersion(call: AnyCall, post: DemoPost): void {
  const author = fullName(actorOf(call));
  const date = call.now().toISOString();
  const kept = structuredClone(presentPost(post));
  post.earlier.unshift({ post: kept, status: post.status, author, date });
}

function versionOf(call: AnyCall, { id, version }: { id: string; version: number }) {
  const kept = requirePost(call, id).earlier.find(({ post }) => post.version === version);
  return found(kept, problemTexts.noVersion).post;
}

/** Who a post is by once it is written; undefined leaves it as it was. */
function authorOf({ data }: AnyCall, wanted: string | null | undefined, before: string | null) {
  if (wanted === undefined || wanted === before) return before;
  const people = [...data.content.leadership, ...data.content.teamMembers];
  if (wanted !== null && !people.some(({ id }) => id === wanted)) {
    throw invalidField('author_id', problemTexts.noAuthor);
  }
  return wanted;
}

/** When a scheduled post is to appear by itself; null for the others. */
function publishAt(
  { now }: AnyCall,
  status: BlogPostInput['status'],
  wanted: string | null | undefined,
): string | null {
  if (status !== 'scheduled') return null;
  if (!wanted) throw invalidField('publish_at', messages.publishAtRequired);
  if (new Date(wanted) <= now()) throw invalidField('publish_at', messages.publishAtPast);
  return wanted;
}

const listed = ({ earlier: _, posts, ...post }: DemoPost): PostSummary => ({
  ...post,
  sections: posts.length,
  preview: (posts[0] ?? '').replace(/\s+/g, ' ').slice(0, SECTION_PREVIEW_LENGTH),
});

function countsOf(posts: readonly DemoPost[]) {
  const of = (status: DemoPost['status']) => posts.filter((one) => one.status === status).length;
  return {
    total: posts.length,
    published: of('published'),
    drafts: of('draft'),
    scheduled: of('scheduled'),
    sections: posts.reduce((sum, one) => sum + one.posts.length, 0),
  };
}
