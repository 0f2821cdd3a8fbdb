import type { Locale } from '@vitrine/contracts';
import { departments } from './departments.ts';
import { defaultContent as french } from './fr/index.ts';
import { leadership } from './leadership.ts';
import { defaultPages } from './pages/index.ts';
import { partners } from './partners.ts';
import { blogPosts } from './posts/index.ts';
import { projects } from './projects.ts';
import { services } from './services.ts';
import { teamMembers } from './team-members.ts';
import { testimonials } from './testimonials.ts';

/** Everything a first start fills the website with; an administrator edits it from there. */
export const defaultContent = {
  pages: defaultPages,
  projects,
  testimonials,
  services,
  departments,
  leadership,
  teamMembers,
  partners,
  blogPosts,
} as const;

export type DefaultContent = typeof defaultContent;

/** The same in every language of the site: entries and posts have the same order in each. */
export const defaultContentIn = {
  en: defaultContent,
  fr: french,
} as const satisfies Record<Locale, DefaultContent>;
