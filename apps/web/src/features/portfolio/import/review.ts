import { guessLanguage, LIST_MAX_ITEMS, type Locale, type Portfolio } from '@vitrine/contracts';
import type { ImportedResume, PartName, Place, WordName } from '@vitrine/resume';
import { dateProblem } from './date-problem.ts';
import { pageIn, type ReviewedPage, withPage } from './page-in-language.ts';
import { problemsOf } from './problems.ts';
import {
  isWord,
  type Review,
  type ReviewEntry,
  type ReviewPart,
  reviewFields,
  reviewParts,
} from './review-parts.ts';
import { filled, filledItem, standingOf } from './standing.ts';

/** What everyone can see: a number and an address are taken only by choice. */
export const isPersonal = ({ part, fields }: ReviewEntry): boolean =>
  part === 'phone' ||
  part === 'whatsapp' ||
  (part === 'links' && String(fields.url).startsWith('mailto:'));

/** What was read, beside the page as it is in the language in which it is written. */
export function reviewOf(resume: ImportedResume, portfolio: Portfolio): Review {
  const entries = entriesOf(resume);
  const said = entries.flatMap(({ fields }) => Object.values(fields).flat());
  const texts = [...said, ...resume.unread.map(({ text }) => text)];
  const language = guessLanguage(texts.join('\n'), 'resume') || portfolio.language;
  return reviewIn({ entries, unread: resume.unread }, portfolio, language);
}

/**
 * A review in a language. Taken is what is new, complete and fits; whatever would replace or repeat
 * something is left until someone takes it.
 */
export function reviewIn(review: Review, portfolio: Portfolio, language: Locale): Review {
  const page = pageIn(portfolio, language);
  const left = new Map(reviewParts.map((part) => [part, roomFor(part, page)]));
  const entries = review.entries.map((entry) => {
    const isAdded = standingOf(entry, page) !== 'fills';
    const room = left.get(entry.part) ?? 0;
    const taken = (!isAdded || room > 0) && !isPersonal(entry) && isPlain(entry, page);
    if (taken && isAdded) left.set(entry.part, room - 1);
    return { ...entry, taken };
  });
  return { ...review, language, entries };
}

/** New, or filling in what is missing, and nothing wrong with it. */
export const isPlain = (entry: ReviewEntry, portfolio: ReviewedPage): boolean =>
  ['new', 'fills'].includes(standingOf(entry, portfolio)) && !isDoubtful(entry);

const isDoubtful = (entry: ReviewEntry): boolean =>
  Object.keys(problemsOf(entry)).length > 0 || dateProblem(entry) !== undefined;

function entriesOf(resume: ImportedResume): ReviewEntry[] {
  const text =
    (part: WordName | 'skills') => (found: { value: string; place: Place }, at: number) => ({
      id: `imported-${part}-${at}`,
      part,
      fields: { value: found.value },
      place: found.place,
      taken: false,
    });
  return reviewParts.flatMap((part): ReviewEntry[] => {
    if (isWord(part)) return [resume.words[part] ?? []].flat().map(text(part));
    if (part === 'skills') return resume.skills.map(text(part));
    return resume.items[part].map(({ value, place }, at) => ({
      id: `imported-${part}-${at}`,
      part,
      fields: withAllFields(part, value),
      place,
      taken: false,
    }));
  });
}

/** Only the fields that an item of the page has. */
const withAllFields = (part: PartName, value: object): Record<string, unknown> =>
  Object.fromEntries(
    reviewFields[part].flatMap(({ path }) =>
      path in value ? [[path, value[path as keyof typeof value]]] : [],
    ),
  );

/** How many more of a part the page can hold. */
export const roomFor = (part: ReviewPart, portfolio: ReviewedPage): number =>
  isWord(part) ? 1 : Math.max(0, LIST_MAX_ITEMS - portfolio[part].length);

/** Taken as an entry more. */
const isAdded = (entry: ReviewEntry, part: ReviewPart, portfolio: ReviewedPage): boolean =>
  entry.part === part && entry.taken && standingOf(entry, portfolio) !== 'fills';

/** How many too many of a part are taken. */
export function tooMany(part: ReviewPart, { entries }: Review, portfolio: ReviewedPage): number {
  const taken = entries.filter((entry) => isAdded(entry, part, portfolio)).length;
  return Math.max(0, taken - roomFor(part, portfolio));
}

/** Changes one entry; corrected so that nothing is wrong with it any more, it is taken. */
export function withFields(
  review: Review,
  id: string,
  patch: object,
  portfolio: ReviewedPage,
): Review {
  const change = (entry: ReviewEntry): ReviewEntry => {
    const corrected = { ...entry, fields: { ...entry.fields, ...patch } };
    return {
      ...corrected,
      taken: entry.taken || (isDoubtful(entry) && isPlain(corrected, portfolio)),
    };
  };
  return { ...review, entries: review.entries.map((one) => (one.id === id ? change(one) : one)) };
}

type Which = (entry: ReviewEntry) => boolean;

/** Takes or leaves one entry, or all of a part that may be taken. */
export function withTaken(review: Review, which: Which, taken: boolean): Review {
  const entries = review.entries.map((entry) => (which(entry) ? { ...entry, taken } : entry));
  return { ...review, entries };
}

/** Takes what may be taken of a part, as far as the page has room. */
export function withMostTaken(
  review: Review,
  { part, which, portfolio }: { part: ReviewPart; which: Which; portfolio: ReviewedPage },
): Review {
  const added = review.entries.filter((entry) => isAdded(entry, part, portfolio)).length;
  let left = roomFor(part, portfolio) - added;
  const fits = (entry: ReviewEntry) => standingOf(entry, portfolio) === 'fills' || left-- > 0;
  return withTaken(review, (entry) => !entry.taken && which(entry) && fits(entry), true);
}

/** The page with everything that is taken in it, as a save sends it. */
export function pageWith(portfolio: Portfolio, { entries, language }: Review): Portfolio {
  const { translates, ...before } = pageIn(portfolio, language);
  const page: Record<string, unknown> = { ...before };
  for (const { id, part, fields, taken } of entries) {
    if (!taken) continue;
    const now = { ...page, translates } as unknown as ReviewedPage;
    const known = filledItem({ part, fields }, now);
    if (isWord(part)) page[part] = fields.value;
    else if (part === 'skills') page.skills = [...now.skills, fields.value];
    else if (known)
      page[part] = now[part].map((one) => (one === known ? filled(one, fields) : one));
    else page[part] = [...now[part], { ...fields, id }];
  }
  return withPage(portfolio, { ...before, translates }, page as unknown as Portfolio);
}
