import { clientManifest } from 'virtual:client-manifest';
import type { Render } from '@vitrine/contracts';
import { createRender } from './app/render-page.tsx';

/** What the server loads of the built web app. */
export const render: Render = createRender(clientManifest);
