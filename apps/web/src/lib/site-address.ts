import { env } from '../env.ts';

/** Where a page lies on its host: a static host may give the site no more than a folder. */
export const withBase = (path: string): string => env.base + path;

/** The path of an address, as the route table has it. */
export const withoutBase = (pathname: string): string =>
  pathname.startsWith(`${env.base}/`) ? pathname.slice(env.base.length) : pathname;

/** What the address of a page begins with: scheme, host and folder of the site. */
export const siteUrl = (): string => window.location.origin + env.base;

/** Where the server has a page of its own, such as `/docs`. */
export const serverAddress = (path: string): string => env.apiUrl + path;

/** Where a file is fetched: uploads from the API, what came with the site from beside it. */
export const fileAddress = (url: string): string => prefixOf(url) + url;

function prefixOf(url: string): string {
  if (url.startsWith('/media/')) return env.apiUrl;
  return url.startsWith('/') ? env.base : '';
}
