import { useCompany } from './use-website-link.ts';

/** By what clock the company means its dates; UTC until that is known. */
export const useCompanyTimeZone = (): string => useCompany()?.timeZone ?? 'UTC';
