import { pageKeys, withCompanyWords } from '@vitrine/contracts';
import { defaultContent } from '@vitrine/default-content';
import { describe, expect, it, onTestFinished } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
await seedDefaults(server.platform.database, server.platform);
const admin = await newAdmin(server);

/** What is on a page, which is there again after the test. */
const edit = async (key: string) => {
  const { body, headers } = await http.get(`/api/pages/${key}/edit/`).set(admin.bearer).expect(200);
  onTestFinished(async () => {
    await http.put(`/api/pages/${key}/`).set(admin.bearer).send(body).expect(200);
  });
  return { content: body, tag: String(headers.etag) };
};
const save = (key: string, content: object, tag: string) =>
  http.put(`/api/pages/${key}/`).set(admin.bearer).set('If-Match', tag).send(content);

describe.each(pageKeys)('the content of %s', (key) => {
  it('is read with its version, and shown at once when it was saved', async () => {
    const { content, tag } = await edit(key);
    expect(content).toEqual(defaultContent.pages[key]);
    // what visitors get is kept by the server until it changes
    await http.get(`/api/pages/${key}/`).expect(200);
    const changed = 'heroTitle' in content ? { heroTitle: 'Changed' } : { tagline: 'Changed' };
    const saved = await save(key, { ...content, ...changed }, tag).expect(200);
    expect(saved.headers.etag).not.toBe(tag);
    const { body } = await http.get(`/api/pages/${key}/`).expect(200);
    expect(body).toEqual(
      withCompanyWords({ ...content, ...changed }, defaultContent.pages.company),
    );
  });

  it('is not overwritten by someone who has not seen the newest', async () => {
    const { content, tag } = await edit(key);
    const first = 'heroTitle' in content ? { heroTitle: 'First' } : { tagline: 'First' };
    await save(key, { ...content, ...first }, tag).expect(200);
    const refused = await save(key, content, tag).expect(409);
    expect(refused.body.current).toEqual({ ...content, ...first });
  });
});

describe('a page that is saved', () => {
  it('is in the audit log with what changed', async () => {
    const { content, tag } = await edit('about');
    await save('about', { ...content, heroTitle: 'For the log' }, tag).expect(200);
    const { body } = await http
      .get('/api/audit/')
      .query({ subject: 'page', subject_id: 'about' })
      .set(admin.bearer);
    expect(body.items[0]).toMatchObject({
      actor: admin.email,
      before: { heroTitle: content.heroTitle },
      after: { heroTitle: 'For the log' },
    });
    expect(Object.keys(body.items[0].after)).toEqual(['heroTitle']);
  });

  it('is refused without one of its sections, which stays as it was', async () => {
    const { content, tag } = await edit('about');
    const { why: _why, ...rest } = content;
    const { body } = await save('about', rest, tag).expect(422);
    expect(body.errors[0].path).toBe('why');
    expect((await edit('about')).content).toEqual(content);
  });

  it('takes no picture from elsewhere', async () => {
    const { content, tag } = await edit('home');
    const heroImages = ['https://elsewhere.example/x.png'];
    const { body } = await save('home', { ...content, heroImages }, tag).expect(422);
    expect(body.errors[0].path).toBe('heroImages.0');
  });
});
