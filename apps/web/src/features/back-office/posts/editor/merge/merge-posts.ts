import type { Field } from '#lib/editing/field.ts';
import { type Choices, type Difference, type Diverged, merge } from '#lib/editing/merge.ts';
import { m } from '#messages';
import type { PostValues } from '../post-fields.ts';
import {
  type Alignment,
  alignAnywhere,
  alignInOrder,
  isHeading,
  isItem,
  type Paragraph,
  paragraphsOf,
} from './paragraphs.ts';

/** A paragraph under a name that it has on every side. */
interface Part {
  id: string;
  text: string;
}

interface Section {
  id: string;
  parts: readonly Part[];
}

type Side = keyof Diverged;

/** A post whose text is in parts that are known on all sides by their ids. */
type PostInParts = Omit<PostValues, 'sections'> & { sections: readonly Section[] };

/** Sections and paragraphs as the kit merges all entries that have an identity. */
const SECTIONS: Field = {
  path: 'sections',
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
    base: { ...sides.base, sections: texts.sections.base },
    yours: { ...sides.yours, sections: texts.sections.yours },
    theirs: { ...sides.theirs, sections: texts.sections.theirs },
  };
  const inParts = fields.map((field) => (field.path === 'sections' ? SECTIONS : field));
  const { merged, differences } = merge(inParts, whole, choices);
  const sections = merged.sections.map((section) => ({ text: texts.textOf(section) }));
  return {
    merged: { ...merged, sections: sections.length > 0 ? sections : [{ text: '' }] },
    differences: differences.map((difference) => forPeople(difference, texts)),
  };
}

const textsOf = ({ sections }: PostValues) => sections.map(({ text }) => text);

/** A difference between parts as words, under the number of its section and its paragraph. */
function forPeople(difference: Difference, texts: SidesInParts): Difference {
  const [path, section = '', , paragraph] = difference.id.split('.');
  if (path !== 'sections') return difference;
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

/** Three versions of the sections of a post, in parts that are known by the same ids in each. */
class SidesInParts {
  readonly sections: Record<Side, readonly Section[]>;
  /** The empty lines behind a part on each side, by its section and itself. */
  readonly #gaps = { base: new Map(), yours: new Map(), theirs: new Map() } as Diverged<
    Map<string, string>
  >;

  constructor({ base, yours, theirs }: Record<Side, readonly string[]>) {
    const before = base.map(paragraphsOf);
    const made = (side: Side, texts: readonly string[], alignment: Alignment) =>
      texts.map((text, at): Section => {
        const place = alignment[at];
        const id = idOf(place, side, at);
        const paragraphs = paragraphsOf(text);
        const own = place === undefined ? undefined : before[place];
        const known = own && alignInOrder(wordsOf(own), wordsOf(paragraphs));
        const parts = paragraphs.map(({ text: words, gap }, number) => {
          // in a new section two that say the same on both sides have the same ids
          const part = known ? idOf(known[number], side, number) : `${number}`;
          this.#gaps[side].set(`${id} ${part}`, gap);
          return { id: part, text: words };
        });
        return { id, parts };
      });
    this.sections = {
      base: made('base', base, [...base.keys()]),
      yours: made('yours', yours, alignAnywhere(base, yours)),
      theirs: made('theirs', theirs, alignAnywhere(base, theirs)),
    };
  }

  /** A section as Markdown, whichever sides its parts are of. */
  textOf({ id, parts }: Section): string {
    return parts
      .map((part, at) => {
        const next = parts[at + 1];
        return next ? part.text + (this.#gap(`${id} ${part.id}`) || newGap(part, next)) : part.text;
      })
      .join('');
  }

  /** Of two sides the one that changed it. */
  #gap(part: string): string | undefined {
    const { base, yours, theirs } = this.#gaps;
    const own = yours.get(part);
    return own !== base.get(part) ? own : (theirs.get(part) ?? own);
  }

  /** How a section, and a part of it, is counted by anyone who is asked; by the others where they have none. */
  numberOf(section: string, part?: string): { section: number; number: number } {
    for (const side of ['yours', 'theirs'] as const) {
      const sections = this.sections[side];
      const at = sections.findIndex(({ id }) => id === section);
      const within = sections[at]?.parts.findIndex(({ id }) => id === part) ?? -1;
      if (at >= 0 && (part === undefined || within >= 0)) {
        return { section: at + 1, number: within + 1 };
      }
    }
    return { section: 1, number: 1 };
  }
}

const idOf = (place: number | undefined, side: Side, at: number) =>
  place === undefined ? `${side}-${at}` : `${place}`;

const wordsOf = (paragraphs: readonly Paragraph[]) => paragraphs.map(({ text }) => text);

/** Between two that have come to be beside each other. */
function newGap({ text }: Part, next: Part): string {
  return isHeading(text) || (isItem(text) && isItem(next.text)) ? '\n' : '\n\n';
}
