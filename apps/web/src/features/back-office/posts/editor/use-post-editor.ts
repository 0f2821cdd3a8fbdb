import { useQueryClient } from '@tanstack/react-query';
import {
  DEFAULT_POST_ICON,
  type Post,
  type PostInput,
  postCategory,
  postIcons,
  postInputSchema,
  postSchema,
  postStatuses,
  receivedPost,
  says,
  sentPost,
} from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { now } from '#lib/clock.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import type { Sending } from '#lib/editing/use-saving.ts';
import { LoadedCode } from '#lib/loaded-code.ts';
import { m } from '#messages';
import { watchedRecord } from '../../live/watched-record.ts';
import { postsChanged } from '../post-list.ts';
import {
  type PostValues,
  postDraftKind,
  postFields,
  textsOf,
  toInstant,
  toLocalTime,
} from './post-fields.ts';

/** Comes with the first post that two have changed. */
const mergeCode = new LoadedCode(async () => (await import('./merge/merge-posts.ts')).mergePosts);

export function valuesOf(post: Post | undefined): PostValues {
  const { sections } = receivedPost(post ?? {});
  const texts = sections.length > 0 ? sections : [''];
  return {
    ...textsOf(post),
    slug: post?.slug && post.slug !== post.id ? post.slug : '',
    tags: (post?.tags ?? []).join(', '),
    published_at: post?.created_at ? toLocalTime(new Date(post.created_at)) : '',
    icon: postIcons.find((icon) => icon === post?.icon) ?? DEFAULT_POST_ICON,
    color: postCategory(post?.color),
    author_id: post?.author_id ?? '',
    publishing: {
      status: postStatuses.find((status) => status === post?.status) ?? 'draft',
      at: post?.publish_at ? toLocalTime(new Date(post.publish_at)) : '',
    },
    sections: texts.map((text) => ({ text })),
  };
}

/** A draft of an earlier release called its sections `posts`. */
function withSections(content: unknown): unknown {
  const draft = Object(content);
  const named = (values: unknown) => {
    const { posts, ...others } = Object(values);
    return posts === undefined ? values : { ...others, sections: posts };
  };
  return { ...draft, values: named(draft.values), sent: draft.sent?.map(named) };
}

/** The sections that say something: the others are neither sent nor shown. */
export const filledSections = (sections: PostValues['sections']): string[] =>
  sections.map(({ text }) => text).filter((text) => text.trim() !== '');

/** @param stored whose time is kept to the second for as long as nobody chooses another */
function bodyOf(values: PostValues, stored: Post | undefined): PostInput {
  const { publishing, sections, author_id, slug, tags, published_at, ...rest } = values;
  const { status, at } = publishing;
  const isKept = Boolean(at) && at === valuesOf(stored).publishing.at;
  const moment = isKept ? stored?.publish_at : toInstant(at);
  const publish_at = status === 'scheduled' ? moment : null;
  // what nobody has changed follows the title for as long as the post is not out
  const before = valuesOf(stored);
  const chosen = slug.trim() === before.slug ? {} : { slug };
  const date = published_at === before.published_at ? undefined : toInstant(published_at);
  return sentPost({
    ...rest,
    ...chosen,
    ...(date && { published_at: date }),
    tags: tags.split(',').filter((tag) => tag.trim() !== ''),
    author_id: author_id || null,
    status,
    publish_at,
    sections: filledSections(sections),
  });
}

/** What the server would refuse as well: a time that has passed, unless it was there before. */
const checkOf = (stored: Post | undefined) =>
  postInputSchema.refine(
    ({ publish_at: at }) => !at || at === stored?.publish_at || Date.parse(at) > now(),
    { path: ['publish_at'], ...says('publishAtPast') },
  );

interface Outcome {
  onSaved: () => void;
  onInvalid: () => void;
  onFailed: () => void;
}

/** A post while someone edits it; without one, a new post. */
export function usePostEditor(stored: Post | undefined, outcome: Outcome) {
  const api = useApi();
  const queries = useQueryClient();
  const save = async ({ stored: before, body, key }: Sending<Post, PostInput>) => {
    if (before) {
      const { id, version } = before;
      return api.call('blogs.update', { params: { id }, body }, { ifMatch: version });
    }
    return api.call('blogs.create', { body: { ...body, key } });
  };
  return useEditor<Post, PostValues, PostInput>({
    draft: postDraftKind(stored?.id),
    fields: postFields,
    upgrade: withSections,
    stored,
    storedSchema: postSchema,
    values: valuesOf,
    body: bodyOf,
    check: checkOf,
    input: postInputSchema,
    merging: mergeCode,
    watch: ({ id, version }) => ({
      ...watchedRecord<Post>(api, {
        ...{ subject: 'post', id, version },
        newest: () => api.call('blogs.get', { params: { id } }),
        versionOf: (post) => post.version,
      }),
      deletedHint: m.admin_posts_lost_soon,
    }),
    async send(sending) {
      const post = await save(sending);
      await postsChanged(queries, post.id);
      return post;
    },
    ...outcome,
  });
}
