import {
  type BlogPostInput,
  matchesSearch,
  messages,
  numberedSlugs,
  type PostSummary,
  postSlugOf,
  problemTexts,
  SECTION_PREVIEW_LENGTH,
  successTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoPost } from '../demo-data.ts';
import { DemoProblem, found, invalidField, requireVersion } from '../demo-problem.ts';
import { actorOf, fullName } from './account-records.ts';
import { audit } from './activity.ts';
import { readsOf } from './article-reads.ts';
import { newestFirst, presentPost, requirePost } from './blog.ts';
import { partOf } from './list-part.ts';
import { putIntoTrash } from './trash.ts';

const PREVIEW_MS = 7 * 86_400_000;

/** The blog as it is written. */
export const postAnswers: DemoAnswers = {
  'posts.list': (call) => {
    const { q, status, drafts } = call.query;
    const matching = newestFirst(call).filter(
      (post) =>
        matchesSearch({ ...post }, ['title', 'description'], q) &&
        (!drafts || isDraftOf(call, post)) &&
        (!status || post.status === status || (status === 'draft' && post.status !== 'published')),
    );
    const { items, next } = partOf(matching, call.query);
    return {
      items: items.map((post) => listed(call, post)),
      next,
      counts: countsOf(call.data.posts),
    };
  },
  'posts.versions.list': (call) =>
    requirePost(call, call.params.id).earlier.map(({ post, status, author, date }) => ({
      ...{ title: post.title, version: post.version ?? 1, status, author, date },
    })),
  'posts.versions.get': (call) => versionOf(call, call.params),
  'posts.versions.restore': (call) => {
    const post = requirePost(call, call.params.id);
    const old = versionOf(call, call.params);
    const { title, description, icon, color = 'default-color', posts = [] } = old;
    const { slug: had = post.slug, cover, cover_alt, tags, seo_title, seo_description } = old;
    const isTaken = call.data.posts.some((one) => one !== post && one.slug === had);
    const slug = isTaken ? post.slug : slugFor(call, had, title, post);
    return change(call, post, {
      ...{ title, description, icon, color, posts },
      ...{ cover, cover_alt, tags, seo_title, seo_description },
      slug,
      slugs: [...new Set([slug, ...post.slugs])],
    });
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
  'postDrafts.get': ({ data, params }) => ({ draft: data.postDrafts?.[params.id] ?? null }),
  'postDrafts.keep': ({ data, params, body, now }) => {
    const kept = data.postDrafts?.[params.id]?.version ?? 0;
    if (kept !== body.version) throw new DemoProblem('conflict', messages.draftElsewhere);
    const draft = { ...body, version: kept + 1, saved_at: now().toISOString() };
    data.postDrafts = { ...data.postDrafts, [params.id]: draft };
    return { version: draft.version, saved_at: draft.saved_at };
  },
  'postDrafts.drop': ({ data, params, query: { version } }) => {
    const { [params.id]: kept, ...others } = data.postDrafts ?? {};
    if (version === undefined || kept?.version === version) data.postDrafts = others;
    return undefined;
  },
  'blogs.create': (call) => {
    const {
      key,
      status = 'draft',
      publish_at,
      author_id,
      slug: wanted,
      published_at,
      ...written
    } = call.body;
    const known = call.data.posts.find(({ id }) => id === key);
    if (known) return presentPost(known);
    const slug = slugFor(call, wanted ?? '', written.title, undefined);
    const post: DemoPost = {
      ...written,
      slug,
      slugs: [slug],
      author_id: authorOf(call, author_id, null),
      id: key ?? call.newId(),
      status,
      created_at: dateOf(call, published_at) ?? call.now().toISOString(),
      publish_at: publishAt(call, status, publish_at),
      version: 1,
      announced_at: null,
      reads: {},
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
    const {
      status = post.status,
      publish_at = post.publish_at,
      author_id,
      slug: wanted = post.slug,
      published_at,
      ...written
    } = call.body;
    const slug = slugFor(call, wanted, written.title, post);
    const wasOut =
      post.status === 'published' || post.earlier.some((one) => one.status === 'published');
    const appears = status === 'published' && (post.status === 'scheduled' || !wasOut);
    const chosen = published_at === post.created_at ? null : published_at;
    return change(call, post, {
      ...written,
      slug,
      slugs: [...new Set([slug, ...post.slugs])],
      author_id: authorOf(call, author_id, post.author_id ?? null),
      status,
      publish_at: publishAt(call, status, publish_at),
      ...(appears && { created_at: call.now().toISOString() }),
      ...(chosen && { created_at: dateOf(call, chosen) ?? post.created_at }),
    });
  },
  'blogs.delete': (call) => {
    const post = requirePost(call, call.params.id);
    call.data.posts = call.data.posts.filter((one) => one !== post);
    putIntoTrash(call, { kind: 'post', id: post.id, name: post.title, record: post });
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

/** The slug that was chosen, or one made of the title; a post that had it before has it no more. */
function slugFor({ data }: AnyCall, wanted: string, title: string, post: DemoPost | undefined) {
  const others = data.posts.filter((one) => one !== post);
  const isFree = (slug: string) => others.every((one) => one.slug !== slug);
  if (wanted && !isFree(wanted)) throw invalidField('slug', messages.slugTaken);
  const candidates = numberedSlugs(wanted || postSlugOf(title) || 'article');
  let slug = candidates.next().value;
  while (!isFree(slug)) slug = candidates.next().value;
  for (const one of others) one.slugs = one.slugs.filter((had) => had !== slug);
  return slug;
}

/** The date that was chosen for an article. */
function dateOf({ now }: AnyCall, wanted: string | null | undefined): string | undefined {
  if (wanted && new Date(wanted) > now()) throw invalidField('published_at', messages.dateFuture);
  return wanted ?? undefined;
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

/** Whether the account that asks has begun it, and it is not out and has no time yet. */
export const isDraftOf = (call: AnyCall, { id, status }: DemoPost): boolean =>
  status === 'draft' &&
  call.data.audit.some(
    ({ action, subject, subject_id, actor }) =>
      action === 'created' &&
      subject === 'post' &&
      subject_id === id &&
      actor === actorOf(call).email,
  );

const listed = (
  call: AnyCall,
  { earlier: _, slugs: __, posts, reads, ...post }: DemoPost,
): PostSummary => ({
  ...post,
  reads: readsOf(call, { reads }),
  sections: posts.length,
  preview: (posts[0] ?? '').replace(/\s+/g, ' ').slice(0, SECTION_PREVIEW_LENGTH),
});

function countsOf(posts: readonly DemoPost[]) {
  const of = (status: DemoPost['status']) => posts.filter((one) => one.status === status).length;
  return {
    total: posts.length,
    published: of('published'),
    drafts: of('draft') + of('submitted'),
    scheduled: of('scheduled'),
    sections: posts.reduce((sum, one) => sum + one.posts.length, 0),
  };
}
