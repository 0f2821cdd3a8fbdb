import { inLanguage, ownLanguage } from '../in-language.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { type PageContent, type PageKey, pageKeys, pageSchemas } from '../pages/page-schemas.ts';
import { wholePage } from '../pages/whole-page.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

/** A page as visitors get it. */
const shown = <K extends PageKey>(key: K) => {
  type Shown = PageContent<K> & { locale?: Locale | undefined };
  const { id, description } = pageSchemas[key].meta() ?? {};
  const whole = pageSchemas[key].extend(ownLanguage()).meta({ id: `Shown${id}`, description });
  return whole as unknown as z.ZodType<Shown, Shown>;
};

/** The three endpoints that every page has. */
const page = <K extends PageKey>(key: K) => {
  const answer = pageSchemas[key] as (typeof pageSchemas)[K];
  return endpointsWith({ access: 'content', scope: 'content', tag: 'Pages' })({
    get: {
      route: `GET /api/pages/${key}/`,
      access: 'anyone',
      summary: `The content of ${key}`,
      query: z.object(inLanguage()),
      cacheable: true,
      answer: shown(key),
      errors: ['not-found'],
    },
    /** The same content for editors: with its version, and never from a cache. */
    edit: {
      route: `GET /api/pages/${key}/edit/`,
      summary: `The content of ${key}, to be changed`,
      versioned: true,
      answer,
      errors: ['not-found'],
    },
    save: {
      route: `PUT /api/pages/${key}/`,
      summary: `Change the content of ${key}`,
      body: wholePage(answer),
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      versioned: true,
      answer,
      errors: ['not-found'],
    },
  });
};

type Page<K extends PageKey> = ReturnType<typeof page<K>>;
/** The same action on every page, named as in 'pages.home.get'. */
type OnEvery<A extends keyof Page<PageKey>> = { [K in PageKey as `pages.${K}.${A}`]: Page<K>[A] };

export const pageEndpoints = Object.fromEntries(
  pageKeys.flatMap((key) =>
    Object.entries(page(key)).map(([action, one]) => [`pages.${key}.${action}`, one]),
  ),
) as OnEvery<'get'> & OnEvery<'edit'> & OnEvery<'save'>;
