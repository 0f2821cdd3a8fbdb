import { type Company, type Post, readPicture } from '@vitrine/contracts';
import { breadcrumbs } from '#lib/breadcrumbs.ts';
import { nameOf } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { postPath } from '#lib/post-path.ts';
import { shareImages } from '#lib/share-image.ts';
import { m } from '#messages';

interface Article {
  post: Post;
  company: Company | undefined;
  /** Scheme and host. */
  origin: string;
}

/** Structured data of a post for search engines: the post and its breadcrumbs. */
export function postJsonLd({ post, company, origin }: Article): object[] {
  const url = new URL(postPath(post), origin).href;
  const publisher = company && {
    '@type': 'Organization',
    name: nameOf(company),
    url: new URL('/', origin).href,
  };
  const { author } = post;
  const person = author && {
    '@type': 'Person',
    name: author.name,
    jobTitle: author.role || undefined,
    image: author.image ? new URL(readPicture(author.image).src, origin).href : undefined,
    url: new URL(paths.team.to(), origin).href,
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
      url,
      mainEntityOfPage: url,
      author: person ?? publisher,
      publisher,
    },
    breadcrumbs(origin, [
      { name: m.layout_home(), path: paths.home.to() },
      { name: m.layout_blog(), path: paths.blog.to() },
      { name: post.title, path: postPath(post) },
    ]),
  ];
}
