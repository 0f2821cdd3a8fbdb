import type { Field } from '#lib/editing/field.ts';
import { type Choices, type Difference, type Diverged, merge } from '#lib/editing/merge.ts';
import { m } from '#messages';
import type { PostValues } from '../post-fields.ts';
import { type Section, SidesInParts } from './parts.ts';

/** A post whose text is in parts that are known on all sides by their ids. */
type PostInParts = Omit<PostValues, 'posts'> & { posts: readonly Section[] };

/** Sections and paragraphs as the kit merges all entries that have an identity. */
const SECTIONS: Field = {
  path: 'posts',
  label: m.admin_sections,
  kind: 'items',
  items: {
    identity: 'id',
    name: m.admin_section_number,
    fields: [
      {
        path: 'parts',
        label: m.admin_sections,
        kind: 'items',
        items: {
          identity: 'id',
          name: m.admin_section_number,
          fields: [{ path: 'text', label: m.admin_sections, kind: 'text' }],
        },
      },
    ],
  },
};

/**
 * Two versions of a post as one, paragraph by paragraph: what only one side changed, added, deleted or
 * moved is as that side has it; a paragraph or section that both changed is asked.
 */
export function mergePosts(
  fields: readonly Field[],
  sides: Diverged<PostValues>,
  choices: Choices,
): { merged: PostValues; differences: Difference[] } {
  const texts = new SidesInParts({
    base: textsOf(sides.base),
    yours: textsOf(sides.yours),
    theirs: textsOf(sides.theirs),
  });
  const whole: Diverged<PostInParts> = {
    base: { ...sides.base, posts: texts.sections.base },
    yours: { ...sides.yours, posts: texts.sections.yours },
    theirs: { ...sides.theirs, posts: texts.sections.theirs },
  };
  const inParts = fields.map((field) => (field.path === 'posts' ? SECTIONS : field));
  const { merged, differences } = merge(inParts, whole, choices);
  const posts = merged.posts.map((section) => ({ text: texts.textOf(section) }));
  return {
    merged: { ...merged, posts: posts.length > 0 ? posts : [{ text: '' }] },
    differences: differences.map((difference) => forPeople(difference, texts)),
  };
}

const textsOf = ({ posts }: PostValues) => posts.map(({ text }) => text);

/** A difference between parts as words, under the number of its section and its paragraph. */
function forPeople(difference: Difference, texts: SidesInParts): Difference {
  const [path, section = '', , paragraph] = difference.id.split('.');
  if (path !== 'posts') return difference;
  const { id, by, what, yours, theirs } = difference;
  const name = paragraph
    ? m.admin_posts_paragraph_number(texts.numberOf(section, paragraph))
    : m.admin_section_number({ number: texts.numberOf(section).section });
  const isOrder = what === 'order';
  const words = (value: unknown) => {
    if (isOrder) return (value as Section[]).map(({ parts: [first] }) => firstWords(first?.text));
    if (typeof value !== 'object') return value;
    return paragraph ? (value as { text: string }).text : texts.textOf(value as Section);
  };
  const label = isOrder ? m.admin_sections : () => name;
  const field = { path: id, kind: isOrder ? 'list' : 'text', label };
  return { id, by, what, field, yours: words(yours), theirs: words(theirs) };
}

const firstWords = (text = '') => `– ${text.split('\n', 1)[0]?.slice(0, 80)}`;
