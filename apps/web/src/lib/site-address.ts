import { type Locale, pathIn, splitLocale } from '@vitrine/contracts';
import { env } from '../env.ts';
import { getLocale } from './locale.ts';

/**
 * Where a page is on its host: a static host may give the site no more than a folder, and every
 * language but the base one has its own.
 */
export const withBase = (path: string): string => env.base + pathIn(getLocale(), path);

/** The language of an address and the path of its page, as the route table has it. */
export const pageAt = (pathname: string): ReturnType<typeof splitLocale> =>
  splitLocale(pathname.startsWith(`${env.base}/`) ? pathname.slice(env.base.length) : pathname);

/** Where a page is on its host in another language. @param path as links have it in the one that is shown */
export const addressIn = (locale: Locale, path: string): string =>
  env.base + pathIn(locale, pageAt(withBase(path)).path);

/** The whole address of a page, in the language that is shown. */
export const pageUrl = (path: string, origin: string): string => origin + withBase(path);

/** What the address of a page begins with: scheme, host and folder of the site. */
export const siteUrl = (): string => pageUrl('', window.location.origin);

/** Where the server has a page of its own, such as `/docs`. */
export const serverAddress = (path: string): string => env.apiUrl + path;

/** Where a file is fetched: uploads from the API, what came with the site from beside it. */
export const fileAddress = (url: string): string => prefixOf(url) + url;

function prefixOf(url: string): string {
  if (url.startsWith('/media/')) return env.apiUrl;
  return url.startsWith('/') ? env.base : '';
}
