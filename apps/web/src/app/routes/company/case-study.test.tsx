import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { addressOf } from '#app/routes.ts';
import { paths } from '#lib/paths.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { siteAnswers, siteHandlers } from '#testing/site-answers.ts';
import { pages } from './pages.tsx';

const { Page } = pages['case-study'];
const [project, second] = siteAnswers['content.projects.list'];
if (!project || !second) throw new Error('The tests need two projects');
const study = {
  address: 'gigbridge',
  project,
  services: ['Custom Software', 'Mobile Applications'],
  next: { id: second.id, address: 'alert237', name: 'Alert237', tagline: 'Help that comes' },
};
const PLACE = { path: '/projects/gigbridge', pattern: '/projects/:project' };

async function open(shown: object = study) {
  server.use(...siteHandlers(), answer('caseStudies.get', shown as never));
  renderWithProviders(<Page />, PLACE);
  await screen.findByRole('heading', { level: 1 });
}

describe('a case study', () => {
  it('tells the whole story under its name, with what it took', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('GigBridge');
    const parts = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(parts).toEqual(['Problem', 'Solution', 'Key features', 'Impact', 'Alert237']);
    for (const text of ['GigBridge problem, second.', 'GigBridge feature B', 'GigBridge helps.']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('Services: Custom Software, Mobile Applications')).toBeTruthy();
  });

  it('shows the picture of the product', async () => {
    await open();
    const picture = screen.getByRole('article').querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/art/project-1/1280x960.webp');
  });

  it('leads back to all of them, and on to the next', async () => {
    await open();
    const back = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(back.getByRole('link').getAttribute('href')).toBe('/projects');
    const next = screen.getByRole('link', { name: 'The next case study' });
    expect(next.getAttribute('href')).toBe('/projects/alert237');
  });

  it('can be passed on', async () => {
    await open();
    const href = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toContain('/projects/gigbridge');
  });

  it('leaves out what nobody has written', async () => {
    const bare = { ...project, problem: '', features: [], impact: '', image: '' };
    await open({ ...study, project: bare, services: [], next: null });
    const parts = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(parts).toEqual(['Solution']);
    expect(screen.getByRole('article').querySelector('img')).toBeNull();
  });

  it('can be asked for once more when it did not come', async () => {
    server.use(...siteHandlers(), refuse('caseStudies.get', 'internal'));
    renderWithProviders(<Page />, PLACE);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

describe('its address', () => {
  const rendered = (path: string, shown: object | undefined) =>
    createRender(() => ({ 'index.html': { file: 'assets/index.js', css: [] } }))({
      url: path,
      origin: 'https://ridge.example',
      call: async (name) => {
        if (name !== 'caseStudies.get') {
          return { status: 200, body: siteAnswers['pages.company.get'] };
        }
        return shown ? { status: 200, body: shown } : { status: 404, body: {} };
      },
    });

  it('is the one that it has now, whatever led here', async () => {
    const { status, headers } = await rendered(`/projects/${project.id}`, study);
    expect(status).toBe(301);
    expect(headers.location).toBe('/projects/gigbridge');
  });

  it.each(['cœur', 'ɓali', 'straße', 'проект', 'خريطة', 'a&b=c d'])(
    'may have letters of any script: %s',
    async (address) => {
      const { path } = addressOf(paths.caseStudy.to(address)) ?? { path: '' };
      const call = vi.fn(async (name: string) =>
        name === 'caseStudies.get'
          ? { status: 200, body: { ...study, address } }
          : { status: 200, body: siteAnswers['pages.company.get'] },
      );
      const origin = 'https://ridge.example';
      const render = createRender(() => ({ 'index.html': { file: 'assets/index.js', css: [] } }));
      const { status, html } = await render({ url: path, origin, call });
      expect(status).toBe(200);
      expect(call).toHaveBeenCalledWith('caseStudies.get', { params: { id: address } });
      expect(html).toContain(`<link rel="canonical" href="${origin}${path}"`);
    },
  );

  it('is nothing where there is no such project', async () => {
    expect((await rendered('/projects/gone', undefined)).status).toBe(404);
  });

  it('is rendered on the server, and listed for crawlers', async () => {
    const { status, html } = await rendered('/projects/gigbridge', study);
    expect(status).toBe(200);
    expect(html).toContain('<title>GigBridge · Ridge Line</title>');
    expect(html).toContain('<link rel="canonical" href="https://ridge.example/projects/gigbridge"');
    expect(html).toContain('"@type":"CreativeWork","name":"GigBridge"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  it('tells crawlers of its picture without what is to stay in sight of it', async () => {
    const image = '/art/project-1/1280x960.webp#focus=40,20';
    const cut = { ...study, project: { ...project, image } };
    const { html } = await rendered('/projects/gigbridge', cut);
    expect(html).toContain('"image":"https://ridge.example/art/project-1/1280x960.webp"');
  });
});
