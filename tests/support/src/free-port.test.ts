import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from './free-port.ts';

it('passes over a port that another program listens on', async () => {
  const taken = await freePort();
  const program = createServer().listen(taken);
  onTestFinished(() => void program.close());
  await once(program, 'listening');
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((taken - 20_000 + 0.5) / 10_000);
  onTestFinished(() => random.mockRestore());
  expect(await freePort()).not.toBe(taken);
  expect(random.mock.calls.length).toBeGreaterThan(1);
});
