import type { Diverged } from '#lib/editing/merge.ts';
import { type Alignment, alignAnywhere, alignInOrder } from './align.ts';
import { isHeading, isItem, type Paragraph, paragraphsOf } from './paragraphs.ts';

/** A paragraph under a name that it has on every side. */
interface Part {
  id: string;
  text: string;
}

export interface Section {
  id: string;
  parts: readonly Part[];
}

type Side = keyof Diverged;
type Texts = readonly string[];

const SIDES: readonly Side[] = ['base', 'yours', 'theirs'];
/** In the place of a paragraph before the first and behind the last one. */
const [START, END] = ['', '\n'];

const between = (section: string, id: string, next: string) => `${section} ${id} ${next}`;

/** Three versions of the sections of a post, in parts that are known by the same ids in each. */
export class SidesInParts {
  readonly sections: Record<Side, readonly Section[]>;
  /** What stands between two parts on each side. */
  readonly #gaps: Record<Side, Map<string, string>>;

  constructor(texts: Record<Side, Texts>) {
    this.#gaps = { base: new Map(), yours: new Map(), theirs: new Map() };
    const before = texts.base.map(paragraphsOf);
    const made = (side: Side, alignment: Alignment) =>
      texts[side].map((text, at) => {
        const place = alignment[at];
        const { lead, paragraphs } = paragraphsOf(text);
        const own = place === undefined ? undefined : before[place];
        const known = own && alignInOrder(wordsOf(own.paragraphs), wordsOf(paragraphs));
        const section = { id: idOf(place, side, at), parts: partsOf(paragraphs, side, known) };
        this.#note(side, section, lead, paragraphs);
        return section;
      });
    const { base, yours, theirs } = texts;
    this.sections = {
      base: made('base', [...base.keys()]),
      yours: made('yours', alignAnywhere(base, yours)),
      theirs: made('theirs', alignAnywhere(base, theirs)),
    };
  }

  /** A section as Markdown, whichever sides its parts are of. */
  textOf({ id, parts }: Section): string {
    const first = parts[0]?.id ?? END;
    let text = this.#gap(id, START, first) ?? '';
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      text += part.text + (this.#gap(id, part.id, next?.id ?? END) ?? newGap(part, next));
    }
    return text;
  }

  /** How a section, and a part of it, is counted by whoever is asked; by the others where they have none. */
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

  #note(side: Side, { id, parts }: Section, lead: string, paragraphs: readonly Paragraph[]): void {
    const gaps = this.#gaps[side];
    gaps.set(between(id, START, parts[0]?.id ?? END), lead);
    for (const [at, part] of parts.entries()) {
      gaps.set(between(id, part.id, parts[at + 1]?.id ?? END), paragraphs[at]?.gap ?? '');
    }
  }

  /** What stands between two parts that were neighbours before; of two sides the one that changed it. */
  #gap(section: string, id: string, next: string): string | undefined {
    const [base, yours, theirs] = SIDES.map((side) =>
      this.#gaps[side].get(between(section, id, next)),
    );
    if (yours !== undefined && yours !== base) return yours;
    return theirs ?? yours ?? base;
  }
}

const idOf = (place: number | undefined, side: Side, at: number) =>
  place === undefined ? `${side}-${at}` : `${place}`;

const wordsOf = (paragraphs: readonly Paragraph[]): Texts => paragraphs.map(({ text }) => text);

/** @param known undefined in a new section: two that say the same on both sides have the same ids */
const partsOf = (
  paragraphs: readonly Paragraph[],
  side: Side,
  known: Alignment | undefined,
): Part[] =>
  paragraphs.map(({ text }, at) => ({ id: known ? idOf(known[at], side, at) : `${at}`, text }));

/** Between two that have come to stand beside each other. */
function newGap(part: Part, next: Part | undefined): string {
  if (!next) return '';
  const isTight = isHeading(part.text) || (isItem(part.text) && isItem(next.text));
  return isTight ? '\n' : '\n\n';
}
