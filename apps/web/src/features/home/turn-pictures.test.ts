import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnPictures } from './turn-pictures.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const all = (part: string) => [...document.querySelectorAll<HTMLElement>(`[data-${part}]`)];
const hero = () => document.querySelector<HTMLElement>('[data-turn-ms]') as HTMLElement;

function start(count = 3) {
  const each = (write: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index)).join('');
  document.body.innerHTML = `<section data-turn-ms="6000">
    ${each((index) => `<div data-slide data-current="${index === 0}" ${index ? 'hidden' : ''}></div>`)}
    <button data-play data-pause-label="Pause" data-play-label="Play" aria-label="Pause"></button>
    ${each(() => '<button data-dot></button>')}
  </section>`;
  stop = turnPictures(hero());
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const current = () => all('slide').findIndex((slide) => slide.dataset.current === 'true');
const chosen = () => all('dot').findIndex((dot) => dot.ariaCurrent === 'true');
const prepared = () => all('slide').flatMap((slide, index) => (slide.hidden ? [] : [index]));
const choose = (index: number) => all('dot')[index]?.click();
const pause = () => document.querySelector<HTMLElement>('[data-play]')?.click();

it('shows each slide for its time and wraps after the last', () => {
  start();
  const shown = [current()];
  for (let turn = 0; turn < 4; turn += 1) {
    pass(5_999);
    expect(current()).toBe(shown.at(-1));
    pass(1);
    shown.push(current());
    expect(chosen()).toBe(current());
  }
  expect(shown).toEqual([0, 1, 2, 0, 1]);
});

it('loads a slide shortly before it is shown', () => {
  start();
  pass(3_499);
  expect(prepared()).toEqual([0]);
  pass(1);
  expect(prepared()).toEqual([0, 1]);
});

it('shows a chosen slide for the whole interval', () => {
  start();
  pass(4_000);
  choose(2);
  expect(current()).toBe(2);
  expect(prepared()).toContain(2);
  pass(5_999);
  expect(current()).toBe(2);
  pass(1);
  expect(current()).toBe(0);
});

it('restarts the interval when the slide that is shown is chosen', () => {
  start();
  pass(5_000);
  choose(0);
  pass(5_000);
  expect(current()).toBe(0);
  pass(1_000);
  expect(current()).toBe(1);
});

it('keeps the slide while paused, and goes on with a whole interval', () => {
  start();
  pass(5_000);
  pause();
  pass(60_000);
  expect(current()).toBe(0);
  expect(prepared()).toEqual([0, 1]);
  pause();
  pass(6_000);
  expect(current()).toBe(1);
});

it('sets no timer for a single slide, and survives the removal of slides', () => {
  start();
  choose(2);
  for (const slide of all('slide').slice(1)) slide.remove();
  pass(60_000);
  expect(prepared()).toEqual([0]);
  stop();
  start(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('runs once however often it is asked to, and ends when it is asked to', () => {
  start();
  expect(turnPictures(hero())).toBe(stop);
  stop();
  pass(60_000);
  expect(current()).toBe(0);
});
