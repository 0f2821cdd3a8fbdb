import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createBackOffice } from './back-office.service.ts';

export function backOfficeHandlers(deps: Deps): Handlers<'admin.overview'> {
  const office = createBackOffice(deps);
  return { 'admin.overview': () => office.overview() };
}
