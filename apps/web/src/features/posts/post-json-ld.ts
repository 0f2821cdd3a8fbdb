import { type Company, type Post, readPicture } from '@vitrine/contracts';
import { breadcrumbs } from '#lib/breadcrumbs.ts';
import { getLocale } from '#lib/locale.ts';
import { nameOf } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { postPath } from '#lib/post-path.ts';
import { shareImages } from '#lib/share-image.ts';
import { pageUrl } from '#lib/site-address.ts';
import { m } from '#messages';

interface Article {
  post: Post;
  company: Company | undefined;
  /** Scheme and host. */
  origin: string;
}

/** Structured data of a post for search engines: the post and its breadcrumbs. */
export function postJsonLd({ post, company, origin }: Article): object[] {
  const url = pageUrl(postPath(post), origin);
  const publisher = company && {
    '@type': 'Organization',
    name: nameOf(company),
    url: pageUrl(paths.home.to(), origin),
  };
  const { author } = post;
  const person = author && {
    '@type': 'Person',
    name: author.name,
    jobTitle: author.role || undefined,
    image: author.image ? new URL(readPicture(author.image).src, origin).href : undefined,
    url: pageUrl(paths.team.to(), origin),
    worksFor: publisher,
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.seo_description || post.description,
      keywords: post.tags?.length ? post.tags.join(', ') : undefined,
      image: new URL(shareImages.article(post.id), origin).href,
      datePublished: post.created_at ?? undefined,
      inLanguage: getLocale(),
      url,
      mainEntityOfPage: url,
      author: person ?? publisher,
      publisher,
    },
    breadcrumbs(origin, [
      { name: m.layout_blog(), path: paths.blog.to() },
      { name: post.title, path: postPath(post) },
    ]),
  ];
}
