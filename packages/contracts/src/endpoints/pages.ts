import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { type PageKey, pageKeys, pageSchemas } from '../pages/page-schemas.ts';
import { wholePage } from '../pages/whole-page.ts';
import { endpointsWith } from './endpoint.ts';

/** The three endpoints that every page has. */
const page = <K extends PageKey>(key: K) => {
  const answer = pageSchemas[key] as (typeof pageSchemas)[K];
  return endpointsWith({ access: 'content', scope: 'content', tag: 'Pages' })({
    get: {
      route: `GET /api/pages/${key}/`,
      access: 'anyone',
      summary: `The content of ${key}`,
      cacheable: true,
      answer,
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
