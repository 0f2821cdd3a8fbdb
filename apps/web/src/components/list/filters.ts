import { useState } from 'react';
import { type AddressChange, changedSearch, useAddress } from '#lib/use-address.ts';

interface Shared {
  /** Its name in the address, where that is another than the server's. */
  param?: string | undefined;
}

interface SearchFilter extends Shared {
  as: 'search';
  label: () => string;
}

export interface ChoiceFilter<Value extends string> extends Shared {
  /** A select, or a row of pills. */
  as: 'select' | 'pills';
  label: () => string;
  /** The first choice: nothing is filtered. */
  all: () => string;
  values: readonly Value[];
  /** Other filters that say nothing once this one is changed. */
  clears?: readonly string[] | undefined;
  /** What a value is called. A method, so that filters of any values fit one description. */
  nameOf(value: NoInfer<Value>): string;
}

interface TabFilter<Value extends string> extends Shared {
  as: 'tab';
  /** The first is open where the address says nothing. */
  values: readonly Value[];
}

/** Anything: it is in the address and has no control in the toolbar. */
interface TextFilter extends Shared {
  as: 'text';
}

export type Filter = SearchFilter | ChoiceFilter<string> | TabFilter<string> | TextFilter;

/** The filters of a list by the names that the server knows them by. */
export type FilterDescription = Readonly<Record<string, Filter>>;

/** Text that is searched for. */
export const searchFilter = (label: () => string): SearchFilter => ({ as: 'search', label });
/** One of a few in a select. */
export const selectFilter = <V extends string>(
  of: Omit<ChoiceFilter<V>, 'as'>,
): ChoiceFilter<V> => ({ ...of, as: 'select' });
/** One of a few in a row of pills. */
export const pillsFilter = <V extends string>(
  of: Omit<ChoiceFilter<V>, 'as'>,
): ChoiceFilter<V> => ({ ...of, as: 'pills' });
/** Which of some tabs is open; it narrows the list without counting as a filter. */
export const tabFilter = <V extends string>(values: readonly V[]): TabFilter<V> => ({
  as: 'tab',
  values,
});
/** Whatever the address says. */
export const textFilter = (param?: string): TextFilter => ({ as: 'text', param });

type ValueOf<F> =
  F extends TabFilter<infer V> ? V : F extends ChoiceFilter<infer V> ? V | undefined : string;
/** What is filtered by: as typed, '' or undefined where nothing is. */
export type FilterValues<D extends FilterDescription> = { [K in keyof D]: ValueOf<D[K]> };
/** What the server is asked with: only what filters. */
export type FilterQuery<D extends FilterDescription> = {
  [K in keyof D]?: Exclude<ValueOf<D[K]>, undefined>;
};

export interface Filters<D extends FilterDescription = FilterDescription> {
  description: D;
  values: FilterValues<D>;
  query: FilterQuery<D>;
  /** Something is filtered out. */
  isActive: boolean;
  /**
   * @param values by the description's names; '' and undefined filter nothing
   * @param rest other parameters of the address that change with them
   */
  change: (values: Partial<Record<keyof D, string | undefined>>, rest?: AddressChange) => void;
  /** Takes every filter away; the tab stays. */
  reset: () => void;
}

/** The server takes no longer question. */
const LONGEST = { search: 200, text: 254 };

const paramOf = (name: string, { param }: Filter) => param ?? name;

/** The filters as an address says them; what does not exist filters nothing. */
export function readFilters<D extends FilterDescription>(
  description: D,
  address: URLSearchParams,
): Pick<Filters<D>, 'values' | 'query' | 'isActive'> {
  const values: Record<string, string | undefined> = {};
  const query: Record<string, string> = {};
  let isActive = false;
  for (const [name, filter] of Object.entries(description)) {
    const said = address.get(paramOf(name, filter)) ?? '';
    const value = saidValue(filter, said);
    const asked = 'values' in filter ? value : cut(value ?? '', LONGEST[filter.as]);
    values[name] = value;
    if (asked) query[name] = asked;
    isActive ||= filter.as !== 'tab' && Boolean(asked);
  }
  return { values: values as FilterValues<D>, query: query as FilterQuery<D>, isActive };
}

function saidValue(filter: Filter, said: string): string | undefined {
  if (!('values' in filter)) return said;
  const known = filter.values.find((value) => value === said);
  return known ?? (filter.as === 'tab' ? filter.values[0] : undefined);
}

const cut = (text: string, length: number) => text.trim().slice(0, length).trim();

function filtersOf<D extends FilterDescription>(
  description: D,
  address: URLSearchParams,
  changeAddress: (change: AddressChange) => void,
): Filters<D> {
  const change: Filters<D>['change'] = (values, rest) => {
    const changes = Object.entries(values).map(([name, value]) => {
      const filter = description[name];
      const isDefault = filter?.as === 'tab' && value === filter.values[0];
      return [filter ? paramOf(name, filter) : name, isDefault ? '' : (value ?? '')];
    });
    changeAddress({ ...Object.fromEntries(changes), ...rest });
  };
  const narrowing = Object.keys(description).filter((name) => description[name]?.as !== 'tab');
  return {
    description,
    ...readFilters(description, address),
    change,
    reset: () =>
      change(
        Object.fromEntries(narrowing.map((name) => [name, ''])) as Partial<Record<keyof D, string>>,
      ),
  };
}

/** The filters of a screen, kept in the address: a link to it and a reload show the same. */
export function useFilters<D extends FilterDescription>(description: D): Filters<D> {
  const [address, change] = useAddress();
  return filtersOf(description, address, change);
}

/** The filters of a list that is not the screen's own, as in a dialog. */
export function useOwnFilters<D extends FilterDescription>(description: D): Filters<D> {
  const [address, setAddress] = useState(() => new URLSearchParams());
  return filtersOf(description, address, (change) =>
    setAddress((before) => changedSearch(before, change)),
  );
}
