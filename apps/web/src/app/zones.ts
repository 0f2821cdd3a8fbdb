import type { LayoutModule } from '../lib/page.ts';
import type { areas } from './areas.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';
import type { Zone } from './route-table.ts';

interface ZoneEntry {
  /** Whether the server renders its pages; the signed-in areas exist in the browser only. */
  rendered: boolean;
  file: string;
  layout: LazyModule<LayoutModule>;
}

const area = (name: keyof typeof areas.layouts): ZoneEntry => ({
  rendered: false,
  file: `layouts/${name}.layout.tsx`,
  layout: lazyModule(async () => (await import('./areas.ts')).areas.layouts[name]()),
});

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
  account: area('account'),
  preview: area('preview'),
  admin: area('admin'),
};
