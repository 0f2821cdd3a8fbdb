import {
  type BlogPost,
  blogCategory,
  type Company,
  type PageContent,
  type PublicPortfolio,
  readingMinutes,
} from '@vitrine/contracts';
import { type ArticleCard, articleArt, drawArticle } from './article-card.ts';
import { drawPortfolio, PHOTO, PORTFOLIO_ART, type PortfolioCard } from './portfolio-card.ts';

/** Everything that an image shows; two that are equal make the same picture. */
export interface Card {
  /** Below the folder of art. */
  art: string;
  shows: ArticleCard | PortfolioCard;
  /** The address of a photo and where it goes. */
  photo?: { url: string; size: number; left: number; top: number } | undefined;
  draw(hasPhoto: boolean): string;
}

const nameOf = (company: Company | undefined) =>
  company ? `${company.name.first} ${company.name.second}`.trim() : '';

export function articleCard(
  post: BlogPost,
  company: Company | undefined,
  blog: PageContent<'blog'> | undefined,
): Card {
  const category = blogCategory(post.color);
  const shows = {
    title: post.title,
    company: nameOf(company),
    category,
    categoryName: blog?.categories.find(({ color }) => color === category)?.name ?? '',
    readingMinutes: readingMinutes(post.posts),
  };
  return { art: articleArt(shows), shows, draw: () => drawArticle(shows) };
}

export function portfolioCard(
  portfolio: PublicPortfolio,
  company: Company | undefined,
  publicUrl: string,
): Card {
  const { name, headline, profession, profileImage, customUrl } = portfolio;
  const shows = {
    name,
    line: headline || profession,
    address: `${new URL(publicUrl).host}/p/${customUrl}`,
    company: nameOf(company),
  };
  const photo = profileImage ? { url: profileImage, ...PHOTO } : undefined;
  return { art: PORTFOLIO_ART, shows, photo, draw: (hasPhoto) => drawPortfolio(shows, hasPhoto) };
}
