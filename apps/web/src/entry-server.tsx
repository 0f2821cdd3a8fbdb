import { clientManifest } from 'virtual:client-manifest';
import type { PageAddressOf, Render } from '@vitrine/contracts';
import { createRender } from './app/render-page.tsx';
import { addressOf as addressOfRoute } from './app/routes.ts';

/** What the server loads of the built web app. */
export const render: Render = createRender(clientManifest);

/** Where a page lives, for the server to keep it there. */
export const addressOf: PageAddressOf = (path) => addressOfRoute(path);
