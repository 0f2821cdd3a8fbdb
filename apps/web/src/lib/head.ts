import type { Alternate } from '@vitrine/contracts';

/** What a page says of itself in its head. Addresses may be paths; they are made absolute. */
export interface Head {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
  alternates?: readonly Alternate[] | undefined;
  feeds?: readonly FeedLink[] | undefined;
  robots?: string | undefined;
  /** Without the prefix: `{ type: 'article', image: '/art/…' }`. */
  openGraph?: Record<string, string | undefined> | undefined;
  twitter?: Record<string, string | undefined> | undefined;
  jsonLd?: readonly object[] | undefined;
  /** The colours of the whole page; dark by default. */
  look?: PageLook | undefined;
}

/** Colours that a public page can have, as styles/tokens.css has them. */
export type PageLook = 'dark' | 'light' | 'paper';

/** A feed that follows what the page shows. */
export interface FeedLink {
  type: 'application/atom+xml' | 'application/feed+json';
  title: string;
  href: string;
}

interface HeadElement {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const ADDRESSES = new Set(['url', 'image', 'audio', 'video']);

/** Marks the elements that belong to the page and are replaced with it. */
const MARK = 'data-page';

/** The elements of a head, apart from the title. */
function headElements(head: Head, origin: string): HeadElement[] {
  const absolute = (address: string) => new URL(address, origin).href;
  const named = (key: 'name' | 'property', prefix: string, values: Head['openGraph'] = {}) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined
        ? []
        : meta({
            [key]: prefix + name,
            content: ADDRESSES.has(name) ? absolute(value) : value,
          }),
    );
  return [
    ...named('name', '', { description: head.description, robots: head.robots }),
    ...(head.canonical ? [link({ rel: 'canonical', href: absolute(head.canonical) })] : []),
    ...(head.alternates ?? []).map(({ hreflang, path }) =>
      link({ rel: 'alternate', hreflang, href: absolute(path) }),
    ),
    ...(head.feeds ?? []).map(({ type, title, href }) =>
      link({ rel: 'alternate', type, title, href: absolute(href) }),
    ),
    ...named('property', 'og:', head.openGraph),
    ...named('name', 'twitter:', head.twitter),
    ...(head.jsonLd ?? []).map((item) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: jsonText(item),
    })),
  ];
}

const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });
const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes });

/** JSON that cannot end the script element it is in. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text made safe for HTML, inside elements and double-quoted attributes alike. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** The head as HTML, for the server. */
export function renderHead(head: Head, origin: string): string {
  const elements = headElements(head, origin).map(({ tag, attributes, text }) => {
    const written = Object.entries({ ...attributes, [MARK]: '' })
      .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
      .join('');
    return `<${tag}${written}>${tag === 'script' ? `${text}</script>` : ''}`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...elements].join('\n');
}

/**
 * Puts the head of the page that one has come to in the place of the last one's. JSON-LD is left
 * out: it is for crawlers, which load pages whole, and Trusted Types forbids writing scripts.
 */
export function applyHead(head: Head, origin: string): void {
  document.title = head.title;
  const fresh = headElements(head, origin)
    .filter(({ tag }) => tag !== 'script')
    .map(({ tag, attributes }) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute(MARK, '');
      return element;
    });
  for (const stale of document.head.querySelectorAll(`[${MARK}]`)) stale.remove();
  document.head.append(...fresh);
}
