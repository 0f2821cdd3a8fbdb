import { endpoints } from '@vitrine/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { httpRequest, sendRequest } from './http-request.ts';

const baseUrl = 'https://api.example';

describe('httpRequest', () => {
  it('fills the path and escapes what goes in', () => {
    const request = httpRequest(endpoints['blogs.get'], { params: { id: 'a/b?c' } }, { baseUrl });
    expect(request).toMatchObject({ method: 'GET', url: 'https://api.example/blogs/a%2Fb%3Fc' });
    expect(request.body).toBeUndefined();
  });

  it('sends JSON with the bearer', () => {
    const body = { email: 'a@b.example', password: 'x' };
    const request = httpRequest(endpoints['auth.login'], { body }, { baseUrl, bearer: 't' });
    expect(request.headers).toMatchObject({
      authorization: 'Bearer t',
      'content-type': 'application/json',
    });
    expect(JSON.parse(String(request.body))).toEqual(body);
  });

  it('leaves out what is undefined in the search', () => {
    const query = { search: 'two words', page: undefined, limit: 5 };
    const request = httpRequest(endpoints['blogs.list'], { query }, { baseUrl: '' });
    expect(request.url).toBe('/blogs/?search=two+words&limit=5');
  });

  it('sends a form with the file last, and lets the browser name its type', () => {
    const file = new File(['x'], 'cv.pdf');
    const body = { title: 'CV', description: undefined };
    const request = httpRequest(endpoints['media.upload'], { body }, { baseUrl, file });
    expect(request.headers['content-type']).toBeUndefined();
    expect([...(request.body as FormData).keys()]).toEqual(['title', 'file']);
  });
});

describe('what is read after a change', () => {
  const read = (name: 'blogs.list' | 'account.get') =>
    httpRequest(endpoints[name], {}, { baseUrl });
  const changeAnswered = async (revision: string | null) => {
    const headers = revision === null ? {} : { 'Vitrine-Revision': revision };
    vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const body = { title: 'Title' };
    await sendRequest(httpRequest(endpoints['blogs.create'], { body }, { baseUrl }), {});
  };

  it('names the highest revision that the tab was answered, where many share an answer', async () => {
    expect(read('blogs.list').headers).not.toHaveProperty('vitrine-min-revision');
    for (const revision of ['7', '12', '9', null]) await changeAnswered(revision);
    expect(read('blogs.list').headers['vitrine-min-revision']).toBe('12');
    expect(read('account.get').headers).not.toHaveProperty('vitrine-min-revision');
  });
});
