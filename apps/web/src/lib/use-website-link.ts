import { QueryClientContext } from '@tanstack/react-query';
import { type Company, publicLocales } from '@vitrine/contracts';
import { use } from 'react';
import { env } from '../env.ts';
import { endpointKey } from './endpoint-query.ts';
import { getLocale } from './locale.ts';
import { pageAt, withBase } from './site-address.ts';
import { SiteOriginContext } from './site-origin.ts';

/** What every page knows of the company, read and never asked for; undefined until it came. */
export const useCompany = () =>
  use(QueryClientContext)?.getQueryData<Company>(endpointKey('pages.company.get'));

/** The languages in which visitors find the website; the base language alone until that is known. */
export const usePublicLocales = () => publicLocales(useCompany());

/**
 * Links to a page of the website. Accounts are in every language, the website need not be: from a
 * page in another language a link then leads to that of the base language, by its whole address.
 */
export function useWebsiteLink(): (to: string) => string {
  const origin = use(SiteOriginContext) ?? '';
  const company = useCompany();
  const isOpen = company === undefined || publicLocales(company).includes(getLocale());
  return (to) => (isOpen ? to : origin + env.base + pageAt(withBase(to)).path);
}
