import type { LayoutModule } from '../lib/page.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';
import type { Zone } from './route-table.ts';

interface ZoneEntry {
  /** Whether the server renders its pages; the signed-in areas exist in the browser only. */
  rendered: boolean;
  file: string;
  layout: LazyModule<LayoutModule>;
}

export const zones: Record<Zone, ZoneEntry> = {
  public: {
    rendered: true,
    file: 'layouts/public.layout.tsx',
    layout: lazyModule(() => import('./layouts/public.layout.tsx')),
  },
  bare: {
    rendered: true,
    file: 'layouts/bare.layout.tsx',
    layout: lazyModule(() => import('./layouts/bare.layout.tsx')),
  },
  account: {
    rendered: false,
    file: 'layouts/account.layout.tsx',
    layout: lazyModule(() => import('./layouts/account.layout.tsx')),
  },
  preview: {
    rendered: false,
    file: 'layouts/preview.layout.tsx',
    layout: lazyModule(() => import('./layouts/preview.layout.tsx')),
  },
  admin: {
    rendered: false,
    file: 'layouts/admin.layout.tsx',
    layout: lazyModule(() => import('./layouts/admin.layout.tsx')),
  },
};
