import { useQueries } from '@tanstack/react-query';
import {
  baseLocale,
  type ContentType,
  contentLists,
  contentTypes,
  matchesSearch,
} from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { m } from '#messages';

/** An entry of a slot. What is in it need not be what the slot is for (WEB-06, observed). */
export type ContentItem = { readonly id: string } & Readonly<Record<string, unknown>>;

/** What an entry of any type that is typed and not saved is kept as. */
export const ENTRY_DRAFT = 'website-content';

/** A field as text; empty where the entry has no such field. */
export function textOf(item: ContentItem, field: string): string {
  const value = item[field];
  return typeof value === 'string' ? value : '';
}

/** What people know an entry of a type by. */
export const nameOf = (type: ContentType, entry: Readonly<Record<string, unknown>>): string =>
  String(entry[contentLists[type].title] ?? '').trim() || m.area_untitled();

/** The entries of a slot that the search of its tab lets through (WEB-04). */
export const findItems = (items: readonly ContentItem[], slot: ContentType, search: string) =>
  items.filter((item) => matchesSearch(item, contentLists[slot].search, search));

/** The two readings of how this screen loads (WEB-06). */
export type Reading = 'intended' | 'observed';

export const readingOf = (search: URLSearchParams): Reading =>
  search.get('reading') === 'observed' ? 'observed' : 'intended';

/** What is asked for, in the order of the slots that the answers fill. */
const requests: Record<Reading, readonly ContentType[]> = {
  intended: contentTypes,
  // Three answers for six slots, filled by position: testimonials show as projects, and so on.
  observed: ['testimonials', 'services', 'departments'],
};

export const requestedTypes = (reading: Reading) => requests[reading];

/** The endpoint that lists a collection. */
export const listEndpoint = (type: ContentType) => `content.${type}.list` as const;

/** What is edited is the base language, whatever language the back-office is in. */
export const sources = { query: { locale: baseLocale } };

export interface Slot {
  type: ContentType;
  /** Undefined until it is known, and for good where nobody asked. */
  items: readonly ContentItem[] | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** The address of what filled it, as errors name it; undefined where nobody asked. */
  url: string | undefined;
  retry: () => void;
}

/** The slots of the screen, filled by position with what the reading asks for (WEB-06). */
export function useSlots(reading: Reading): Slot[] {
  const api = useApi();
  const types = requestedTypes(reading);
  const answers = useQueries({
    queries: types.map((type) => endpointQuery(api, listEndpoint(type), sources)),
  });
  return contentTypes.map((type, position) => {
    const asked = types[position];
    const answer = answers[position];
    const nobodyAsked = { type, items: undefined, state: 'ready' as const, url: undefined };
    if (!asked || !answer) return { ...nobodyAsked, retry: () => undefined };
    const items: readonly ContentItem[] | undefined = answer.data;
    const state = items ? 'ready' : answer.isError ? 'failed' : 'loading';
    return { type, items, state, url: `${asked}/`, retry: () => void answer.refetch() };
  });
}
