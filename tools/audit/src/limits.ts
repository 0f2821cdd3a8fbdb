/** What the bytes of a page are for; `rest` holds data, icons and the headers of every answer. */
export type Kind = 'html' | 'js' | 'css' | 'fonts' | 'images' | 'rest';

/** Bytes as they come over the line, so after compression. */
export type Weight = Record<Kind, number>;

const KB = 1_000;

/** Of every page. */
const LIMITS: Partial<Weight> = { css: 15 * KB, fonts: 45 * KB };
/** Of kinds of pages, by address. */
const PAGE_LIMITS: readonly [page: RegExp, limits: Partial<Weight>][] = [
  // What is read needs no framework: the entry alone comes with it.
  [/^\/(|blog(\/(?!all$)[^/]+)?|p\/[^/]+|privacy|terms|cookies)$/, { js: 10 * KB }],
];
const TOTAL_LIMIT = 300 * KB;

/** JavaScript until a screen of an area, or the way into it, can be used (decision 0018). */
const AREA_JS_LIMIT = 159 * KB;

export function total(weight: Weight): number {
  return Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
}

/** What a page weighs too much, as sentences; empty where it keeps its budget. */
export function overBudget(path: string, weight: Weight): string[] {
  const own = PAGE_LIMITS.filter(([page]) => page.test(path)).map(([, limits]) => limits);
  const limits = Object.entries(Object.assign({}, LIMITS, ...own)) as [Kind, number][];
  const bytes: [string, number, number][] = [
    ...limits.map(([kind, limit]): [string, number, number] => [kind, weight[kind], limit]),
    ['the first view', total(weight), TOTAL_LIMIT],
  ];
  return bytes
    .filter(([, used, limit]) => used > limit)
    .map(([what, used, limit]) => `${what} weighs ${used} bytes, of ${limit} at most`);
}

/** What a screen of an area weighs too much; empty where it keeps its budget. */
export function overAreaBudget(js: number): string[] {
  return js > AREA_JS_LIMIT ? [`js weighs ${js} bytes, of ${AREA_JS_LIMIT} at most`] : [];
}
