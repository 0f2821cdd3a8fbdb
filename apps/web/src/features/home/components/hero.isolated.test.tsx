import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { sitePages } from '#testing/site-pages.ts';
import { Hero } from './hero.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const show = () =>
  renderWithProviders(<Hero content={sitePages.home} company={sitePages.company} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const dots = () => screen.getAllByRole('button', { name: /^Show picture/ });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const pictures = (view: ReturnType<typeof show>) =>
  [...view.container.querySelectorAll('[data-slide]:not([hidden]) img')].map((image) =>
    image.getAttribute('src'),
  );

describe('the words', () => {
  it('says the title whole, with two ways on', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "We Don't Just Build. We Solve.",
    );
    expect(screen.getByRole('link', { name: "Let's Talk Solutions" }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(screen.getByRole('link', { name: 'See Our Work' }).getAttribute('href')).toBe(
      '/projects',
    );
    expect(screen.getByText(/10\+/)).toBeTruthy();
    expect(screen.getByText('4.0000° N, 9.0000° E')).toBeTruthy();
  });
});

describe('the pictures', () => {
  it('change every six seconds and begin again after the last', () => {
    show();
    const seen = [current()];
    for (let turn = 0; turn < 3; turn += 1) {
      pass(6_000);
      seen.push(current());
    }
    expect(seen).toEqual([0, 1, 2, 0]);
  });

  it('are fetched one by one, the first of them at once and in a crop for phones', () => {
    const view = show();
    expect(pictures(view)).toEqual(['/art/hero-dawn/1920x1080.webp']);
    expect(view.container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(view.container.querySelector('source')?.media).toBe('(max-width: 47.99rem)');
    expect(view.container.querySelector('source')?.srcset).toContain(
      '/art/hero-dawn-portrait/640.avif 640w',
    );
    pass(6_000);
    expect(pictures(view)).toHaveLength(2);
  });

  it('follow the dots', () => {
    show();
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Show picture 1 of 3',
      'Show picture 2 of 3',
      'Show picture 3 of 3',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
    expect(current()).toBe(2);
    pass(6_000);
    expect(current()).toBe(0);
  });

  it('stop and go on with a button', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    pass(30_000);
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
    pass(6_000);
    expect(current()).toBe(1);
  });
});

describe('with reduced motion or data', () => {
  it.each([
    ['less motion', () => vi.mocked(window.matchMedia).mockImplementation(reducedMotion)],
    ['less data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ])('stays on one picture with %s, and the dots still work', (_, ask) => {
    ask();
    const view = show();
    pass(60_000);
    expect(current()).toBe(0);
    expect(pictures(view)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Pause slideshow' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }));
    expect(current()).toBe(1);
  });
});

function reducedMotion(media: string): MediaQueryList {
  const matches = media === '(prefers-reduced-motion: reduce)';
  return Object.assign(new EventTarget(), { matches, media }) as unknown as MediaQueryList;
}
