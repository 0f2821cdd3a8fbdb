import { describe, expect, it } from 'vitest';
import { findDemo } from './refuse-demo.ts';

describe('the build of a site with a server', () => {
  it.each([
    '/site/apps/web/src/demo/mount-banner.tsx',
    '/site/node_modules/.pnpm/msw@3.0.5/node_modules/msw/lib/core/index.js',
    'C:\\site\\apps\\web\\src\\demo\\index.ts',
    '/site/apps/demo/src/server.ts',
  ])('is refused with %s in it', (module) => {
    expect(findDemo(['/site/apps/web/src/start.tsx', module])).toBe(module);
  });

  it('is taken without anything of the demo', () => {
    expect(findDemo(['/site/apps/web/src/start.tsx', '/site/apps/web/src/lib/demo.ts'])).toBe(
      undefined,
    );
  });
});
