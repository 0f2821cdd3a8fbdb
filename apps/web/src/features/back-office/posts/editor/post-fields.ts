import {
  blank,
  instantIn,
  localTime,
  type PostStatus,
  patched,
  postFields as recordFields,
  type ValuesOf,
} from '@vitrine/contracts';
import type { FieldPath } from 'react-hook-form';
import type { Field } from '#lib/editing/field.ts';
import { getTimeZone } from '#lib/moments.ts';
import { m } from '#messages';
import { postChoices } from '../post-choices.ts';
import { postStatus } from '../post-list.ts';

interface Publishing {
  status: PostStatus;
  /** In the time of the browser, as its own field writes it; '' without one. */
  at: string;
}

const { icon: _icon, color: _color, tags: _tags, sections: _sections, ...texts } = recordFields;
/** The texts of a post, as the form holds them. */
export const textsOf = (post: SomeTexts = {}) => patched(texts, blank(texts), post);

type Texts = ValuesOf<typeof texts>;
type SomeTexts = { [K in keyof Texts]?: Texts[K] | undefined };

/** A post as the form holds it. */
export interface PostValues extends Omit<ValuesOf<typeof recordFields>, 'tags' | 'sections'> {
  /** '' for one made of the title. */
  slug: string;
  /** With commas between them. */
  tags: string;
  /** The date that a post carries, as its field writes it; '' for its own. */
  published_at: string;
  /** '' for the company. */
  author_id: string;
  publishing: Publishing;
  sections: { text: string }[];
}

/** Where what is typed of a post is kept among the drafts. */
export const postDraftKind = (id = 'new') => `post:${id}`;

/** A time counts only where something waits for it. */
const samePublishing = (one: Publishing, other: Publishing) =>
  one.status === other.status && (one.status !== 'scheduled' || one.at === other.at);

const publishingText = ({ status, at }: Publishing) =>
  [postStatus[status].label(), status === 'scheduled' ? at.replace('T', ' ') : '']
    .filter(Boolean)
    .join(', ');

type PostField = Field<FieldPath<PostValues>>;

/** What a post has beside its text, in the order of the form. */
export const detailFields: readonly PostField[] = [
  { path: 'slug', label: m.admin_posts_slug, kind: 'slug', hint: m.admin_posts_slug_hint },
  { path: 'tags', label: m.admin_posts_tags, kind: 'line', hint: m.admin_posts_tags_hint },
  { path: 'cover', label: m.admin_posts_cover, kind: 'cover' },
  {
    path: 'cover_alt',
    label: m.admin_posts_cover_alt,
    kind: 'line',
    hint: m.admin_posts_cover_alt_hint,
  },
  { path: 'seo_title', label: m.admin_posts_seo_title, kind: 'line', hint: m.admin_posts_seo_hint },
  { path: 'seo_description', label: m.admin_posts_seo_description, kind: 'text', rows: 3 },
  { path: 'published_at', label: m.admin_posts_date, kind: 'date', hint: m.admin_posts_date_hint },
];

export const postFields: readonly PostField[] = [
  { path: 'title', label: m.field_title, kind: 'line' },
  {
    path: 'description',
    label: m.field_description,
    kind: 'text',
    hint: m.admin_posts_description_hint,
  },
  ...detailFields,
  { path: 'icon', label: m.admin_posts_icon, kind: 'icon' },
  { path: 'color', kind: 'select', ...postChoices.color },
  { path: 'author_id', label: m.admin_posts_author, kind: 'author' },
  {
    path: 'publishing',
    label: m.area_status,
    kind: 'publishing',
    sentAs: ['status', 'publish_at'],
    show: publishingText,
    same: samePublishing,
  },
  {
    path: 'sections',
    label: m.admin_sections,
    kind: 'items',
    sentAs: ['posts'],
    items: {
      fields: [{ path: 'text', label: m.admin_sections, kind: 'text' }],
      name: m.admin_section_number,
      add: m.admin_posts_add_section,
    },
  },
];

const HOUR_MS = 3_600_000;

/** A moment as `<input type="datetime-local">` writes it, by the company's clock. */
export const toLocalTime = (moment: Date): string => localTime(moment, getTimeZone());

/** The moment that was chosen, in UTC; undefined when there is none. */
export const toInstant = (local: string): string | undefined =>
  instantIn(local, getTimeZone())?.toISOString();

/** The time that is proposed for publishing: the next full hour but one. */
export const proposedTime = (now: Date): string =>
  toLocalTime(new Date(now.getTime() + 2 * HOUR_MS)).replace(/\d\d$/, '00');
