import { join } from 'node:path';
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
    ['Cœur', 'cœur'],
    ['Ɓali', 'ɓali'],
    ['Straße', 'straße'],
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

  it.each(['%E0%A4%A', '%00', 'c%25C5%2593ur'])('is nowhere at %s', async (end) => {
    await http.get(`/projects/${end}`).set('Accept', 'text/html').expect(404);
  });
});
