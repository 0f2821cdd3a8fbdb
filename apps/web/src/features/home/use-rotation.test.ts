import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRotation } from './use-rotation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (options: Partial<Parameters<typeof useRotation>[0]> = {}) =>
  renderHook((changed: Partial<Parameters<typeof useRotation>[0]>) =>
    useRotation({ count: 3, intervalMs: 6_000, paused: false, ...options, ...changed }),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows each slide for its time and wraps after the last', () => {
  const { result } = start();
  const shown = [result.current.current];
  for (let turn = 0; turn < 4; turn += 1) {
    pass(5_999);
    expect(result.current.current).toBe(shown.at(-1));
    pass(1);
    shown.push(result.current.current);
  }
  expect(shown).toEqual([0, 1, 2, 0, 1]);
});

it('loads a slide shortly before it is shown', () => {
  const { result } = start();
  pass(3_499);
  expect([...result.current.prepared]).toEqual([0]);
  pass(1);
  expect([...result.current.prepared]).toEqual([0, 1]);
});

it('shows a chosen slide for the whole interval', () => {
  const { result } = start();
  pass(4_000);
  act(() => result.current.show(2));
  expect(result.current.current).toBe(2);
  expect(result.current.prepared.has(2)).toBe(true);
  pass(5_999);
  expect(result.current.current).toBe(2);
  pass(1);
  expect(result.current.current).toBe(0);
});

it('restarts the interval when the slide that is shown is chosen', () => {
  const { result } = start();
  pass(5_000);
  act(() => result.current.show(0));
  pass(5_000);
  expect(result.current.current).toBe(0);
  pass(1_000);
  expect(result.current.current).toBe(1);
});

it('keeps the slide while paused, and goes on with a whole interval', () => {
  const { result, rerender } = start();
  pass(5_000);
  rerender({ paused: true });
  pass(60_000);
  expect(result.current.current).toBe(0);
  expect([...result.current.prepared]).toEqual([0, 1]);
  rerender({ paused: false });
  pass(6_000);
  expect(result.current.current).toBe(1);
});

it('sets no timer for a single slide, and survives the removal of slides', () => {
  const { result, rerender } = start();
  act(() => result.current.show(2));
  rerender({ count: 1 });
  expect(result.current.current).toBe(0);
  pass(60_000);
  expect(result.current.current).toBe(0);
});
