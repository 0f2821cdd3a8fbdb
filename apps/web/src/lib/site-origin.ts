import { createContext, use } from 'react';
import { pageUrl } from './site-address.ts';

/** Scheme and host of the site, which the server knows from its settings. */
export const SiteOriginContext = createContext<string | undefined>(undefined);

/** The whole address of a page, to hand on to others. */
export function usePageAddress(path: string): string {
  return pageUrl(path, use(SiteOriginContext) ?? window.location.origin);
}
