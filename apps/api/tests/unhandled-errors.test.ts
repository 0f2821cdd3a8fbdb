// @module-tag operations
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

const child = fork(join(import.meta.dirname, 'testing', 'failing-server.ts'), { silent: true });
afterAll(() => void child.kill());
let output = '';
child.stdout?.on('data', (chunk) => {
  output += chunk;
});
const [port] = await once(child, 'message');
const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const linesOf = (requestId: string) =>
  output
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line));

describe('an error that nobody handles', () => {
  it.each([
    ['a rejected promise', '/rejection', 'unhandled rejection'],
    ['an error of a stream', '/stream', 'unhandled error'],
  ])(
    'as %s is logged with its request, which is answered, and nothing ends',
    async (_, path, msg) => {
      const answer = await get(path);
      const { request_id } = (await answer.json()) as { request_id: string };
      expect(answer.status).toBe(500);
      await vi.waitFor(() =>
        expect(linesOf(request_id)).toContainEqual(
          expect.objectContaining({
            msg,
            client: '127.0.0.0/24',
            err: expect.objectContaining({ message: 'nobody expected this', code: 'EIO' }),
          }),
        ),
      );
      expect(await (await get('/pid')).text()).toBe(String(child.pid));
    },
  );

  it('leaves an answer alone that was sent', async () => {
    const answer = await get('/sent');
    expect(await answer.text()).toBe('fine');
    const requestId = String(answer.headers.get('x-request-id'));
    await vi.waitFor(() => expect(linesOf(requestId)).toHaveLength(1));
    expect(await (await get('/pid')).text()).toBe(String(child.pid));
  });
});
