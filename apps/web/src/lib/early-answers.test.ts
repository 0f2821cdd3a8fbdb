import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../testing/server.ts';
import { createApiClient, type Transport } from './api-client.ts';
import { NetworkError } from './api-error.ts';
import { askEarly, callKey, takeEarlyAnswer } from './early-answers.ts';
import { sendRequest } from './http-request.ts';

const url = `${window.location.origin}/api/admin/overview/`;
const call = callKey('admin.overview');
const bearers: (string | null)[] = [];

beforeEach(() => {
  globalThis.earlyAnswers = undefined;
  bearers.length = 0;
});

/** Answers for the API, and notes who asks. */
function answerWith(answer: () => Response) {
  server.use(
    http.get(url, ({ request }) => {
      bearers.push(request.headers.get('authorization'));
      return answer();
    }),
  );
}

const ask = (token: string) => askEarly({ [call]: url }, token);
const bodyOf = async (token: string) => (await takeEarlyAnswer(call, token))?.body;

describe('early answers', () => {
  it('are given to the first who asks for the same with the same token', async () => {
    answerWith(() => HttpResponse.json({ unread: 3 }, { headers: { etag: '"7"' } }));
    ask('mine');
    const early = await takeEarlyAnswer(call, 'mine');
    expect(early).toEqual({ status: 200, body: { unread: 3 }, tag: '"7"' });
    expect(bearers).toEqual(['Bearer mine']);
    expect(takeEarlyAnswer(call, 'mine')).toBeUndefined();
  });

  it('are given to nobody else, and to no other call', async () => {
    answerWith(() => HttpResponse.json({}));
    ask('mine');
    expect(takeEarlyAnswer(call, 'theirs')).toBeUndefined();
    expect(takeEarlyAnswer(callKey('admin.overview', { query: { q: 'a' } }), 'mine')).toBe(
      undefined,
    );
    expect(await bodyOf('mine')).toEqual({});
  });

  it('are given to nobody once something is changed', async () => {
    answerWith(() => HttpResponse.json({}));
    server.use(http.put(url, () => HttpResponse.json({})));
    ask('mine');
    await sendRequest({ method: 'PUT', url, headers: {}, body: undefined, expectsFile: false }, {});
    expect(takeEarlyAnswer(call, 'mine')).toBeUndefined();
  });

  it.each([
    ['where the line was down', () => HttpResponse.error()],
    ['where the server refused', () => HttpResponse.json({}, { status: 503 })],
    ['where the answer is no JSON', () => new HttpResponse('<p>Captive portal</p>')],
  ])('are no answers %s', async (_, answer) => {
    answerWith(answer);
    ask('mine');
    expect(await takeEarlyAnswer(call, 'mine')).toBeUndefined();
  });

  it('name a call by what is asked for, however it is written', () => {
    const asked = callKey('admin.users.list', { query: { q: undefined } });
    expect(asked).toBe(callKey('admin.users.list'));
    expect(asked).not.toBe(callKey('admin.users.list', { query: { q: 'ada' } }));
  });
});

describe('a call of the API', () => {
  const overview = { unread: 3 };
  const refused: Transport = async () => {
    throw new NetworkError(new Error('asked again'));
  };

  it('takes an early answer without asking, and its version', async () => {
    const api = createApiClient(refused, {
      takeEarly: async () => ({ status: 200, body: overview, tag: '"7"' }),
    });
    const versions: number[] = [];
    const onVersion = (version: number) => versions.push(version);
    expect(await api.call('admin.overview', {}, { onVersion })).toBe(overview);
    expect(versions).toEqual([7]);
  });

  it('asks where there is no early answer', async () => {
    const api = createApiClient(refused, { takeEarly: async () => undefined });
    await expect(api.call('admin.overview')).rejects.toThrow(NetworkError);
  });
});
