import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../testing/server.ts';
import { askEarly, takeEarlyAnswer } from './early-answers.ts';
import { sendRequest } from './http-request.ts';

const url = `${window.location.origin}/api/account/`;
const request = (token: string) => ({
  method: 'GET' as const,
  url,
  headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  body: undefined,
  expectsFile: false,
});

function countCalls(answer: () => Response) {
  const bearers: (string | null)[] = [];
  server.use(
    http.get(url, ({ request }) => {
      bearers.push(request.headers.get('authorization'));
      return answer();
    }),
  );
  return bearers;
}

describe('early answers', () => {
  it('are given to the first who asks for the same with the same token', async () => {
    const bearers = countCalls(() => HttpResponse.json({ calls: bearers.length }));
    askEarly([url], 'mine');
    expect(await sendRequest(request('mine'), {})).toMatchObject({ body: { calls: 1 } });
    expect(await sendRequest(request('mine'), {})).toMatchObject({ body: { calls: 2 } });
    expect(bearers).toEqual(['Bearer mine', 'Bearer mine']);
  });

  it('are given to nobody else', async () => {
    const bearers = countCalls(() => HttpResponse.json({ for: bearers.at(-1) }));
    askEarly([url], 'mine');
    await takeEarlyAnswer(`${url}other/`, 'Bearer mine');
    expect(await sendRequest(request('theirs'), {})).toMatchObject({
      body: { for: 'Bearer theirs' },
    });
  });

  it('are given to nobody once something is changed', async () => {
    const bearers = countCalls(() => HttpResponse.json({ calls: bearers.length }));
    server.use(http.put(url, () => HttpResponse.json({})));
    askEarly([url], 'mine');
    await sendRequest({ ...request('mine'), method: 'PUT' }, {});
    expect(await sendRequest(request('mine'), {})).toMatchObject({ body: { calls: 2 } });
  });

  it('are asked for again where the line was down', async () => {
    const bearers = countCalls(() =>
      bearers.length === 1 ? HttpResponse.error() : HttpResponse.json({ calls: bearers.length }),
    );
    askEarly([url], 'mine');
    expect(await sendRequest(request('mine'), {})).toMatchObject({ body: { calls: 2 } });
  });
});
