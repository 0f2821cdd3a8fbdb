import type { Meanings } from './table.ts';

/** Everything about one person. */
export const people: Meanings = {
  PersonSearch: { '': 'Whom to look for.', q: 'An address, or a name or a part of it.' },
  PersonAddress: { '': 'Whom it is about.', address: 'Their address; its case does not matter.' },
  'people.search': { people: 'The typed address first, then those that are alike.' },
  FoundPerson: {
    '': 'Somebody whom a search may mean.',
    address: 'Where they can be written to.',
    name: "What they called themselves; '' where nothing is known.",
    match:
      '`same` as typed; `similar` but for accents or what follows a plus, so maybe somebody else; or found by `name`.',
  },
  HeldData: {
    '': 'Everything that is held about an address.',
    address: 'Whose it is.',
    total: 'How many records there are in all tables.',
    tables: 'Those that hold anything.',
  },
  HeldTable: {
    '': 'What one table holds.',
    table: 'What the table is called in the code.',
    part: 'What that is, for people who do not know the code.',
    count: 'How many records it holds.',
    records: 'The first of them.',
    'records.at': 'When it was made; null where that is not known.',
    'records.fields': 'What stands in it, but for secrets.',
    'records.fields.name': 'What the field is called in the code.',
    'records.fields.value': 'Its value, or the beginning of it.',
    is_kept: 'Whether its records stay, without the address, when the person is erased.',
  },
  ErasureReceipt: {
    '': 'What was erased, without saying whose it was.',
    erased_at: 'When.',
    mark: 'Salt and keyed hash of the address, by which whoever has it can check the receipt.',
    erased: 'Tables of which records are gone.',
    'erased.table': 'What the table is called in the code.',
    'erased.part': 'What that is, for people who do not know the code.',
    'erased.count': 'How many records.',
    kept: 'Tables of which records stay without the address.',
    'kept.table': 'What the table is called in the code.',
    'kept.part': 'What that is, for people who do not know the code.',
    'kept.count': 'How many records.',
    'kept.why': 'What is left, and why.',
  },
};
