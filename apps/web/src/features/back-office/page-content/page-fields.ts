import type { Field } from '#lib/editing/field.ts';
import { m } from '#messages';
import { type FieldGroup, fieldKind } from '../components/field-group.ts';

const line = fieldKind('line');
const text = fieldKind('text');
const list = fieldKind('list', { hint: m.admin_page_list_hint });

const titled = [line('title', m.field_title), text('description', m.field_description)];
/** Title and text of a part of a page. */
const titledIn = (part: string) =>
  titled.map((field) => ({ ...field, path: `${part}.${field.path}` }));

const hero = [line('heroTitle', m.field_title), text('heroSubtitle', m.admin_page_hero_subtitle)];
const opening: FieldGroup = { title: m.admin_page_hero, fields: hero };

const section = (path: string, title: () => string): FieldGroup => ({
  title,
  fields: titledIn(path),
});
const call = (path: string, title: () => string): FieldGroup => ({
  title,
  fields: [...titledIn(path), line(`${path}.action`, m.admin_page_action)],
});

/** A list is under a heading of its own. */
const items = (
  path: string,
  title: () => string,
  spec: NonNullable<Field['items']>,
): FieldGroup => ({ title, fields: [{ path, label: title, kind: 'items', items: spec }] });

const figure = (index: number): Field[] => {
  const at = `aboutSection.stats.${index}`;
  const number = index + 1;
  return [
    line(`${at}.title`, () => m.admin_page_stat_title({ number })),
    line(`${at}.value`, () => m.admin_page_stat_value({ number })),
  ];
};

const legal: readonly FieldGroup[] = [
  { title: m.admin_page_hero, fields: [...hero, line('updated', m.admin_page_updated)] },
  items('sections', m.admin_sections, {
    fields: [line('title', m.field_title), text('body', m.admin_page_text)],
    name: m.admin_section_number,
    add: m.admin_page_add_section,
  }),
];

const pageGroups = {
  home: [
    opening,
    {
      title: m.admin_page_hero_images,
      fields: [{ path: 'heroImages', label: m.admin_page_hero_images, kind: 'pictures' }],
    },
    section('aboutSection', m.admin_page_about_section),
    { title: m.admin_page_figures, fields: [0, 1, 2, 3].flatMap(figure), paired: true },
  ],
  about: [
    opening,
    {
      title: m.admin_page_identity,
      fields: [
        ...titledIn('identitySection'),
        text('identitySection.meaning.first', m.admin_page_meaning_first),
        text('identitySection.meaning.second', m.admin_page_meaning_second),
      ],
    },
  ],
  solutions: [opening],
  'vision-mission': [
    opening,
    section('vision', m.admin_page_vision),
    section('mission', m.admin_page_mission),
    items('mission.points', m.admin_page_mission_points, {
      fields: titled,
      name: m.admin_page_point_nth,
      add: m.admin_page_add_point,
    }),
    section('values', m.admin_page_values),
    items('values.items', m.admin_page_values_items, {
      fields: titled,
      name: m.admin_page_value_nth,
      add: m.admin_page_add_value,
    }),
    call('closing', m.admin_page_closing),
  ],
  contact: [
    opening,
    section('cards.email', m.admin_page_card_email),
    section('cards.website', m.admin_page_card_website),
    section('cards.social', m.admin_page_card_social),
    { title: m.admin_page_reply, fields: [line('replyTime', m.admin_page_reply_time)] },
    {
      title: m.admin_page_office,
      fields: [...titledIn('office'), list('office.hours', m.page_opening_hours)],
    },
    section('form', m.admin_page_contact_form),
    items('calls', m.admin_page_calls, {
      fields: [
        ...titled,
        line('action', m.admin_page_action),
        line('subject', m.admin_page_subject),
      ],
      name: m.admin_page_call_nth,
      add: m.admin_page_add_call,
    }),
    call('about', m.admin_page_about_link),
  ],
  blog: [
    opening,
    // one for each colour that a post can have: none comes, none goes
    items('categories', m.admin_page_categories, {
      fields: [line('name', m.field_name), text('description', m.field_description)],
      name: m.admin_page_category_nth,
    }),
    section('newsletter', m.page_newsletter),
    section('more', m.admin_page_more),
    section('suggest', m.admin_page_suggest),
  ],
  careers: [
    opening,
    items('positions', m.page_open_positions, {
      fields: [
        line('title', m.field_title),
        line('department', m.admin_page_department),
        line('location', m.admin_page_location),
        line('terms', m.layout_terms),
        text('description', m.field_description),
        list('requirements', m.admin_page_requirements),
      ],
      name: m.admin_page_position_nth,
      add: m.admin_page_add_position,
    }),
    section('howToApply', m.admin_page_how_to_apply),
  ],
  privacy: legal,
  terms: legal,
  cookies: legal,
} satisfies Record<string, readonly FieldGroup[]>;

/** The pages that have texts of their own to edit. */
export type EditablePage = keyof typeof pageGroups;

/** What can be changed of a page, under its headings. */
export const groupsOf = (page: EditablePage): readonly FieldGroup[] => pageGroups[page];

export const isEditablePage = (key: string): key is EditablePage => key in pageGroups;
