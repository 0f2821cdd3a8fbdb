import { type ContentType, contentLists, type TranslatedRecord } from '@vitrine/contracts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';

const pages: Readonly<Record<string, () => string>> = {
  home: m.layout_home,
  about: m.layout_about,
  'vision-mission': m.layout_vision,
  solutions: m.layout_solutions,
  projects: m.layout_projects,
  team: m.layout_team,
  contact: m.layout_contact,
  blog: m.layout_blog,
  careers: m.page_careers,
  privacy: m.layout_privacy,
  terms: m.layout_terms,
  cookies: m.layout_cookies,
  company: m.admin_translations_company,
};

const isContent = (kind: string): kind is ContentType => kind in contentLists;

/** What a record is: 'Page', or one of a collection. */
export function kindOf({ kind }: TranslatedRecord): string {
  if (isContent(kind)) return typeWords(kind).tab;
  return kind === 'page' ? m.admin_translations_page() : m.admin_trash_kind_post();
}

export const titleOf = ({ kind, id, name }: TranslatedRecord): string =>
  (kind === 'page' ? pages[id]?.() : undefined) ?? (name || m.area_untitled());
