import { TEXT_MAX_LENGTH } from '@vitrine/contracts';
import { useDeferredValue } from 'react';
import { m } from '#messages';
import { PostText } from '../post-text.tsx';
import { filledSections, type PostValues } from './post-values.ts';

/** What is written, as visitors will read it. */
export function PostPreview({ values }: { values: PostValues }) {
  const { icon, title, description, ...rest } = useDeferredValue(values);
  const sections = filledSections({ ...values, ...rest }).map(({ text }) =>
    text.length > TEXT_MAX_LENGTH ? m.admin_blog_too_long_preview() : text,
  );
  if (!title.trim() && !description.trim() && sections.length === 0) {
    return <p>{m.admin_blog_preview_empty()}</p>;
  }
  return <PostText icon={icon} title={title} description={description} sections={sections} />;
}
