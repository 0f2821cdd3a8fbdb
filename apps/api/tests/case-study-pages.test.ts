import { join } from 'node:path';
import type { Project } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { loadWebApp } from '../src/http/site.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

// The page and the API have to mean the same address: both are asked, through the built web app.

const web = await loadWebApp(join(import.meta.dirname, '..', '..', 'web', 'dist'));
if (!web) throw new Error('The web app is not built: run pnpm build');
const server = await useTestServer({ web });
const admin = await newAdmin(server);
const { http } = server;

const page = (end: string) =>
  http
    .get(`/projects/${encodeURIComponent(end)}`)
    .set('Accept', 'text/html')
    .redirects(0);
const add = async (name: string): Promise<string> =>
  (await http.post('/projects/').set(admin.bearer).send({ name }).expect(201)).body.id;

describe('the page of a case study', () => {
  it.each([
    ['Cœur', 'coeur'],
    ['Ɓamboutos', 'bamboutos'],
    ['Straße', 'strasse'],
    ['Проект', 'проект'],
    ['خريطة الطرق', 'خريطة-الطرق'],
    ['Maître D', 'maitre-d'],
  ])('of %j is where the sitemap and its id lead: at %s', async (name, address) => {
    const id = await add(name);
    const here = `/projects/${encodeURIComponent(address)}`;
    const { text } = await page(address).expect(200);
    expect(text).toContain(name);
    expect((await http.get('/sitemap-projects-1.xml').expect(200)).text).toContain(`${here}<`);
    await page(id).expect(301).expect('Location', here);
    await http.put(`/projects/${id}`).set(admin.bearer).send({ name: 'Kern' }).expect(200);
    await page(address).expect(301).expect('Location', '/projects/kern');
    await http.delete(`/projects/${id}`).set(admin.bearer).expect(204);
    await page(address).expect(404);
  });

  it('of a name with other letters is where links of earlier releases lead', async () => {
    const id = await add('Cœur');
    await page('cœur').expect(301).expect('Location', '/projects/coeur');
    const other = await add('cœur');
    await page('cœur').expect(301).expect('Location', '/projects/coeur');
    for (const one of [id, other]) {
      await http.delete(`/projects/${one}`).set(admin.bearer).expect(204);
    }
    await page('cœur').expect(404);
  });

  it('is where the lists of projects lead, whole and in parts', async () => {
    const ids = [await add('Cœur'), await add('Coeur'), await add('خريطة الطرق')];
    const expected = ['coeur', ids[1], 'خريطة-الطرق'];
    const whole: Project[] = (await http.get('/projects/').expect(200)).body;
    expect(whole.map(({ address }) => address)).toEqual(expected);
    const { links } = await http.get('/projects/?limit=1').expect(200);
    const { pathname, search } = new URL(links.next ?? '', 'http://vitrine.test');
    const part = await http.get(pathname + search).expect(200);
    expect(part.body.map(({ address }: Project) => address)).toEqual([ids[1]]);
    for (const id of ids) await http.delete(`/projects/${id}`).set(admin.bearer).expect(204);
  });

  it.each(['%E0%A4%A', '%00', 'c%25C5%2593ur'])('is nowhere at %s', async (end) => {
    await http.get(`/projects/${end}`).set('Accept', 'text/html').expect(404);
  });
});
