import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberEarlyClick } from './early-click.ts';

const answer = vi.fn<(event: Event) => void>();

beforeEach(() => {
  document.body.innerHTML = `
    <button><span>Apply</span></button><p>Words</p>
    <button popovertarget="menu"><b>Menu</b></button>`;
});
afterEach(() => {
  answer.mockReset();
  document.body.replaceChildren();
});

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Makes the page answer, as it does once its scripts are here. */
const comeAlive = () => document.querySelector('button')?.addEventListener('click', answer);

it('clicks again, once, what was clicked too early', () => {
  const replay = rememberEarlyClick();
  click('span');
  click('span');
  comeAlive();
  replay();
  expect(answer).toHaveBeenCalledTimes(1);
});

it.each([
  ['nothing was clicked', () => undefined],
  ['somebody went on to something else', () => [click('span'), click('p')]],
  ['the browser itself opened what was asked for', () => [click('span'), click('b')]],
])('clicks nothing when %s', (_, happen) => {
  const replay = rememberEarlyClick();
  happen();
  comeAlive();
  replay();
  expect(answer).not.toHaveBeenCalled();
});

it('leaves later clicks alone', () => {
  const replay = rememberEarlyClick();
  comeAlive();
  replay();
  click('button');
  expect(answer).toHaveBeenCalledTimes(1);
});
