import { type PortfolioPreview, portfolioThemes } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { newAdmin } from './testing/people.ts';
import { freeName, newProfessional, type Professional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;

const previewOf = async ({ bearer }: Professional): Promise<PortfolioPreview> =>
  (await http.get('/api/portfolio/preview/').set(bearer).expect(200)).body;
const tokenIn = ({ path }: PortfolioPreview) => path.split('/').at(-1) ?? '';
const open = (token: string) => http.get(`/api/public/portfolio-previews/${token}/`);

describe("the preview of one's own page", () => {
  it('shows a draft as it is now, and is kept by no cache', async () => {
    const person = await newProfessional(server);
    await person.save({ headline: 'Before' });
    const preview = await previewOf(person);
    expect(preview.path).toMatch(/^\/user\/preview\/[\w.-]+$/);
    const { body, headers } = await open(tokenIn(preview)).expect(200);
    expect(body).toMatchObject({ name: 'Ngozi Fonyuy', headline: 'Before' });
    expect(headers['cache-control']).toBe('no-store');
    await person.save({ headline: 'After' });
    expect((await open(tokenIn(preview))).body.headline).toBe('After');
  });

  it('is given to nobody but its owner', async () => {
    await http.get('/api/portfolio/preview/').expect(401);
    const { bearer } = await newAdmin(server);
    await http.get('/api/portfolio/preview/').set(bearer).expect(403);
    const [one, other] = [await newProfessional(server), await newProfessional(server)];
    await one.save({ headline: 'Mine' });
    await other.save({ headline: 'Theirs' });
    expect((await open(tokenIn(await previewOf(one)))).body.headline).toBe('Mine');
  });

  it('ends after fifteen minutes', async () => {
    const preview = await previewOf(await newProfessional(server));
    clock.advance(14 * MINUTE_MS);
    await open(tokenIn(preview)).expect(200);
    clock.advance(MINUTE_MS);
    await open(tokenIn(preview)).expect(404);
  });

  it('cannot be made up, stretched or used for another page', async () => {
    const [one, other] = [await newProfessional(server), await newProfessional(server)];
    const [id, ends, mac] = tokenIn(await previewOf(one)).split('.');
    const [otherId] = tokenIn(await previewOf(other)).split('.');
    for (const forged of [
      `${otherId}.${ends}.${mac}`,
      `${id}.${Number(ends) + 1}.${mac}`,
      `${id}.${ends}.${'x'.repeat(43)}`,
      'x',
    ]) {
      await open(forged).expect(404);
    }
  });

  it('has the files of the page below its address', async () => {
    const person = await newProfessional(server);
    await person.save({ customUrl: freeName(), headline: 'A draft' });
    const { path } = await previewOf(person);
    const { headers } = await http.get(`${path}/cv.pdf`).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the look of a page', () => {
  it.each(portfolioThemes)('is stored and shown: %s', async (theme) => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ customUrl, published: true, theme });
    const { body } = await http.get(`/api/public/portfolios/${customUrl}/`).expect(200);
    expect(body.theme).toBe(theme);
  });

  it('stays when a save does not speak of it, and is the usual one at first', async () => {
    const person = await newProfessional(server);
    expect((await person.load()).theme).toBe('basalt');
    await person.save({ theme: 'paper' });
    expect((await person.save({ headline: 'Another' })).theme).toBe('paper');
  });

  it('is refused when it is none', async () => {
    const { bearer } = await newProfessional(server);
    await http.put('/api/portfolio/').set(bearer).send({ theme: 'neon' }).expect(422);
  });
});
