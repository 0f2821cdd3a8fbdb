import { clientManifest } from 'virtual:client-manifest';
import type { PageAddressOf, Render } from '@vitrine/contracts';
import { createRender } from './app/render-page.tsx';
import { addressOf as addressOfRoute, routes } from './app/routes.ts';
import { zones } from './app/zones.ts';

/** What the server loads of the built web app. */
export const render: Render = createRender(clientManifest);

/** Where a page lives, for the server to keep it there. */
export const addressOf: PageAddressOf = (path) => addressOfRoute(path);

/** Where the pages live that are rendered, with parameters as `:name`; a test measures each. */
export const renderedPaths: readonly string[] = routes
  .filter(({ zone }) => zones[zone].rendered)
  .map(({ path }) => path);
