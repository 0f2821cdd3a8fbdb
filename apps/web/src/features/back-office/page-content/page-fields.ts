import type { Field } from '#lib/editing/field.ts';
import { m } from '#messages';
import { type OtherPage, otherPageGroups } from './other-page-fields.ts';
import { type FieldGroup, hero, titledIn } from './page-parts.ts';

/** The pages that have editable texts of their own: those of PGE-02, and the other ones. */
export type EditablePage = 'home' | 'about' | 'solutions' | OtherPage;

const stat = (index: number): Field[] => {
  const at = `aboutSection.stats.${index}`;
  const number = index + 1;
  return [
    { path: `${at}.title`, label: () => m.admin_page_stat_title({ number }), kind: 'line' },
    { path: `${at}.value`, label: () => m.admin_page_stat_value({ number }), kind: 'line' },
  ];
};

/** What can be changed of a page, under its headings. */
export const pageGroups: Record<EditablePage, readonly FieldGroup[]> = {
  home: [
    { title: m.admin_page_hero, fields: hero },
    {
      title: m.admin_page_hero_images,
      fields: [{ path: 'heroImages', label: m.admin_page_hero_images, kind: 'pictures' }],
    },
    { title: m.admin_page_about_section, fields: titledIn('aboutSection') },
    { title: m.admin_page_figures, fields: [0, 1, 2, 3].flatMap(stat), paired: true },
  ],
  about: [
    { title: m.admin_page_hero, fields: hero },
    {
      title: m.admin_page_identity,
      fields: [
        ...titledIn('identitySection'),
        {
          path: 'identitySection.meaning.first',
          label: m.admin_page_meaning_first,
          kind: 'text',
        },
        {
          path: 'identitySection.meaning.second',
          label: m.admin_page_meaning_second,
          kind: 'text',
        },
      ],
    },
  ],
  solutions: [{ title: m.admin_page_hero, fields: hero }],
  ...otherPageGroups,
};

/** All of a page's fields. */
export const pageFields = (key: EditablePage): readonly Field[] =>
  pageGroups[key].flatMap(({ fields }) => fields);
