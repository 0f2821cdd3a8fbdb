import { expect, it } from 'vitest';
import { heroPortrait } from './hero.tsx';

it.each([
  ['/art/hero-dawn/1920x1080.webp', '/art/hero-dawn-portrait/960x1280.webp'],
  ['/art/terrain-about/1920x720.webp', undefined],
  ['/media/0192/1920x1080.webp', undefined],
  ['https://elsewhere.example/art/hero-dawn/1920x1080.webp', undefined],
])('finds the phone crop of %s', (src, portrait) => {
  expect(heroPortrait(src)).toBe(portrait);
});
