import { clientManifests } from 'virtual:client-manifests';
import type { Render } from '@vitrine/contracts';
import { createRender } from './app/render-page.tsx';
import { routes } from './app/routes.ts';
import { zones } from './app/zones.ts';

/** What the server loads of the built web app. */
export const render: Render = createRender((locale) => clientManifests[locale] ?? {});

/** Where a page lives, and the one that says that there is none: for the server to keep them there. */
export { addressOf, missingAt } from './app/routes.ts';

/** Where the pages live that are rendered, with parameters as `:name`; a test measures each. */
export const renderedPaths: readonly string[] = routes
  .filter(({ zone }) => zones[zone].rendered)
  .map(({ path }) => path);
