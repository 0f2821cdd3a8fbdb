import type { AdminUser } from '@vitrine/contracts';
import { adminUser } from './admin-user.ts';
import { answer, type Called } from './answer.ts';

/** Four accounts, of which a server gives three at a time; it looks in names and for an e-mail. */
export function userAnswers() {
  const stored: AdminUser[] = [
    adminUser({ id: 'a', name: 'Ada', email: 'ada@north.example', role: 'admin' }),
    adminUser({ id: 'b', name: 'Ben', email: 'ben@y.example', role: 'editor', status: 'inactive' }),
    adminUser({ id: 'c', name: 'Cleo', email: 'c@y.example', status: 'pending', lastLogin: null }),
    adminUser({ id: 'd', name: 'Dan', email: 'dan@y.example', status: 'frozen' }),
  ];
  const asked: Called<'admin.users.update'>[] = [];
  const place = (id: string) => stored.findIndex((one) => one.id === id);

  function list({ query: { after, q, role, status } }: Called<'admin.users.list'>) {
    const found = stored.filter(
      (one) =>
        (one.name.includes(q) || one.email === q) &&
        (!role || one.role === role) &&
        (!status || one.status === status),
    );
    const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
    const items = found.slice(start, start + 3);
    return { items, next: start + 3 < found.length ? (items.at(-1)?.id ?? null) : null };
  }

  const handlers = [
    answer('admin.users.list', list),
    answer('admin.users.create', ({ body }) => {
      const made = adminUser({
        id: `new-${stored.length}`,
        ...body,
        status: 'pending',
        lastLogin: null,
      });
      stored.unshift(made);
      return made;
    }),
    answer('admin.users.update', (call) => {
      asked.push(call);
      const found = stored[place(call.params.id)];
      if (!found) throw new Error(`There is no account ${call.params.id}.`);
      return Object.assign(found, call.body, { version: found.version + 1 });
    }),
    answer('admin.users.delete', ({ params }) => {
      stored.splice(place(params.id), 1);
      return undefined;
    }),
    answer('admin.users.invite', { message: 'On its way.' }),
  ];
  return { stored, asked, handlers };
}
