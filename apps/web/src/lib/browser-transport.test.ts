import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse, unreachable } from '../testing/answer.ts';
import { company } from '../testing/company.ts';
import { NOW } from '../testing/now.ts';
import { overview as overviewAnswer } from '../testing/overview.ts';
import { server } from '../testing/server.ts';
import { tokenUntil } from '../testing/token.ts';
import { createApiClient } from './api-client.ts';
import { ApiError, NetworkError, UnexpectedAnswerError } from './api-error.ts';
import { createBrowserTransport } from './browser-transport.ts';
import { SessionStore } from './session.ts';

const ID = '01900000-0000-7000-8000-000000000000';
const baseUrl = 'http://localhost:3000';
const overview = overviewAnswer();
const fresh = tokenUntil(NOW + 3_600_000);

let session: SessionStore;
const client = () => createApiClient(createBrowserTransport({ baseUrl, session }));
const signIn = (token: string, refreshToken = 'r1') =>
  session.start({ token, refreshToken, role: 'admin', email: 'a@b.example' });

beforeEach(() => {
  session = new SessionStore();
});

describe('the API client', () => {
  it('answers what the contract parsed', async () => {
    server.use(answer('pages.company.get', company));
    await expect(client().call('pages.company.get')).resolves.toEqual(company);
  });

  it("tells the server's refusal with its words and fields", async () => {
    const errors = [{ path: 'email', message: 'Email is invalid' }];
    server.use(refuse('auth.register', 'invalid', { detail: 'Look again', errors }));
    const body = { first_name: 'A', last_name: 'B', email: 'x@y.example' } as never;
    const error = await client()
      .call('auth.register', { body })
      .catch((caught) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Look again', errors });
  });

  it('keeps the status of a refusal that is no problem document', async () => {
    server.use(http.get('*/blogs/', () => new HttpResponse('<h1>Bad gateway', { status: 502 })));
    await expect(client().call('blogs.list')).rejects.toMatchObject({
      status: 502,
      detail: undefined,
    });
  });

  it('does not hand on an answer that breaks the contract', async () => {
    server.use(http.get('*/blogs/', () => HttpResponse.json({ posts: [] })));
    await expect(client().call('blogs.list')).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });

  it('tells an unreachable server in words for people, with what the browser said as the cause', async () => {
    server.use(unreachable('blogs.list'));
    const error = await client()
      .call('blogs.list')
      .catch((caught) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error.message).toBe(
      'The server could not be reached. Check your connection and try again.',
    );
    expect(error.cause.message).toBe('fetch failed');
  });

  it('uploads a file with its fields and tells how far it is', async () => {
    signIn(fresh);
    const progress: number[] = [];
    let sent: unknown;
    server.use(
      answer('media.upload', ({ body, form, bearer }) => {
        const file = form?.get('file');
        sent = { title: body.title, file: file instanceof File && file.name, bearer };
        return {
          ...body,
          id: ID,
          type: 'document' as const,
          url: '/media/x/cv.pdf',
          file: 'cv.pdf',
        };
      }),
    );
    const upload = client().call(
      'media.upload',
      { body: { title: 'CV', description: '' } },
      { file: new File(['12345'], 'cv.pdf'), onProgress: (fraction) => progress.push(fraction) },
    );
    await expect(upload).resolves.toMatchObject({ title: 'CV' });
    expect(sent).toEqual({ title: 'CV', file: 'cv.pdf', bearer: fresh });
    expect(progress).toEqual([0.5, 1]);
  });

  it('gives up an upload that was cancelled', async () => {
    signIn(fresh);
    const cancel = new AbortController();
    server.use(
      http.post('*/api/media/', async ({ request }) => {
        await request.formData();
        cancel.abort();
        return new Promise<never>(() => undefined);
      }),
    );
    const upload = client().call(
      'media.upload',
      { body: { title: '', description: '' } },
      {
        file: new File(['1'], 'a.pdf'),
        onProgress: () => undefined,
        signal: cancel.signal,
      },
    );
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a session that ends while in use', () => {
  const guarded = (accepted: string) =>
    http.get('*/api/admin/overview/', ({ request }) =>
      request.headers.get('authorization') === `Bearer ${accepted}`
        ? HttpResponse.json(overview)
        : HttpResponse.json({ detail: 'Sign in to continue' }, { status: 401 }),
    );

  it('is renewed once for all calls, and the calls are repeated', async () => {
    signIn(fresh);
    const renewals: string[] = [];
    server.use(
      guarded('next'),
      answer('auth.refresh', ({ body }) => {
        renewals.push(body.refresh);
        return { access: 'next', refresh: 'r2' };
      }),
    );
    const api = client();
    const calls = [api.call('admin.overview'), api.call('admin.overview')];
    await expect(Promise.all(calls)).resolves.toEqual([overview, overview]);
    expect(renewals).toEqual(['r1']);
    expect(session.get()).toMatchObject({ token: 'next', refreshToken: 'r2', role: 'admin' });
  });

  it('is renewed before the call when the token is about to end', async () => {
    signIn(tokenUntil(NOW + 5_000));
    server.use(guarded('next'), answer('auth.refresh', { access: 'next', refresh: 'r2' }));
    await expect(client().call('admin.overview')).resolves.toEqual(overview);
  });

  it('is cleared when the renewal is refused', async () => {
    signIn(fresh);
    server.use(guarded('next'), refuse('auth.refresh', 'unauthenticated'));
    await expect(client().call('admin.overview')).rejects.toMatchObject({ status: 401 });
    expect(session.get()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('stays when the line breaks, and the next try repeats the same renewal', async () => {
    signIn(fresh);
    const attempts: (string | undefined)[] = [];
    server.use(
      guarded('next'),
      http.post('*/api/auth/refresh/', async ({ request }) => {
        attempts.push(((await request.json()) as { attempt: string }).attempt);
        return attempts.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ access: 'next', refresh: 'r2' });
      }),
    );
    await expect(client().call('admin.overview')).rejects.toBeInstanceOf(NetworkError);
    expect(session.get()).toMatchObject({ token: fresh, refreshToken: 'r1' });
    await expect(client().call('admin.overview')).resolves.toEqual(overview);
    expect(attempts[0]).toBeTruthy();
    expect(attempts[1]).toBe(attempts[0]);
  });

  it('leaves public endpoints readable', async () => {
    signIn(fresh);
    server.use(
      refuse('auth.refresh', 'unauthenticated'),
      http.get('*/blogs/', ({ request }) =>
        request.headers.has('authorization')
          ? HttpResponse.json({}, { status: 401 })
          : HttpResponse.json([]),
      ),
    );
    await expect(client().call('blogs.list')).resolves.toEqual([]);
  });
});
