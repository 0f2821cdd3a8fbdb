import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countView, viewsOf } from './count-view.ts';
import { session } from './session.ts';

const post = vi.fn<typeof fetch>();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  visibility = 'visible';
  post.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', post);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const comeToFront = () => {
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the count of a view', () => {
  it('is one request that goes on when the page is left', async () => {
    await countView(viewsOf.page('ada mbella'), new AbortController().signal);
    expect(post.mock.calls).toEqual([
      [
        '/api/public/portfolios/ada%20mbella/views/',
        { method: 'POST', keepalive: true, headers: {} },
      ],
    ]);
  });

  it('by a link is reported where the link counts', async () => {
    await countView(viewsOf.link('a-token'));
    expect(post.mock.calls[0]?.[0]).toBe('/api/public/share-links/a-token/views/');
  });

  it('says who is signed in, so that an owner is not counted', async () => {
    session.start({ token: 'mine', refreshToken: undefined, role: 'user', email: undefined });
    await countView(viewsOf.page('signed in'), new AbortController().signal);
    expect(post.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer mine' });
  });

  it('waits until the tab is visible', async () => {
    visibility = 'hidden';
    const counted = countView(viewsOf.page('hidden'), new AbortController().signal);
    await new Promise((resolve) => setImmediate(resolve));
    expect(post).not.toHaveBeenCalled();
    comeToFront();
    await counted;
    expect(post).toHaveBeenCalledOnce();
  });

  it('is sent once, before the app starts or by it', async () => {
    await countView(viewsOf.page('twice'));
    await countView(viewsOf.page('twice'), new AbortController().signal);
    expect(post).toHaveBeenCalledOnce();
  });

  it('is not sent once the reader has left the page', async () => {
    visibility = 'hidden';
    const left = new AbortController();
    const counted = countView(viewsOf.page('left'), left.signal);
    left.abort();
    await counted;
    comeToFront();
    expect(post).not.toHaveBeenCalled();
  });

  it('ignores failures', async () => {
    post.mockRejectedValue(new TypeError('no line'));
    await expect(countView(viewsOf.page('failed'))).resolves.toBeUndefined();
  });
});
