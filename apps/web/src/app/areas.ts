import type { LayoutModule, PageModule } from '../lib/page.ts';

/**
 * The frames and pages of the signed-in areas. A module of its own, so that a visitor of the public
 * pages does not download the list of all their files.
 */
export const areas = {
  layouts: {
    account: () => import('./layouts/account.layout.tsx'),
    preview: () => import('./layouts/preview.layout.tsx'),
    admin: () => import('./layouts/admin.layout.tsx'),
  } satisfies Record<string, () => Promise<LayoutModule>>,
  pages: import.meta.glob<PageModule>('./routes/{account,admin}/*.page.tsx'),
};
