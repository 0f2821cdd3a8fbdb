import { storageKeys as contractKeys } from '@vitrine/contracts';
import { describe, expect, it, vi } from 'vitest';
import { SessionStore } from './session.ts';
import { storageKeys } from './storage-keys.ts';

const signedIn = { token: 'a', refreshToken: 'r', role: 'user', email: 'a@b.example' };

describe('SessionStore', () => {
  it('stores under the four keys and no other', () => {
    new SessionStore().start(signedIn);
    expect({ ...localStorage }).toEqual({
      authToken: 'a',
      refreshToken: 'r',
      userRole: 'user',
      email: 'a@b.example',
    });
  });

  it('uses the keys of the contract', () => {
    expect(storageKeys).toEqual(contractKeys);
  });

  it('hears of what another tab did', () => {
    const session = new SessionStore();
    session.start(signedIn);
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.get()).toBeUndefined();
    stop();
  });

  it('works while the page is open where storage is switched off', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const session = new SessionStore();
    session.start(signedIn);
    expect(session.get()).toEqual(signedIn);
    session.clear();
    expect(session.get()).toBeUndefined();
  });

  it('answers the same object until something changes', () => {
    const session = new SessionStore();
    session.start(signedIn);
    expect(session.get()).toBe(session.get());
  });
});
