import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { type PageKey, pageKeys, pageSchemas } from '../pages/page-schemas.ts';
import { wholePage } from '../pages/whole-page.ts';

/** The three endpoints that every page has. */
const page = <K extends PageKey>(key: K) => {
  const body = pageSchemas[key] as (typeof pageSchemas)[K];
  return {
    get: {
      method: 'GET',
      path: `/api/pages/${key}/`,
      access: 'anyone',
      tag: 'Pages',
      summary: `The content of ${key}`,
      cacheable: true,
      success: { status: 200, body },
      errors: ['not-found'],
    },
    /** The same content for editors: with its version, and never from a cache. */
    edit: {
      method: 'GET',
      path: `/api/pages/${key}/edit/`,
      access: 'admin',
      tag: 'Pages',
      summary: `The content of ${key}, to be changed`,
      versioned: true,
      success: { status: 200, body },
      errors: ['not-found'],
    },
    save: {
      method: 'PUT',
      path: `/api/pages/${key}/`,
      access: 'admin',
      tag: 'Pages',
      summary: `Change the content of ${key}`,
      body: wholePage(body),
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      versioned: true,
      success: { status: 200, body },
      errors: ['not-found', 'conflict'],
    },
  } as const;
};

type Page<K extends PageKey> = ReturnType<typeof page<K>>;
/** The same action on every page, named as in 'pages.home.get'. */
type OnEvery<A extends keyof Page<PageKey>> = { [K in PageKey as `pages.${K}.${A}`]: Page<K>[A] };

export const pageEndpoints = Object.fromEntries(
  pageKeys.flatMap((key) =>
    Object.entries(page(key)).map(([action, one]) => [`pages.${key}.${action}`, one]),
  ),
) as OnEvery<'get'> & OnEvery<'edit'> & OnEvery<'save'>;
