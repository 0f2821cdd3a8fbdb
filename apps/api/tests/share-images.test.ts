import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Render } from '@vitrine/contracts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { plainPicture, stripedPicture } from './testing/files.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { newAdmin } from './testing/people.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const ART_COLOR = '#c02020';
const files = await mkdtemp(join(tmpdir(), 'vitrine-share-'));
afterAll(() => rm(files, { recursive: true, force: true }));
const folder = join(files, 'art', 'category-blue');
await mkdir(folder, { recursive: true });
await sharp({ create: { width: 1280, height: 720, channels: 3, background: ART_COLOR } })
  .webp()
  .toFile(join(folder, '1280x720.webp'));

const render: Render = async () => ({ status: 404, headers: {}, html: '' });
const server = await useTestServer({
  web: { files, render, addressOf: () => undefined, missingAt: () => '/404' },
});
await seedDefaults(server.platform.database, server.platform);
const admin = await newAdmin(server);

const post = (changes: object = {}) => ({
  title: 'Title',
  description: 'About',
  posts: ['Text'],
  color: 'blue',
  status: 'published',
  ...changes,
});
const create = async (changes: object = {}) =>
  (await server.http.post('/blogs/').set(admin.bearer).send(post(changes)).expect(201)).body;
const postOf = (id: string) => `/share/article/${id}.png`;
const get = (path: string) => server.http.get(path).buffer(true);
const open = async (path: string) => {
  const { body, headers } = await get(path).expect(200);
  return { png: body as Buffer, headers };
};
/** Red, green and blue of one point. */
const pointOf = async (png: Buffer, left: number, top: number) => {
  const point = sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await point.raw().toBuffer())];
};

describe('the picture of a case study', () => {
  it('is drawn with its name, also under a name it had before, and for nothing else', async () => {
    const project = { name: 'Ferry times', tagline: 'When the boat leaves' };
    const sent = await server.http.post('/projects/').set(admin.bearer).send(project).expect(201);
    const { png } = await open('/share/case-study/ferry-times.png');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const renamed = { ...project, name: 'Boats' };
    await server.http.put(`/projects/${sent.body.id}`).set(admin.bearer).send(renamed).expect(200);
    const after = await open('/share/case-study/ferry-times.png');
    expect(after.png.equals(png)).toBe(false);
    await get('/share/case-study/nothing.png').expect(404);
  });
});

/** A picture of the library: red at its left, blue at its right. */
async function uploadStripes(): Promise<string> {
  const { body } = await server.http
    .post('/api/library/')
    .set(admin.bearer)
    .field('title', 'Stripes')
    .attach('file', await stripedPicture(1800, 300, true), 'stripes.png')
    .expect(201);
  return body.url;
}

describe('the focal point of a picture of the library', () => {
  const MIDDLE_RIGHT = [1190, 300] as const;
  /** Which of its two colours a card shows at its edge. */
  const colourOf = async (path: string) => {
    const [red = 0, , blue = 0] = await pointOf((await open(path)).png, ...MIDDLE_RIGHT);
    return red > blue ? 'red' : 'blue';
  };

  it('is what the card of an article is cut around', async () => {
    const url = await uploadStripes();
    const left = await create({ cover: `${url}#focus=0,50` });
    const right = await create({ cover: `${url}#focus=100,50` });
    expect(await colourOf(postOf(left.id))).toBe('red');
    expect(await colourOf(postOf(right.id))).toBe('blue');
  });

  it('is what the card of a case study is cut around', async () => {
    const url = await uploadStripes();
    const study = { tagline: 'Of two colours' };
    for (const [name, focus] of [
      ['Left stripes', '0,50'],
      ['Right stripes', '100,50'],
    ]) {
      const body = { ...study, name, image: `${url}#focus=${focus}` };
      await server.http.post('/projects/').set(admin.bearer).send(body).expect(201);
    }
    expect(await colourOf('/share/case-study/left-stripes.png')).toBe('red');
    expect(await colourOf('/share/case-study/right-stripes.png')).toBe('blue');
  });

  it('is what the card of the home page is cut around, where that shows such a picture', async () => {
    await get('/share/page/home.png').expect(404);
    const url = await uploadStripes();
    const { body: home } = await server.http.get('/api/pages/home/').expect(200);
    for (const [focus, colour] of [
      ['0,50', 'red'],
      ['100,50', 'blue'],
    ]) {
      const heroImages = [`${url}#focus=${focus}`];
      await server.http
        .put('/api/pages/home/')
        .set(admin.bearer)
        .send({ ...home, heroImages })
        .expect(200);
      expect(await colourOf('/share/page/home.png')).toBe(colour);
    }
    await get('/share/page/team.png').expect(404);
    await get('/share/page/nothing.png').expect(404);
  });
});

