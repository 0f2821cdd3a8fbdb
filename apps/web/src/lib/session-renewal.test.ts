import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionStore } from './session.ts';
import { SessionRenewal } from './session-renewal.ts';

const person = { role: 'user', email: 'a@b.example' };

/** The locks of all tabs, as the browser keeps them; none of those that are shared ever waits. */
function shareLocks() {
  const held = new Map<object, string>();
  const last = new Map<string, Promise<unknown>>();
  const hold = async (name: string, work: () => Promise<unknown>) => {
    const lock = {};
    held.set(lock, name);
    return work().finally(() => held.delete(lock));
  };
  const query = vi.fn(async () => ({ held: [...held.values()].map((name) => ({ name })) }));
  const request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => Promise<unknown>;
    if (rest.length > 1) return hold(name, work);
    const next = (last.get(name) ?? Promise.resolve()).then(() => hold(name, work));
    last.set(
      name,
      next.catch(() => undefined),
    );
    return next;
  };
  vi.stubGlobal('navigator', { locks: { request, query } });
  return { query };
}

afterEach(() => vi.unstubAllGlobals());

describe('SessionRenewal', () => {
  it('takes the token that another tab has fetched in the meantime', async () => {
    shareLocks();
    const renew = vi.fn(async () => ({ access: 'a2', refresh: 'r2' }));
    const [one, two] = [new SessionStore(), new SessionStore()];
    one.start({ ...person, token: 'a1', refreshToken: 'r1' });
    const tokens = await Promise.all([
      new SessionRenewal(one, renew).after('a1'),
      new SessionRenewal(two, renew).after('a1'),
    ]);
    expect(tokens).toEqual(['a2', 'a2']);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('does not use a token again that another tab has used, when storage is late', async () => {
    const { query } = shareLocks();
    const renew = vi.fn(async () => ({ access: 'a2', refresh: 'r2' }));
    const [one, two] = [new SessionStore(), new SessionStore()];
    one.start({ ...person, token: 'a1', refreshToken: 'r1' });
    const before = one.get();
    // What the first tab has written reaches the second one only after it has looked twice.
    vi.spyOn(two, 'get').mockImplementation(() =>
      query.mock.calls.length < 3 ? before : one.get(),
    );
    await new SessionRenewal(one, renew).after('a1');
    query.mockClear();
    await expect(new SessionRenewal(two, renew).after('a1')).resolves.toBe('a2');
    expect(query).toHaveBeenCalledTimes(4);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('does not bring back a session that was signed out in the meantime', async () => {
    const session = new SessionStore();
    session.start({ ...person, token: 'a1', refreshToken: 'r1' });
    const renewal = new SessionRenewal(session, async () => {
      session.clear();
      return { access: 'a2', refresh: 'r2' };
    });
    await expect(renewal.after('a1')).resolves.toBeUndefined();
    expect(session.get()).toBeUndefined();
  });

  it('ends a session that has nothing to renew it with', async () => {
    const session = new SessionStore();
    session.start({ ...person, token: 'a1', refreshToken: undefined });
    const renewal = new SessionRenewal(session, () => Promise.reject(new Error('not asked')));
    await expect(renewal.after('a1')).resolves.toBeUndefined();
    expect(session.get()).toBeUndefined();
  });

  it('does not renew at every call when the clock of the device is wrong', async () => {
    const session = new SessionStore();
    const old = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;
    session.start({ ...person, token: old, refreshToken: 'r1' });
    const renew = vi.fn(async () => ({ access: old, refresh: 'r2' }));
    const renewal = new SessionRenewal(session, renew);
    await renewal.bearer();
    await renewal.bearer();
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
