import type { Area } from '@vitrine/contracts';
import type { LayoutModule } from '../lib/page.ts';
import { paths, type Zone } from '../lib/paths.ts';
import type { areas } from './areas.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';

interface ZoneEntry {
  /** Whether the server renders its pages whole; of a signed-in area it renders the skeleton. */
  rendered: boolean;
  /** Where an area sends visitors, and whom it is for. */
  guard?: { signIn: string; area: Area };
  file: string;
  layout: LazyModule<LayoutModule>;
}

const area = (name: keyof typeof areas.layouts, guard?: ZoneEntry['guard']): ZoneEntry => ({
  rendered: false,
  ...(guard && { guard }),
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
  account: area('account', { signIn: paths.userLogin.to(), area: 'portfolio' }),
  preview: area('preview'),
  admin: area('admin', { signIn: paths.adminLogin.to(), area: 'office' }),
};