describe('the picture of an article', () => {
  it('is a PNG of 1200 by 630 pixels that messengers take', async () => {
    const { id } = await create();
    const { png, headers } = await open(postOf(id));
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
  });

  it("shows its category's terrain", async () => {
    const { png } = await open(postOf((await create()).id));
    const [red = 0, green = 0] = await pointOf(png, 1190, 100);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(80);
  });

  it('changes with its title, and only with what it shows', async () => {
    const { id } = await create({ title: 'Before' });
    const tag = async () => (await open(postOf(id))).headers.etag;
    const before = await tag();
    await create({ title: 'Another' });
    expect(await tag()).toBe(before);
    const renamed = post({ title: 'After' });
    await server.http.put(`/blogs/${id}`).set(admin.bearer).send(renamed).expect(200);
    expect(await tag()).not.toBe(before);
  });

  it('does not travel twice', async () => {
    const { id } = await create();
    const { headers } = await open(postOf(id));
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    await get(postOf(id)).set('If-None-Match', String(headers.etag)).expect(304);
  });

  it('says how long it takes in the language of its address', async () => {
    const { id } = await create();
    const { png } = await open(postOf(id));
    expect((await open(`/fr${postOf(id)}`)).png.equals(png)).toBe(false);
    await get('/fr/share/article/nothing.png').expect(404);
  });

  it('is none of a draft, of nothing and of nonsense', async () => {
    const draft = await create({ status: 'draft' });
    const published = await create();
    const { id } = await create();
    await server.http.delete(`/blogs/${id}`).set(admin.bearer).expect(204);
    const missing = [
      postOf(draft.id),
      postOf(id),
      postOf('nonsense'),
      postOf('..%2f..%2fetc'),
      `/share/article/${published.id}`,
      '/share/article/.png',
      '/share',
    ];
    for (const path of missing) await get(path).set('Accept', 'text/html').expect(404);
    // not even for those who may read drafts: the address is for everyone
    await get(postOf(draft.id)).set(admin.bearer).expect(404);
  });

  it.each([...hostileTexts, 'مرحبا بالعالم', '🚀', 'W'.repeat(200), 'long words '.repeat(18)])(
    'is drawn of %j',
    async (title) => {
      const { png } = await open(postOf((await create({ title })).id));
      expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
    },
  );

  it('is drawn once for all who ask at a time, and refused to none of them', async () => {
    const { id } = await create();
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(postOf(id))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is put off when too many different ones are asked for', async () => {
    // two are made at once, and twenty wait
    const asked = Array.from({ length: 25 }, (_, number) => create({ title: `Number ${number}` }));
    const posts = await Promise.all(asked);
    const answers = await Promise.all(posts.map(({ id }) => get(postOf(id))));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(
      posts.length - refused.length,
    );
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.headers['cache-control']).not.toContain('max-age=3600');
    await open(postOf(posts.at(-1).id));
  });
});

describe('the picture of a portfolio', () => {
  const ofPortfolio = (customUrl: string) => `/share/portfolio/${customUrl}.png`;
  const CENTRE = [978, 315] as const;

  it('is there while the portfolio is published', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ customUrl, headline: 'Engineer' });
    await get(ofPortfolio(customUrl)).expect(404);
    await person.save({ published: true });
    const { png } = await open(ofPortfolio(customUrl));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    await person.save({ published: false });
    await get(ofPortfolio(customUrl)).expect(404);
  });

  it('shows the photo, and does without one that is gone', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    const { url, id } = await person.upload(await plainPicture(800, 600).png().toBuffer());
    await person.save({ customUrl, published: true, profileImage: url });
    const [red = 0, , blue = 0] = await pointOf(
      (await open(ofPortfolio(customUrl))).png,
      ...CENTRE,
    );
    expect(blue).toBeGreaterThan(red + 40);
    await server.platform.files.deleteAll(`media/${id}`);
    await person.save({ headline: 'Without a photo' });
    const [dark = 255] = await pointOf((await open(ofPortfolio(customUrl))).png, ...CENTRE);
    expect(dark).toBeLessThan(30);
  });

  it('is cut around the focal point of the photo, and drawn again when that is moved', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    const { url } = await person.upload(await stripedPicture(900, 100, true));
    const middleAt = async (focus: string) => {
      await person.save({ customUrl, published: true, profileImage: `${url}#focus=${focus}` });
      return pointOf((await open(ofPortfolio(customUrl))).png, ...CENTRE);
    };
    const [red = 0] = await middleAt('0,30');
    expect(red).toBeGreaterThan(200);
    const [, , blue = 0] = await middleAt('100,30');
    expect(blue).toBeGreaterThan(200);
  });

  it('is not found for a name that nobody has', async () => {
    await get(ofPortfolio('nobody-has-this')).expect(404);
    await get(ofPortfolio('x%27--')).expect(404);
  });
});
