import {
  type BlogColor,
  type BlogPost,
  type BlogPostInput,
  type BlogStatus,
  blogCategory,
  blogIcons,
  blogStatuses,
  DEFAULT_BLOG_ICON,
} from '@vitrine/contracts';
import { toInstant, toLocalTime } from './local-time.ts';

type Icon = (typeof blogIcons)[number];

/** A section as it is edited; the key stays its own when others come or go. */
export interface SectionValue {
  key: string;
  text: string;
}

/** A post as the form holds it. */
export interface PostValues {
  title: string;
  description: string;
  icon: Icon;
  color: BlogColor;
  status: BlogStatus;
  /** In the time of the browser, as its own field writes it; '' without one. */
  publishAt: string;
  sections: readonly SectionValue[];
}

let lastKey = 0;
export const newSection = (text = ''): SectionValue => {
  lastKey += 1;
  return { key: `section-${lastKey}`, text };
};

export const blankPost = (): PostValues => ({
  title: '',
  description: '',
  icon: DEFAULT_BLOG_ICON,
  color: 'default-color',
  status: 'draft',
  publishAt: '',
  sections: [newSection()],
});

export function valuesOf(post: BlogPost): PostValues {
  const texts = post.posts?.length ? post.posts : [''];
  return {
    title: post.title,
    description: post.description,
    icon: blogIcons.find((icon) => icon === post.icon) ?? DEFAULT_BLOG_ICON,
    color: blogCategory(post.color),
    status: blogStatuses.find((status) => status === post.status) ?? 'draft',
    publishAt: post.publish_at ? toLocalTime(new Date(post.publish_at)) : '',
    sections: texts.map(newSection),
  };
}

export const filledSections = ({ sections }: PostValues): SectionValue[] =>
  sections.filter(({ text }) => text.trim() !== '');

/** @param stored whose time is kept to the second for as long as nobody chooses another */
export function inputOf(values: PostValues, stored: BlogPost | undefined): BlogPostInput {
  const { title, description, icon, color, status, publishAt } = values;
  const isKept = Boolean(stored && publishAt && publishAt === valuesOf(stored).publishAt);
  const moment = isKept ? stored?.publish_at : toInstant(publishAt);
  const posts = filledSections(values).map(({ text }) => text);
  const publish_at = status === 'scheduled' ? moment : null;
  return { title, description, icon, color, status, publish_at, posts };
}

/** Whether two say the same; a time counts only where something waits for it. */
export function isSame(one: PostValues, other: PostValues): boolean {
  const comparable = ({ sections, publishAt, ...rest }: PostValues) =>
    JSON.stringify([
      Object.entries(rest).sort(),
      rest.status === 'scheduled' && publishAt,
      sections.map(({ text }) => text),
    ]);
  return comparable(one) === comparable(other);
}
