import { type BlogColor, blogColors, pageSchemas, readStored } from '@vitrine/contracts';
import type { Tables } from '../../db/schema.ts';

type StoredPage = Tables['pages']['$inferSelect'];

/** What feeds say of the site itself. */
export interface SiteTexts {
  company: string;
  blogTitle: string;
  blogSubtitle: string;
  categoryNames: Record<BlogColor, string>;
  /** When the blog's own texts changed. */
  changed: Date;
}

const BEGINNING = new Date(0);

/** Reads it from the stored pages; a site without content goes by its host's name. */
export function readSiteTexts(pages: readonly StoredPage[], publicUrl: string): SiteTexts {
  const stored = (key: StoredPage['key']) => pages.find((page) => page.key === key);
  const company = readStored(pageSchemas.company, stored('company')?.content).value;
  const blog = readStored(pageSchemas.blog, stored('blog')?.content).value;
  const name = `${company.name.first} ${company.name.second}`.trim();
  const categoryNames = Object.fromEntries(
    blogColors.map((color) => [
      color,
      blog.categories.find((category) => category.color === color)?.name || color,
    ]),
  ) as Record<BlogColor, string>;
  return {
    company: name || new URL(publicUrl).host,
    blogTitle: blog.heroTitle,
    blogSubtitle: blog.heroSubtitle,
    categoryNames,
    changed: stored('blog')?.updatedAt ?? BEGINNING,
  };
}
