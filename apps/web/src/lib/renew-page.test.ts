import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../testing/server.ts';
import { reloadIfAnswered, renewPage } from './renew-page.ts';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { href: 'http://localhost/about', reload });
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const answers = (status: number) =>
  server.use(http.head('http://localhost/about', () => new HttpResponse(null, { status })));

describe('a page whose code is missing', () => {
  it('is loaded again once, and not again by the same build', async () => {
    answers(200);
    await expect(renewPage()).resolves.toBe(true);
    await expect(renewPage()).resolves.toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded again once however many ask at the same time', async () => {
    answers(200);
    await expect(Promise.all([renewPage(), renewPage()])).resolves.toEqual([true, true]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded again by a build that another one was left for', async () => {
    answers(200);
    sessionStorage.setItem('leftBuild', 'http://localhost/assets/index-before.js');
    await expect(renewPage()).resolves.toBe(true);
  });

  it('stays where the browser remembers nothing: there would be no end to it', async () => {
    answers(200);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await expect(renewPage()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
    setItem.mockRestore();
  });

  it.each([
    ['a server that is just starting', () => answers(502)],
    [
      'a line that is down',
      () => server.use(http.head('http://localhost/about', () => HttpResponse.error())),
    ],
  ])('stays with %s, and has its time still to come', async (_, fail) => {
    fail();
    await expect(renewPage()).resolves.toBe(false);
    await expect(reloadIfAnswered()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
    answers(200);
    await expect(renewPage()).resolves.toBe(true);
  });

  it('is loaded as often as someone asks for it', async () => {
    answers(404);
    await reloadIfAnswered();
    await reloadIfAnswered();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
