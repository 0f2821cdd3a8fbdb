import { describe, expect, it } from 'vitest';
import { isAnimated } from './shrink-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('pictures that move', () => {
  it.each([
    ['an animated WebP', 'RIFF....WEBPVP8X....\x02...', true],
    ['a WebP with transparency', 'RIFF....WEBPVP8X....\x10...', false],
    ['a plain WebP', 'RIFF....WEBPVP8 ....\x02...', false],
    ['an animated PNG', '\x89PNG\r\n\x1a\n....IHDR.............acTL', true],
    ['a PNG', '\x89PNG\r\n\x1a\n....IHDR.............IDAT', false],
    ['an AVIF sequence', '\0\0\0\x1cftypavis', true],
    ['an AVIF picture', '\0\0\0\x1cftypavif', false],
    ['a JPEG', '\xff\xd8\xff\xe0', false],
    ['nothing', '', false],
  ])('%s: %s', (_, head, expected) => {
    expect(isAnimated(bytes(head))).toBe(expected);
  });
});
