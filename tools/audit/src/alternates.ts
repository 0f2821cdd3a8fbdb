/** Where a page is in each language, by the code of the language; its own included. */
export type Alternates = ReadonlyMap<string, string>;

const LINK = /<link\b[^>]*\brel="alternate"[^>]*>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** What the head of a page says of its languages. */
export function alternatesIn(html: string): Alternates {
  const tags = html.match(LINK) ?? [];
  const found = tags.flatMap((tag) => {
    const [language, href] = [attribute(tag, 'hreflang'), attribute(tag, 'href')];
    return language && href ? [[language, href] as const] : [];
  });
  return new Map(found);
}

/**
 * Pages whose languages do not lead to each other: crawlers ignore a pair that is named on one side.
 * @param pages what each page says of its languages, by its address
 */
export function unpaired(pages: ReadonlyMap<string, Alternates>): string[] {
  return [...pages].flatMap(([address, languages]) => {
    const named = [...languages.values()];
    if (!named.includes(address)) return [`${address} does not name itself`];
    return named.flatMap((other) => {
      const back = pages.get(other);
      if (!back) return [`${address} leads to ${other}, which the sitemap does not have`];
      return [...back.values()].includes(address) ? [] : [`${other} does not lead to ${address}`];
    });
  });
}
