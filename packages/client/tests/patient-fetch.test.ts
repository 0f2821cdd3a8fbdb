import { describe, expect, it } from 'vitest';
import { patientFetch } from '../src/patient-fetch.ts';

const ADDRESS = 'https://vitrine.test/blogs/';
const get = () => new Request(ADDRESS);
const postOf = (body: unknown, headers = {}) =>
  new Request(ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const busy = (seconds: string, status = 503) =>
  new Response(null, { status, headers: { 'Retry-After': seconds } });

/** Sends a request to a server that gives these answers, one after the other; `lost` loses the connection. */
async function send(request: Request, answers: (Response | 'lost')[], retries = 3) {
  const waits: number[] = [];
  const seen: { key: string | null; body: string }[] = [];
  const patient = patientFetch({
    retries,
    maxWaitSeconds: 30,
    wait: async (ms) => void waits.push(ms),
    fetch: async (sent) => {
      seen.push({ key: sent.headers.get('Idempotency-Key'), body: await sent.text() });
      const answer = answers[seen.length - 1];
      if (answer === undefined || answer === 'lost') throw new TypeError('the connection was lost');
      return answer;
    },
  });
  const answer = await patient(request).catch((error: unknown) => error);
  return { answer, waits, seen };
}
const ok = () => new Response('done');

describe('a client that waits', () => {
  it.each([429, 503])(
    'asks again after %s, once the time is over that was asked for',
    async (status) => {
      const { answer, waits, seen } = await send(get(), [busy('7', status), ok()]);
      expect(answer).toMatchObject({ status: 200 });
      expect(waits).toEqual([7_000]);
      expect(seen).toHaveLength(2);
    },
  );

  it('gives up after the last try, with the answer to it', async () => {
    const { answer, waits } = await send(get(), [busy('1'), busy('1'), busy('1')], 2);
    expect(answer).toMatchObject({ status: 503 });
    expect(waits).toHaveLength(2);
  });

  it.each(['3600', 'Sun, 22 Nov 2026 22:00:00 GMT', '-1'])(
    'does not wait for %j: the answer counts',
    async (seconds) => {
      const { answer, waits } = await send(get(), [busy(seconds, 429), ok()]);
      expect(answer).toMatchObject({ status: 429 });
      expect(waits).toEqual([]);
    },
  );

  it.each([401, 409, 422, 500])('takes %s as it is', async (status) => {
    const { answer, seen } = await send(get(), [new Response(null, { status }), ok()]);
    expect(answer).toMatchObject({ status });
    expect(seen).toHaveLength(1);
  });

  it('sends the same body and key again when the connection was lost', async () => {
    const request = postOf({ title: 'Tides' }, { 'Idempotency-Key': 'chosen-before' });
    const { answer, waits, seen } = await send(request, ['lost', ok()]);
    expect(answer).toMatchObject({ status: 200 });
    expect(waits).toEqual([1_000]);
    const sent = { key: 'chosen-before', body: '{"title":"Tides"}' };
    expect(seen).toEqual([sent, sent]);
  });

  it('waits for the request with the same key that is still being carried out', async () => {
    const keyed = () => postOf({}, { 'Idempotency-Key': 'chosen-before' });
    const { answer, waits } = await send(keyed(), [busy('2', 409), ok()]);
    expect(answer).toMatchObject({ status: 200 });
    expect(waits).toEqual([2_000]);
  });

  it('sends nothing without a key again that may have been carried out', async () => {
    const lost = await send(postOf({}), ['lost', ok()]);
    expect(lost.answer).toBeInstanceOf(TypeError);
    expect(lost.seen).toHaveLength(1);
    expect((await send(postOf({}), [busy('1'), ok()])).seen).toHaveLength(1);
    // what was refused for being too much was not carried out
    expect((await send(postOf({}), [busy('1', 429), ok()])).seen).toHaveLength(2);
  });

  it('does not send again what its caller has given up', async () => {
    const stop = new AbortController();
    stop.abort();
    const { seen } = await send(new Request(ADDRESS, { signal: stop.signal }), ['lost', ok()]);
    expect(seen.length).toBeLessThan(2);
  });
});
