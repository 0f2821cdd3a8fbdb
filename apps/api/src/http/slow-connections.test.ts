import { createServer, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeSlowConnections, paceJudge, SLOWEST_PACE } from './slow-connections.ts';

const LONGEST_S = 2 * 60 * 60;
const phone = 50_000;

/**
 * @param bytesInSecond what the client moves in each second
 * @returns after how many seconds it is closed; undefined when it is served for two hours
 */
function closedAfter(bytesInSecond: (second: number) => number): number | undefined {
  const isTooSlow = paceJudge(SLOWEST_PACE);
  let bytes = 0;
  for (let second = 1; second <= LONGEST_S; second += 1) {
    bytes += bytesInSecond(second);
    if (isTooSlow(second * 1_000, bytes)) return second;
  }
  return undefined;
}

describe('a client that is waited for', () => {
  it.each<[string, (second: number) => number]>([
    ['at the pace of a slow phone', () => phone],
    ['at exactly the slowest pace', () => 10_000],
    ['on a line that is dead for its first 18 seconds', (second) => (second <= 18 ? 0 : phone)],
    [
      'on a line that is dead for 18 seconds, where TCP tries again after 25',
      (second) => (second > 2 && second <= 27 ? 0 : phone),
    ],
    [
      'on a line that is dead for 18 seconds of every 30',
      (second) => (second % 30 > 12 ? 0 : phone),
    ],
    [
      'that takes 5 MB at once and rests until they are 50 kB a second',
      (second) => (second % 100 === 1 ? 100 * phone : 0),
    ],
  ])('is served %s', (_what, bytesInSecond) => {
    expect(closedAfter(bytesInSecond)).toBeUndefined();
  });

  it.each<[string, number, (second: number) => number]>([
    ['moves nothing', 28, () => 0],
    ['moves a byte a second', 28, () => 1],
    ['moves 9 kB a second', 28, () => 9_000],
    [
      'takes 108 kB at once and then 4 kB a second',
      28,
      (second) => (second === 1 ? 108_000 : 4_000),
    ],
    ['takes 66 kB every 16 seconds', 28, (second) => (second % 16 === 1 ? 66_000 : 0)],
    // in its last four seconds it was fast enough
    ['takes 100 kB every 27 seconds', 31, (second) => (second % 27 === 0 ? 100_000 : 0)],
    // what it took pays for the time: one second for each 10 kB
    ['takes 4 MB at once and then nothing', 401, (second) => (second === 1 ? 4_000_000 : 0)],
  ])('is closed when it %s, after %i seconds', (_what, seconds, bytesInSecond) => {
    expect(closedAfter(bytesInSecond)).toBe(seconds);
  });
});

describe('the looks at all connections', () => {
  it('find a slow client when its grace ends, not up to a second later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const socket = Object.defineProperty(new Socket(), 'writableLength', { value: 1 });
    const reset = vi.spyOn(socket, 'resetAndDestroy').mockReturnThis();
    const latest = { req: { complete: true }, getHeader: () => '' } as unknown as ServerResponse;
    const connections = new Map([[socket, { latest, bytesBefore: 0 }]]);
    const pace = { ...SLOWEST_PACE, graceMs: 2.5 * SLOWEST_PACE.sampleMs };
    closeSlowConnections(createServer(), connections, pace, async () => () => 0);
    await vi.advanceTimersByTimeAsync(pace.graceMs - 1);
    expect(reset).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(reset).toHaveBeenCalledOnce();
  });

  it('never overlap: each begins when the system has answered the one before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const socket = Object.defineProperty(new Socket(), 'writableLength', { value: 1 });
    const latest = { req: { complete: true }, getHeader: () => '' } as unknown as ServerResponse;
    const answers: PromiseWithResolvers<() => number>[] = [];
    const readQueues = () => {
      const answer = Promise.withResolvers<() => number>();
      answers.push(answer);
      return answer.promise;
    };
    const connections = new Map([[socket, { latest, bytesBefore: 0 }]]);
    const server = createServer();
    closeSlowConnections(server, connections, SLOWEST_PACE, readQueues);
    await vi.advanceTimersByTimeAsync(5 * SLOWEST_PACE.sampleMs);
    expect(answers).toHaveLength(1);
    answers[0]?.resolve(() => 0);
    await vi.advanceTimersByTimeAsync(5 * SLOWEST_PACE.sampleMs);
    expect(answers).toHaveLength(2);
    server.emit('close');
    answers[1]?.resolve(() => 0);
    await vi.advanceTimersByTimeAsync(5 * SLOWEST_PACE.sampleMs);
    expect(answers).toHaveLength(2);
  });
});
