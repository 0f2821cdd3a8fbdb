import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attack, CannotRunError } from './attack.ts';
import { runAttack } from './run-attack.ts';

const attackThat = (run: Attack['run']): Attack => ({
  ...{ how: '', aims: ['crowdSignedIn', 'crowdSlowest'], mostSeconds: 10 },
  run,
});
const options = { soakMinutes: 1 };

describe('an attack', () => {
  it('hands on what it has found', async () => {
    const attack = attackThat(async (found) => found({ crowdSignedIn: 50 }));
    const outcome = await runAttack('crowd', attack, options);
    expect(outcome).toMatchObject({ name: 'crowd', figures: { crowdSignedIn: 50 }, failed: false });
    expect(outcome.reason).toBeUndefined();
  });

  it('that fails keeps its figures and is a failure', async () => {
    const attack = attackThat(async (found) => {
      found({ crowdSignedIn: 50 });
      throw new Error('fetch failed');
    });
    expect(await runAttack('crowd', attack, options)).toMatchObject({
      ...{ figures: { crowdSignedIn: 50 }, reason: 'fetch failed', failed: true },
    });
  });

  it('that lacks a tool or a permission says so and is no failure', async () => {
    const attack = attackThat(async () => {
      throw new CannotRunError('there is no wrk');
    });
    expect(await runAttack('crowd', attack, options)).toMatchObject({
      ...{ figures: {}, reason: 'there is no wrk', failed: false },
    });
  });
});

describe('an attack that does not end', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is given up after its time', async () => {
    const running = runAttack(
      'crowd',
      attackThat(() => new Promise(() => undefined)),
      options,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await running).toMatchObject({ reason: 'not over after 10 s', failed: true });
  });
});
