import type { HeldTable } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { DemoProblem } from '../demo-problem.ts';

/** What the demo holds about somebody; only a server can hand it out or erase it. */
export const peopleAnswers: DemoAnswers = {
  'people.search': ({ data, body: { q } }) => {
    const typed = q.toLowerCase();
    if (typed.includes('@')) return { people: [{ address: typed, name: '', match: 'same' }] };
    const named = [...data.messages, ...data.applications].filter(({ name }) =>
      name.toLowerCase().includes(typed),
    );
    const known = new Map(named.map(({ email, name }) => [email, name]));
    return {
      people: [...known].map(([address, name]) => ({ address, name, match: 'name' as const })),
    };
  },
  'people.get': (call) => {
    const tables = held(call, call.body.address);
    return {
      address: call.body.address,
      total: tables.reduce((sum, { count }) => sum + count, 0),
      tables,
    };
  },
  'people.export': () => needsServer(),
  'people.erase': () => needsServer(),
};

const needsServer = (): never => {
  throw new DemoProblem('forbidden', 'The demo keeps nobody: this needs a server.');
};

function held({ data }: AnyCall, address: string): HeldTable[] {
  const parts = [
    { table: 'users', part: 'account', rows: data.accounts },
    { table: 'messages', part: 'messages', rows: data.messages },
    { table: 'applications', part: 'applications', rows: data.applications },
    { table: 'subscribers', part: 'newsletter', rows: data.subscribers },
  ] as const;
  return parts.flatMap(({ table, part, rows }) => {
    const found = [...rows].filter(({ email }) => email === address);
    const records = found.map((row) => ({
      at: null,
      fields: Object.entries(row)
        .filter(([, value]) => typeof value === 'string' && value !== '')
        .map(([name, value]) => ({ name, value: String(value) })),
    }));
    return found.length > 0 ? [{ table, part, count: found.length, records, is_kept: false }] : [];
  });
}
