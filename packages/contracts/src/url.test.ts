import { describe, expect, it } from 'vitest';
import { isOwnPicture, isSafeLink, link, optionalLink, picture, storedLink } from './url.ts';

describe('isSafeLink', () => {
  it.each(['https://example.com', 'http://a.b/c?d=e#f', 'mailto:a@b.co', 'HTTPS://EXAMPLE.COM'])(
    'takes %s',
    (value) => {
      expect(isSafeLink(value)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.com',
    '/relative',
    'https://',
    'https:// example.com',
    `https://example.com/${'a'.repeat(2_000)}`,
  ])('refuses %j', (value) => {
    expect(isSafeLink(value)).toBe(false);
  });
});

describe('isOwnPicture', () => {
  it.each(['/art/hero-dawn/1920x1080.webp', '/media/abc_DEF-1/640x480.webp'])(
    'takes %s',
    (value) => {
      expect(isOwnPicture(value)).toBe(true);
    },
  );

  it.each([
    'https://elsewhere.example/a.webp',
    '/media/../secret',
    '/api/portfolio',
    'media/a.webp',
  ])('refuses %s', (value) => {
    expect(isOwnPicture(value)).toBe(false);
  });
});

describe('the address of a picture', () => {
  it.each(['', '/media/abc/640x480.webp', '/media/abc/640x480.webp#focus=40,20'])(
    'may be %j',
    (value) => {
      expect(picture().parse(value)).toBe(value);
    },
  );

  it.each([
    '#focus=40,20',
    '/media/abc/640x480.webp#focus=40',
    '/media/abc/640x480.webp#focus=400,20',
    '/media/abc/640x480.webp#focus=40,20" onload="alert(1)',
    '/media/abc/640x480.webp#40,20',
    '/media/../secret#focus=40,20',
  ])('is refused as %j', (value) => {
    expect(picture().safeParse(value).success).toBe(false);
  });
});

describe('a link with a character that nobody sees', () => {
  it.each(['\u0085', '\u061c', '\u200b', '\u200e', '\u202e', '\u2066', '\u{e0041}'])(
    'is refused with %j, and still shown where it was stored before',
    (unseen) => {
      const value = `https://example.com/a${unseen}b`;
      expect(link().safeParse(value).success).toBe(false);
      expect(optionalLink().safeParse(value).success).toBe(false);
      expect(storedLink().parse(value)).toBe(value);
    },
  );
});
