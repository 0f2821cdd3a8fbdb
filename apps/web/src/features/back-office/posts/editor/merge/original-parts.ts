import type { TranslatedPost } from '@vitrine/contracts';
import { alignAnywhere, alignInOrder, paragraphsOf } from './paragraphs.ts';

/** A paragraph of an original, or a text that is no longer than one. */
export interface OriginalPart {
  /** '' for one that was deleted. */
  source: string;
  /** What it said when the translation was made or checked, where that is something else; '' for nothing. */
  was: string | undefined;
}

/** What the original of a translation says, by the path of the field that says it in the translation. */
export type OriginalParts = ReadonlyMap<string, readonly OriginalPart[]>;

export function originalParts(source: TranslatedPost, was: TranslatedPost): OriginalParts {
  const { sections, tags, ...lines } = source;
  const line = (now: string, then: string): OriginalPart[] =>
    now === '' && then === '' ? [] : [{ source: now, was: now === then ? undefined : then }];
  const places = alignAnywhere(was.sections, sections);
  return new Map([
    ...Object.entries(lines).map(
      ([name, text]) => [name, line(text, was[name as keyof typeof lines])] as const,
    ),
    ['tags', line(tags.join(', '), was.tags.join(', '))],
    ...sections.map(
      (text, at) => [`sections.${at}`, paragraphs(text, was.sections[places[at] ?? -1])] as const,
    ),
  ]);
}

/** The paragraphs of a section, and behind them those that were deleted. */
function paragraphs(text: string, before = ''): OriginalPart[] {
  const now = paragraphsOf(text).map((one) => one.text);
  const then = paragraphsOf(before).map((one) => one.text);
  const places = alignInOrder(then, now);
  const parts = now.map((source, at) => {
    const was = then[places[at] ?? -1] ?? '';
    return { source, was: was === source ? undefined : was };
  });
  const deleted = then.filter((_, place) => !places.includes(place));
  return [...parts, ...deleted.map((was) => ({ source: '', was }))];
}
