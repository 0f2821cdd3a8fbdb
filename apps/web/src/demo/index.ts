// The door for the demo, which starts the app once its API is answered in this browser.
import { now as time } from '#lib/clock.ts';
import { m } from '#messages';
import type { BannerOptions } from './mount-banner.tsx';

export { logFailure } from '#lib/log.ts';
export { SHARE_IMAGE_SIZE } from '#lib/share-image.ts';
export { fileAddress, siteUrl } from '#lib/site-address.ts';
export { env } from '../env.ts';
export { DEMO_ADMIN, DEMO_PROFESSIONAL, type DemoAccount } from './accounts.ts';
export { followScreenVisits } from './screen-visits.ts';

export const now = (): Date => new Date(time());

/** Shown while the demo is fetched, and where it cannot start. */
export const startTexts = { loading: m.demo_loading, failed: m.demo_failed };

/** The app as it is, and the banner below it. */
export async function startApp(banner: BannerOptions): Promise<void> {
  await import('../entry-client.ts');
  const { mountBanner } = await import('./mount-banner.tsx');
  mountBanner(banner);
}
