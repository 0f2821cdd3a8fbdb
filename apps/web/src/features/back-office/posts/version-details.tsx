import { type PictureRef, type Post, readPicture } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { Stack } from '#components/layout/primitives.tsx';
import { DescriptionList } from '#components/ui/description-list.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { type Field, readPath, shown } from '#lib/editing/field.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { detailFields } from './editor/post-fields.ts';
import styles from './version-details.module.css';

interface VersionDetailsProps {
  version: Post;
  /** Whether this is what the post is now: then there is nothing to compare. */
  isCurrent: boolean;
}

/** The date belongs to the post, and to none of its versions. */
const DETAILS = detailFields.filter(({ path }) => path !== 'published_at');

/** '' for none. */
function textOf(field: Field, post: Post): string {
  const value = readPath(post, field.path);
  if (field.kind === 'slug' && value) return m.admin_posts_version_address({ slug: String(value) });
  if (field.kind === 'cover') return post.cover ? readPicture(post.cover).src : '';
  return Array.isArray(value) ? value.join(', ') : shown(field, value);
}

function contentOf(field: Field, post: Post): ReactNode {
  if (field.kind !== 'cover') return textOf(field, post) || m.admin_posts_version_empty();
  return post.cover ? <Cover src={post.cover} /> : m.admin_posts_version_cover_none();
}

const Cover = ({ src }: { src: PictureRef }) => (
  <Picture src={src} alt="" sizes="8rem" ratio={1.6} className={styles.cover} />
);

/** What a version had beside its text, and where that is not what the post has now. */
export function VersionDetails({ version, isCurrent }: VersionDetailsProps) {
  const now = useEndpoint('blogs.get', { params: { id: version.id } }).data;
  // earlier releases kept the text alone
  if (version.slug === undefined) {
    return (
      <p className={textStyle({ tone: 'muted', size: 'small' })}>
        {m.admin_posts_version_text_only()}
      </p>
    );
  }
  return (
    <Stack as="section" gap={1} aria-label={m.admin_posts_version_details()}>
      <DescriptionList
        entries={DETAILS.map((detail) => ({
          term: detail.label(),
          value: (
            <>
              {contentOf(detail, version)}
              {now && !isCurrent && textOf(detail, now) !== textOf(detail, version) ? (
                <div className={textStyle({ tone: 'muted', size: 'small' }, styles.now)}>
                  <span>{m.admin_posts_version_now()}</span> {contentOf(detail, now)}
                </div>
              ) : null}
            </>
          ),
        }))}
      />
    </Stack>
  );
}
