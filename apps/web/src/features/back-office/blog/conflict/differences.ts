import type { PostValues } from '../editor/post-values.ts';

export type Side = 'mine' | 'theirs';
type Field = 'title' | 'description' | 'icon' | 'color' | 'status' | 'sections';

/** One thing in which two posts differ. */
export interface Difference {
  id: string;
  field: Field;
  /** Of a section that both have: its place, from 0. */
  place: number | undefined;
  /** Who has changed it from what both began with. */
  by: Side | 'both';
}

export interface Diverged {
  base: PostValues;
  mine: PostValues;
  theirs: PostValues;
}

const FIELDS = ['title', 'description', 'icon', 'color', 'status'] as const;

const textsOf = ({ sections }: PostValues) => sections.map(({ text }) => text);

/** What a side says, in a form that can be compared. */
function saying(values: PostValues, field: Field, place: number | undefined): string {
  if (field === 'sections') {
    const texts = textsOf(values);
    return place === undefined ? JSON.stringify(texts) : (texts[place] ?? '');
  }
  if (field !== 'status') return values[field];
  return values.status === 'scheduled' ? `scheduled ${values.publishAt}` : values.status;
}

/** Everything that two say differently, in the order of the form; sections one by one if they can. */
export function differencesOf({ base, mine, theirs }: Diverged): Difference[] {
  const counts = [base, mine, theirs].map(({ sections }) => sections.length);
  const isAlike = new Set(counts).size === 1;
  const sections = isAlike ? base.sections.map((_section, place) => place) : [undefined];
  const candidates = [
    ...FIELDS.map((field) => ({ field, place: undefined })),
    ...sections.map((place) => ({ field: 'sections' as const, place })),
  ];
  return candidates.flatMap(({ field, place }) => {
    const [before, own, other] = [base, mine, theirs].map((one) => saying(one, field, place));
    if (own === other) return [];
    const by = other === before ? 'mine' : own === before ? 'theirs' : 'both';
    return [{ id: place === undefined ? field : `${field} ${place}`, field, place, by }];
  });
}

export type Choices = Readonly<Record<string, Side>>;

/** What is chosen already, because only one has changed it. */
export const plainChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.flatMap(({ id, by }) => (by === 'both' ? [] : [[id, by]])));

/** Theirs, with what was chosen of mine. */
export function merged(
  { mine, theirs }: Diverged,
  differences: readonly Difference[],
  choices: Choices,
): PostValues {
  const result = { ...theirs };
  for (const { id, field, place } of differences) {
    if (choices[id] !== 'mine') continue;
    if (field === 'status')
      Object.assign(result, { status: mine.status, publishAt: mine.publishAt });
    else if (place === undefined) Object.assign(result, { [field]: mine[field] });
    else {
      const text = mine.sections[place]?.text ?? '';
      result.sections = result.sections.map((section, at) =>
        at === place ? { ...section, text } : section,
      );
    }
  }
  return result;
}
