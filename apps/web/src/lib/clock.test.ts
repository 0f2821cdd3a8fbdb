import { beforeEach, describe, expect, it, vi } from 'vitest';
import { after, now, pause, sinceOpened } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});

describe('the clock', () => {
  it('says the time, and how long the page is open', () => {
    const opened = sinceOpened();
    vi.advanceTimersByTime(250);
    expect([now(), sinceOpened() - opened]).toEqual([1_250, 250]);
  });

  it('calls back once, when the time has passed', () => {
    const act = vi.fn();
    after(300, act);
    vi.advanceTimersByTime(299);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not call back what was called off', () => {
    const act = vi.fn();
    const callOff = after(300, act);
    callOff();
    vi.advanceTimersByTime(1_000);
    expect(act).not.toHaveBeenCalled();
  });

  it('pauses', async () => {
    const rested = vi.fn();
    void pause(300).then(rested);
    await vi.advanceTimersByTimeAsync(299);
    expect(rested).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(rested).toHaveBeenCalledOnce();
  });
});
