import { describe, expect, it } from 'vitest';
import { toHtml } from './markdown-html.ts';

const html = (...sections: string[]) => toHtml(sections, 'https://north.example');

describe('toHtml', () => {
  it.each([
    ['One.\n\nTwo\nlines.', '<p>One.</p>\n<p>Two<br>lines.</p>'],
    ['## A & b', '<h2>A &amp; b</h2>'],
    [
      '**a** _b_ ~~c~~ `<d>`',
      '<p><strong>a</strong> <em>b</em> <del>c</del> <code>&lt;d&gt;</code></p>',
    ],
    ['- a\n- b', '<ul><li>a</li>\n<li>b</li></ul>'],
    ['1. a', '<ol><li>a</li></ol>'],
    ['3. a', '<ol start="3"><li>a</li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['```\n<a>\n```', '<pre><code>&lt;a&gt;</code></pre>'],
    ['---', '<hr>'],
    [
      '|a|\n|-|\n|1|',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    ['[a](/contact)', '<p><a href="https://north.example/contact">a</a></p>'],
    ['[a](https://b.example/?c=1&d=2)', '<p><a href="https://b.example/?c=1&amp;d=2">a</a></p>'],
    [
      '![a "b"](/media/1/2x3.webp)',
      '<p><img src="https://north.example/media/1/2x3.webp" alt="a &quot;b&quot;"></p>',
    ],
  ])('writes %j', (markdown, written) => {
    expect(html(markdown)).toBe(written);
  });

  it('keeps sections apart, and leaves out empty ones', () => {
    expect(html('One.', ' ', 'Two <b>.')).toBe('<p>One.</p>\n<p>Two &lt;b&gt;.</p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](https://x.example/"onmouseover="alert(1))',
    '![a](https://x.example/a.gif)',
    '![" onerror="alert(1)](/media/1/2x3.webp)',
    '`</code><script>alert(1)</script>`',
    '**<script>**alert(1)**</script>**',
    '[<img src=x onerror=alert(1)>](https://x.example)',
  ])('of %j nothing comes out that acts', (markdown) => {
    const written = html(markdown);
    expect(written).not.toMatch(/<(script|img src="?x|[^>]*"\s*on)|javascript:|x\.example\/a\.gif/);
    const tags = [...written.matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag);
    expect(['p', 'a', 'img', 'code', 'strong']).toEqual(expect.arrayContaining(tags));
  });
});
