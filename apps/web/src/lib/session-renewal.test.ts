import { describe, expect, it, vi } from 'vitest';
import { SessionStore } from './session.ts';
import { SessionRenewal } from './session-renewal.ts';

const person = { role: 'user', email: 'a@b.example' };

/** One lock for all tabs, as the browser has. */
function shareLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

describe('SessionRenewal', () => {
  it('takes the token that another tab has fetched meanwhile', async () => {
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
    vi.unstubAllGlobals();
  });

  it('does not bring back a session that was signed out meanwhile', async () => {
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
