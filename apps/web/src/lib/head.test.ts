import { describe, expect, it } from 'vitest';
import { applyHead, type Head, jsonText, renderHead } from './head.ts';

const origin = 'https://vitrine.example';
const head: Head = {
  title: 'Roads & "rivers" <b>',
  description: '"><script>alert(1)</script>',
  canonical: '/blog/1',
  robots: undefined,
  openGraph: { type: 'article', image: '/art/a/1280x720.webp', url: '/blog/1' },
  twitter: { card: 'summary', image: 'https://elsewhere.example/a.webp' },
  jsonLd: [{ '@type': 'BlogPosting', headline: '</script><img>' }],
};

describe('renderHead', () => {
  const html = renderHead(head, origin);

  it('escapes what people have written', () => {
    expect(html).toContain('<title>Roads &amp; &quot;rivers&quot; &lt;b&gt;</title>');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('makes addresses absolute', () => {
    expect(html).toContain('<link rel="canonical" href="https://vitrine.example/blog/1"');
    expect(html).toContain('property="og:image" content="https://vitrine.example/art/a/1280x720');
    expect(html).toContain('name="twitter:image" content="https://elsewhere.example/a.webp"');
  });

  it('keeps JSON-LD inside its element', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('\\u003c/script>');
  });

  it('says nothing of what is not known', () => {
    expect(html).not.toContain('robots');
  });
});

describe('applyHead', () => {
  it("replaces the last page's elements and leaves the rest of the head alone", () => {
    document.head.innerHTML = `<meta name="viewport" content="x">${renderHead(head, origin)}`;
    applyHead({ title: 'Next', robots: 'noindex' }, origin);
    expect(document.title).toBe('Next');
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.head.querySelector('script')).toBeNull();
    expect(document.head.querySelector('meta[name=viewport]')).not.toBeNull();
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex',
    );
  });
});

describe('jsonText', () => {
  it('reads back as it was', () => {
    const value = { text: '</script><!--' };
    expect(jsonText(value)).not.toContain('<');
    expect(JSON.parse(jsonText(value))).toEqual(value);
  });
});
