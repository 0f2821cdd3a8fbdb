import { type Post, type PostAuthor, sentPost, TEXT_MAX_LENGTH } from '@vitrine/contracts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { now } from '#lib/clock.ts';
import { LIVE_POST, onFrameReady, showInFrame } from '#lib/live-post.ts';
import { paths } from '#lib/paths.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { PostText } from '../post-text.tsx';
import { usePeople } from './post-details.tsx';
import { type PostValues, toInstant } from './post-fields.ts';
import styles from './post-form.module.css';
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
  const { icon, title, description } = values;
  const sections = filledSections(values.sections).map((text) =>
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
  const { publishing, sections, author_id, tags, published_at, slug, ...rest } = values;
  const id = stored?.id ?? '';
  const { status, at } = publishing;
  const date = status === 'scheduled' ? at : published_at;
  return sentPost({
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
    sections: filledSections(sections).map((text) =>
      text.length > TEXT_MAX_LENGTH ? m.admin_posts_too_long_preview() : text,
    ),
  });
}

/** A post on the page of a post as visitors get it, while it is written. */
function PostFrame({ post }: { post: Post }) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the page in the frame was loaded. */
  const [loaded, setLoaded] = useState(0);
  const [tries, setTries] = useState(0);
  // each try has a frame of its own: another address in the same one would be a step to go back
  useEffect(
    () => (frame.current ? onFrameReady(frame.current, () => setLoaded((n) => n + 1)) : undefined),
    [tries],
  );
  useEffect(() => {
    if (loaded > 0) return;
    const again = () => setTries((n) => n + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [loaded]);
  useEffect(() => {
    if (loaded > 0 && frame.current) showInFrame(frame.current, post);
  }, [post, loaded]);
  return (
    <iframe
      key={tries}
      ref={frame}
      src={withBase(paths.postPreview.to(LIVE_POST))}
      title={m.admin_posts_preview_frame()}
      className={styles.page}
    />
  );
}
