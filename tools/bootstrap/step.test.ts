import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stopped } from './run.mjs';
import { step } from './step.mjs';

const DURATION = /\d+\.\d s\n$/;

function recorder(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  return { isTTY, write, text: () => written.join('') };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('step', () => {
  it('answers what the work answers, and says how far it came and how long it took', async () => {
    const out = recorder(false);
    const work = async (progress: (text: string) => void) => {
      progress('12 packages');
      return 'done';
    };
    expect(await step('Installing', work, out)).toBe('done');
    expect(out.text()).toMatch(/^ {2}Installing: 12 packages, /);
    expect(out.text()).toMatch(DURATION);
  });

  it('writes one line with a dot every two seconds where there is no terminal', async () => {
    vi.useFakeTimers();
    const out = recorder(false);
    const work = () => vi.advanceTimersByTimeAsync(6000);
    await step('Building', work, out);
    expect(out.text()).toMatch(/^ {2}Building: \.\.\.\d+\.\d s\n$/);
  });

  it.each([
    { where: 'draws over its line on a terminal', isTTY: true, term: 'xterm', draws: true },
    { where: 'keeps control characters from a dumb terminal', isTTY: true, term: 'dumb' },
    { where: 'keeps control characters from a file', isTTY: false, term: 'xterm' },
  ])('$where', async ({ isTTY, term, draws = false }) => {
    vi.stubEnv('TERM', term);
    const out = recorder(isTTY);
    await step('Building', async () => {}, out);
    expect(out.text().includes('\u001b')).toBe(draws);
    expect(out.text()).toMatch(DURATION);
  });

  it.each([
    ['fails', new Error('no'), 'failed'],
    ['is stopped', new Stopped(130), 'stopped'],
  ])('ends the line when the work %s', async (_how, error, word) => {
    const out = recorder(false);
    const work = () => Promise.reject(error);
    await expect(step('Building', work, out)).rejects.toBe(error);
    expect(out.text()).toBe(`  Building: ${word}\n`);
  });
});
