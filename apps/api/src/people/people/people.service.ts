import type { FoundPerson, HeldData } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import type { Deps } from '../deps.ts';
import { partOf, withheldColumns } from './held-tables.ts';
import { createPeopleRepository, fold, type Held, type HeldRow } from './people.repository.ts';

const MOST_FOUND = 30;
/** Of one table so many are shown; the export holds them all. */
const RECORDS_SHOWN = 20;
const VALUE_SHOWN = 300;

/** What is held about a person, for administrators who have proved lately who they are. */
export function createPeopleService(deps: Deps) {
  const { database } = deps;
  const people = createPeopleRepository(database);
  const recentSignIn = createRecentSignIn(deps);

  return {
    /**
     * Whom an address or a name may mean. Addresses that differ in accents, or in what follows a
     * plus, are shown beside the typed one and never taken for it: they may be other people's.
     */
    async search(actor: Account, q: string): Promise<FoundPerson[]> {
      await recentSignIn.require(database.read, actor);
      const typed = q.trim().normalize('NFC').toLowerCase();
      const at = typed.lastIndexOf('@');
      const similar = at < 0 ? [] : await similarTo(typed, typed.slice(at + 1));
      const named = at < 0 ? await people.listNamed(database.read, q.trim(), MOST_FOUND) : [];
      const same = at < 0 ? [] : [typed];
      const found = new Map<string, FoundPerson>();
      const add = (person: FoundPerson) =>
        found.has(person.address) || found.set(person.address, person);
      for (const address of same) add({ address, name: '', match: 'same' });
      for (const address of similar) add({ address, name: '', match: 'similar' });
      for (const { address, name } of named) add({ address, name, match: 'name' });
      return [...found.values()].slice(0, MOST_FOUND);
    },

    async get(actor: Account, address: string): Promise<HeldData> {
      await recentSignIn.require(database.read, actor);
      const held = await people.find(database.read, address);
      return {
        address,
        total: held.reduce((sum, { rows }) => sum + rows.length, 0),
        tables: held.map(present),
      };
    },
  };

  async function similarTo(typed: string, domain: string): Promise<string[]> {
    const all = await people.listOfDomain(database.read, domain);
    return all.filter((one) => one !== typed && alike(one) === alike(typed));
  }
}

/** What is the same for addresses that may be one person's. */
const alike = (address: string): string => fold(address).replace(/\+[^@]*(?=@)/, '');

const present = ({ table, rows, kept }: Held): HeldData['tables'][number] => ({
  table,
  part: partOf(table),
  count: rows.length,
  records: rows.slice(0, RECORDS_SHOWN).map((row) => ({
    at: timeOf(row),
    fields: Object.entries(shownFields(row))
      .map(([name, value]) => ({ name, value: textOf(value).slice(0, VALUE_SHOWN) }))
      .filter(({ value }) => value !== ''),
  })),
  is_kept: kept !== undefined,
});

/** A row without what nobody is shown. */
export const shownFields = (row: HeldRow): HeldRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !withheldColumns.includes(name)));

const timeOf = ({ createdAt, requestedAt }: HeldRow): string | null => {
  const at = createdAt ?? requestedAt;
  // rows in the trash are JSON
  return at instanceof Date ? at.toISOString() : typeof at === 'string' ? at : null;
};

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
