import type { Env } from '../../env.ts';
import type { Platform } from '../../platform.ts';
import type { FirstSteps } from '../../startup-banner.ts';
import { ensureFirstAdmin } from '../sign-in/first-admin.ts';
import { createSetupService } from './setup.service.ts';

/**
 * Makes the first administrator, or the link by which one is made. Where the output is kept, as a
 * container's is, a password made here would stay readable for as long as the log.
 * @returns undefined when there is an administrator
 */
export async function prepareFirstAdmin(
  platform: Platform,
  { FIRST_ADMIN, ADMIN_EMAIL, ADMIN_PASSWORD }: Env,
): Promise<FirstSteps | undefined> {
  if (FIRST_ADMIN === 'setup-link' && !ADMIN_PASSWORD) {
    const setupLink = await createSetupService(platform).link();
    return setupLink ? { setupLink } : undefined;
  }
  return ensureFirstAdmin(platform, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
}
