import type { PublicTexts } from '../../http/public-texts.ts';
import type { Platform } from '../../platform.ts';
import { readCompanyName } from '../../service/index.ts';

/** Of the dark ground, on which a phone opens the site. */
const GROUND = '#0b1311';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone calls the site on its home screen: by the name of the company. */
export const createWebManifest = (platform: Platform): PublicTexts => ({
  '/site.webmanifest': {
    type: 'application/manifest+json',
    async write() {
      const name = await readCompanyName(platform);
      return JSON.stringify({
        name,
        short_name: name,
        start_url: '/',
        display: 'standalone',
        background_color: GROUND,
        theme_color: GROUND,
        icons: [icon(192, 'any'), icon(192, 'maskable'), icon(512, 'any'), icon(512, 'maskable')],
      });
    },
  },
});
