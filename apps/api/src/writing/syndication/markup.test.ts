import { describe, expect, it } from 'vitest';
import { escapeMarkup } from './markup.ts';

describe('escapeMarkup', () => {
  it.each([
    ['plain', 'plain'],
    ['a & b <c> "d"', 'a &amp; b &lt;c&gt; &quot;d&quot;'],
    [']]>', ']]&gt;'],
    ['a\u0000b\u0008c\u001fd\uffffe', 'abcde'],
    ['tab\tline\nend', 'tab\tline\nend'],
    ['half \ud83d of a pair', 'half  of a pair'],
    ['whole 🚀 عربى', 'whole 🚀 عربى'],
  ])('writes %j as %j', (text, written) => {
    expect(escapeMarkup(text)).toBe(written);
  });
});
