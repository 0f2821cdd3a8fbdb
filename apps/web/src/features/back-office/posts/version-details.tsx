import { type PictureRef, type Post, readPicture } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { Stack } from '#components/layout/primitives.tsx';
import { DescriptionList } from '#components/ui/description-list.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import styles from './version-details.module.css';

interface VersionDetailsProps {
  version: Post;
  /** Whether this is what the post is now: then there is nothing to compare. */
  isCurrent: boolean;
}

interface Detail {
  term: () => string;
  /** '' for none. */
  text: (post: Post) => string;
  content?: (post: Post) => ReactNode;
}

const DETAILS: readonly Detail[] = [
  { term: m.admin_posts_slug, text: ({ slug = '' }) => slug && addressOf(slug) },
  { term: m.admin_posts_tags, text: ({ tags = [] }) => tags.join(', ') },
  {
    term: m.admin_posts_cover,
    text: ({ cover }) => (cover ? readPicture(cover).src : ''),
    content: ({ cover }) => (cover ? <Cover src={cover} /> : m.admin_posts_version_cover_none()),
  },
  { term: m.admin_posts_cover_alt, text: ({ cover_alt = '' }) => cover_alt },
  { term: m.admin_posts_seo_title, text: ({ seo_title = '' }) => seo_title },
  { term: m.admin_posts_seo_description, text: ({ seo_description = '' }) => seo_description },
];

const addressOf = (slug: string) => m.admin_posts_version_address({ slug });

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
  const contentOf = ({ text, content }: Detail, post: Post): ReactNode =>
    content?.(post) ?? (text(post) || m.admin_posts_version_empty());
  return (
    <Stack as="section" gap={1} aria-label={m.admin_posts_version_details()}>
      <DescriptionList
        entries={DETAILS.map((detail) => ({
          term: detail.term(),
          value: (
            <>
              {contentOf(detail, version)}
              {now && !isCurrent && detail.text(now) !== detail.text(version) ? (
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
