import type { PublicPortfolio } from '@vitrine/contracts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pictureAt } from '#testing/picture-at.ts';
import { createRender } from './app/render-page.tsx';
import { session } from './lib/session.ts';
import { start } from './start.tsx';
import { company } from './testing/company.ts';
import { noEntries } from './testing/empty-portfolio.ts';

const portfolio: PublicPortfolio = {
  ...noEntries,
  ...{ name: 'Ada Mbella', profession: 'Surveyor', headline: 'I measure mountains', summary: '' },
  ...{
    customUrl: 'ada-mbella',
    profileImage: pictureAt(''),
    links: [],
    sections: [],
    theme: 'daylight',
  },
  updatedAt: '2026-03-04T00:00:00.000Z',
};

/** The document as the browser got it. */
async function openPreview() {
  const url = '/user/preview/a.1.b';
  const { html } = await createRender(() => ({ 'index.html': { file: 'assets/index.js' } }))({
    url,
    origin: window.location.origin,
    call: async (name) => ({
      status: 200,
      body: name === 'pages.company.get' ? company : portfolio,
    }),
  });
  document.body.innerHTML = html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>'));
  window.history.replaceState(null, '', url);
  return document.getElementById('root') as HTMLElement;
}

it('takes over a page as the server left it although its owner signs out in the meantime', async () => {
  // React does its work by itself here, as in a browser
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const differences: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    differences.push(event.error);
  };
  window.addEventListener('error', hear);
  onTestFinished(() => window.removeEventListener('error', hear));
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: 'ada@north.example' });
  const root = await openPreview();
  const heading = root.querySelector('h1');
  const started = start(root);
  // in another tab, while the code of the page is on its way
  session.clear();
  await started;
  expect(differences).toEqual([]);
  expect(root.querySelector('h1')).toBe(heading);
  expect(heading?.textContent).toBe('Ada Mbella');
});
