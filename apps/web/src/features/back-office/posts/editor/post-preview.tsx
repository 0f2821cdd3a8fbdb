import { type Post, type PostAuthor, TEXT_MAX_LENGTH } from '@vitrine/contracts';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { now } from '#lib/clock.ts';
import { m } from '#messages';
import { PostText } from '../post-text.tsx';
import { usePeople } from './author-field.tsx';
import { toInstant } from './local-time.ts';
import type { PostValues } from './post-fields.ts';
import { PostFrame } from './post-frame.tsx';
import { filledSections } from './use-post-editor.ts';

interface PostPreviewProps {
  /** Undefined for a new one. */
  stored: Post | undefined;
  /** On the page that visitors get, or as words in the window over the list. */
  asPage: boolean;
}

/** What is written, as visitors will read it. */
export function PostPreview({ stored, asPage }: PostPreviewProps) {
  const values = useDeferredValue(useWatch() as PostValues);
  const { icon, title, description, posts } = values;
  const sections = filledSections(posts).map((text) =>
    text.length > TEXT_MAX_LENGTH ? m.admin_posts_too_long_preview() : text,
  );
  if (!title.trim() && !description.trim() && sections.length === 0) {
    return <p>{m.admin_posts_preview_empty()}</p>;
  }
  if (asPage) return <PreviewPage stored={stored} values={values} />;
  return <PostText icon={icon} title={title} description={description} sections={sections} />;
}

interface PreviewPageProps {
  stored: Post | undefined;
  values: PostValues;
}

function PreviewPage({ stored, values }: PreviewPageProps) {
  const people = usePeople();
  const post = useMemo(() => postOf(values, stored, people), [values, stored, people]);
  return <PostFrame post={post} />;
}

/** The post that a post will be once it is saved. */
function postOf(values: PostValues, stored: Post | undefined, people: readonly PostAuthor[]): Post {
  const { publishing, posts, author_id, tags, published_at, slug, ...rest } = values;
  const id = stored?.id ?? '';
  const { status, at } = publishing;
  const date = status === 'scheduled' ? at : published_at;
  return {
    ...rest,
    id,
    slug: slug || stored?.slug || id,
    status,
    author: people.find((person) => person.id === author_id),
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    created_at: toInstant(date) ?? stored?.created_at ?? new Date(now()).toISOString(),
    posts: filledSections(posts).map((text) =>
      text.length > TEXT_MAX_LENGTH ? m.admin_posts_too_long_preview() : text,
    ),
  };
}
