import { describe, expect, it } from 'vitest';
import { answer, unreachable } from '../testing/answer.ts';
import { server } from '../testing/server.ts';
import { createApiClient } from './api-client.ts';
import { createBrowserTransport } from './browser-transport.ts';
import { forgetWithSession } from './forget-with-session.ts';
import { createQueryClient } from './query-client.ts';
import { draftKey, saveDraft } from './saved-drafts.ts';
import { SessionStore } from './session.ts';
import { signOut } from './sign-out.ts';

const ada = { token: 'a', refreshToken: 'r', role: 'user', email: 'ada@b.example' };

function start() {
  const store = new SessionStore();
  store.start(ada);
  localStorage.setItem('knownDevice', 'mark');
  const baseUrl = window.location.origin;
  const api = createApiClient(createBrowserTransport({ baseUrl, session: store }));
  const queries = createQueryClient();
  queries.setQueryData(['account.get', {}], { firstName: 'Ada' });
  return { store, api, queries };
}

describe('signOut', () => {
  it('ends the session at the server and leaves nothing here', async () => {
    const { store, api, queries } = start();
    let ended: string | undefined;
    server.use(
      answer('auth.logout', ({ bearer }) => {
        ended = bearer;
        return undefined;
      }),
    );
    await signOut(api, store, queries);
    expect(ended).toBe('a');
    expect({ ...localStorage }).toEqual({});
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  it('leaves nothing here either when the server cannot be reached', async () => {
    const { store, api, queries } = start();
    server.use(unreachable('auth.logout'));
    await signOut(api, store, queries);
    expect({ ...localStorage }).toEqual({});
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  it('forgets what was typed and not saved', async () => {
    const { store, api, queries } = start();
    server.use(answer('auth.logout', undefined));
    saveDraft(draftKey(ada.email, 'portfolio'), 'typed');
    await signOut(api, store, queries);
    expect({ ...localStorage }).toEqual({});
  });
});

describe('forgetWithSession', () => {
  it.each([
    ['the session is over', (store: SessionStore) => store.clear()],
    [
      'someone else signs in',
      (store: SessionStore) => store.start({ ...ada, email: 'obi@b.example' }),
    ],
  ])('drops every answer when %s', (_, leave) => {
    const { store, queries } = start();
    const stop = forgetWithSession(store, queries);
    leave(store);
    expect(queries.getQueryCache().getAll()).toEqual([]);
    stop();
  });

  it('drops them at once where the person has left before it looked', () => {
    const { store, queries } = start();
    const person = store.get()?.email;
    store.clear();
    const stop = forgetWithSession(store, queries, person);
    expect(queries.getQueryCache().getAll()).toEqual([]);
    stop();
  });

  it('keeps the answers when the session is renewed', () => {
    const { store, queries } = start();
    const stop = forgetWithSession(store, queries);
    store.renew({ access: 'a2', refresh: 'r2' });
    expect(queries.getQueryCache().getAll()).toHaveLength(1);
    stop();
  });
});
