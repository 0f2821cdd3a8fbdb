import {
  baseLocale,
  type Locale,
  MISSING_PAGE_PATH,
  type MissingAt,
  type PageAddress,
  pathIn,
  publicLocales,
  slugsIn,
} from '@vitrine/contracts';
import { matchPath } from 'react-router-dom';
import type { PageContext, PageModule, RefusedStatus } from '../lib/page.ts';
import { type Hydration, paths, type RouteEntry, type Zone } from '../lib/paths.ts';
import { pageAt } from '../lib/site-address.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';

/** Every page: fixed addresses stand before those with parameters. An address without a page is a 404. */
export const routeTable: readonly RouteEntry[] = Object.values(paths);

/** A page of the site that can be loaded and shown. */
export interface Route {
  path: string;
  zone: Zone;
  hydration: Hydration;
  /** Relative to `src/app`; names the page's chunk in the build's manifest. */
  file: string;
  /** Of the query, those that it reads on the server. */
  parameters: readonly string[];
  /** Shown in the languages alone that the company has chosen for its website. */
  ofWebsite: boolean;
  module: LazyModule<PageModule>;
}

export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string | undefined>>;
}

/** The pages of a folder, in one module. */
interface PageGroup {
  pages: Readonly<Record<string, PageModule>>;
}

type PageFiles = Record<string, () => Promise<PageModule | PageGroup>>;

const publicPages: PageFiles = import.meta.glob<PageModule | PageGroup>([
  './routes/public/*.page.tsx',
  './routes/{auth,company,confirm,newsletter}/pages.tsx',
]);

/** `public/home` has a file of its own; the pages of these four folders share one each. */
export function fileOf(page: string): string {
  const [, group] = /^(auth|company|confirm|newsletter)\//.exec(page) ?? [];
  return group ? `routes/${group}/pages.tsx` : `routes/${page}.page.tsx`;
}

/** Pages of the signed-in areas, whose files are listed in a module that comes with the first. */
const areaPages: PageFiles = Object.fromEntries(
  routeTable
    .filter(({ page }) => /^(account|admin)\//.test(page))
    .map(({ page }) => {
      const file = `./${fileOf(page)}`;
      return [file, async () => loadAreaPage((await import('./areas.ts')).areas.pages[file])];
    }),
);

function loadAreaPage(load: PageFiles[string] | undefined) {
  if (!load) throw new Error('The page has no file');
  return load();
}

/** Joins the table with the page files there are. */
export function joinRoutes(table: readonly RouteEntry[], files: PageFiles): Route[] {
  const modules = new Map<string, LazyModule<PageModule>>();
  return table.flatMap((entry) => {
    const { path, zone, page, parameters = [], ofWebsite = false } = entry;
    const { hydration = 'when-painted' } = entry;
    const file = fileOf(page);
    const load = files[`./${file}`];
    if (!load) return [];
    const module = modules.get(page) ?? lazyModule(async () => pageOf(page, await load()));
    modules.set(page, module);
    return [{ path, zone, hydration, file, parameters, ofWebsite, module }];
  });
}

function pageOf(page: string, module: PageModule | PageGroup): PageModule {
  if (!('pages' in module)) return module;
  const found = module.pages[page.slice(page.indexOf('/') + 1)];
  if (!found) throw new Error(`There is no page ${page}`);
  return found;
}

export const routes = joinRoutes(routeTable, { ...areaPages, ...publicPages });

/** A page that is shown at the addresses of others. */
function routeOf(page: string): Route {
  const shown = { path: '*', zone: 'public', page, hydration: 'on-intent' } as const;
  const entry = { ...shown, ofWebsite: true };
  const [route] = joinRoutes([entry], publicPages);
  if (!route) throw new Error(`There is no page ${page}`);
  return route;
}

/** Shown, with status 404, for every other address. */
export const notFoundRoute = routeOf('public/not-found');
/** What is shown in place of a page that says this of itself; 410 is a link that has ended. */
export const refusedRoutes: Readonly<Record<RefusedStatus, Route>> = {
  404: notFoundRoute,
  410: routeOf('public/ended-link'),
};

/** Whether a page is not shown in the language of its address: the company has not chosen it. */
export function isClosedIn(locale: Locale, route: Route, { read }: PageContext): boolean {
  const company = read('pages.company.get');
  return route.ofWebsite && company !== undefined && !publicLocales(company).includes(locale);
}

/**
 * The page of a path in the base language. Fixed addresses stand before those with parameters in the
 * table.
 */
export function matchRoute(pathname: string, table: readonly Route[] = routes): RouteMatch {
  for (const route of table) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  return { route: notFoundRoute, params: {} };
}

/** As links are made of them: paths are percent-encoded. One that cannot be read stays as it is. */
function decoded(params: RouteMatch['params']): RouteMatch['params'] {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value = '']) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return params;
  }
}

/**
 * The address that the page of a path is rendered for: capitals and slashes at the end lead to the
 * same page. Undefined where there is none.
 */
export function addressOf(
  pathname: string,
  table: readonly Route[] = routes,
): PageAddress | undefined {
  const { locale, path } = pageAt(pathname);
  const { route, params } = matchRoute(path, table);
  if (route === notFoundRoute) return undefined;
  const filled = route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const named = locale === baseLocale ? '' : pathname.slice(locale.length + 1);
  return {
    path: pathIn(locale, filled),
    route: pathIn(locale, route.path),
    parameters: route.parameters,
    isFixed: !route.path.includes(':'),
    ...(slugsIn(locale, named) !== named && { movedTo: pathIn(locale, filled) }),
  };
}

/** Where the page that says that there is none is shown in the language of an address. */
export const missingAt: MissingAt = (pathname) =>
  pathIn(pageAt(pathname).locale, MISSING_PAGE_PATH);
