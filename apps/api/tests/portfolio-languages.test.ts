// @module-tag database
import type { PortfolioInput } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();

const page: PortfolioInput = {
  headline: 'Accountant',
  summary: 'Eleven years of ledgers.',
  skills: ['Ledgers'],
  experiences: [
    { title: 'Lead accountant', company: 'Camtel', period: '2019–2021', description: 'Closed it.' },
    { title: 'Clerk', company: 'Afriland', period: '2018', description: '' },
  ],
};
const french = { headline: 'Comptable', published: true };

async function publish(changes: PortfolioInput = {}) {
  const professional = await newProfessional(server);
  const customUrl = freeName();
  const body = await professional.save({ ...page, customUrl, published: true, ...changes });
  const read = async (locale?: string) =>
    (await server.http.get(`/api/public/portfolios/${customUrl}/`).query({ locale }).expect(200))
      .body;
  /** What is sent of the first two entries, with what they say in French. */
  const entries = (...said: object[]): object => ({
    experiences: body.experiences.map((entry: object, place: number) => ({
      ...entry,
      ...(said[place] && { translations: { fr: said[place] } }),
    })),
  });
  return { ...professional, customUrl, body, read, entries };
}

describe('a page in a second language', () => {
  it('is read in it once its owner shows it there, and as it is written before', async () => {
    const { save, read } = await publish();
    await save({ translations: { fr: { ...french, published: false } } });
    expect(await read('fr')).toMatchObject({
      headline: 'Accountant',
      locales: ['en'],
      untranslated: ['headline', 'summary', 'skills'],
    });
    await save({ translations: { fr: french } });
    expect(await read('fr')).toMatchObject({
      headline: 'Comptable',
      summary: 'Eleven years of ledgers.',
      locales: ['en', 'fr'],
      untranslated: ['summary', 'skills'],
    });
    expect(await read()).toMatchObject({ headline: 'Accountant', untranslated: [] });
  });

  it('has an entry in it whole, or says which language it is in', async () => {
    const { save, read, entries } = await publish();
    const whole = { title: 'Cheffe comptable', description: 'A tout clôturé.' };
    await save({ translations: { fr: french }, ...entries(whole, {}) });
    const { experiences } = await read('fr');
    expect(experiences[0]).toMatchObject({ ...whole, company: 'Camtel', period: '2019–2021' });
    expect(experiences[0].locale).toBeUndefined();
    expect(experiences[1]).toMatchObject({ title: 'Clerk', locale: 'en' });
    await save(entries({ title: 'Cheffe comptable' }, {}));
    expect((await read('fr')).experiences[0]).toMatchObject({
      title: 'Lead accountant',
      locale: 'en',
    });
    // neither language is in what visitors of the other get
    expect(JSON.stringify(await read())).not.toContain('Cheffe');
  });

  it('keeps what is not sent, and what an entry says when another is added or deleted', async () => {
    const { save, bearer, body, entries } = await publish();
    const said = { title: 'Cheffe comptable', description: '' };
    await save({ translations: { fr: french }, ...entries(said) });
    await save({ headline: 'Senior accountant' });
    await save({ experiences: body.experiences });
    const [first, second] = body.experiences;
    await server.http.delete(`/api/experiences/${second?.id}/`).set(bearer).expect(204);
    const { body: own } = await server.http.get('/api/portfolio/').set(bearer).expect(200);
    expect(own.translations.fr).toMatchObject(french);
    expect(own.experiences).toHaveLength(1);
    expect(own.experiences[0]).toMatchObject({ id: first?.id, translations: { fr: said } });
  });

  it('is taken as it is, or refused with the place of what is wrong', async () => {
    const { bearer, body } = await publish();
    const send = (translations: object) =>
      server.http.put('/api/portfolio/').set(bearer).send({ translations });
    const refused = await send({ fr: { headline: 'h'.repeat(201) } }).expect(422);
    expect(refused.body.errors[0].path).toBe('translations.fr.headline');
    const stored = await send({ de: { headline: 'x' }, fr: { userId: 'x' } }).expect(200);
    const words = { headline: '', summary: '', occupation: '', location: '' };
    expect(stored.body.translations).toEqual({
      fr: { ...words, skills: [], availabilityNote: '', published: false },
    });
    expect(stored.body.version).toBe(body.version + 1);
  });

  it('has a CV and a JSON Resume of its own', async () => {
    const { save, customUrl } = await publish();
    await save({ translations: { fr: french } });
    const resume = async (prefix: string) =>
      (await server.http.get(`${prefix}/p/${customUrl}/resume.json`).expect(200)).body;
    expect((await resume('/fr')).basics).toMatchObject({ headline: 'Comptable' });
    expect((await resume('')).basics).toMatchObject({ headline: 'Accountant' });
  });
});

describe('the language of a page', () => {
  it('is that of the account that it was made with', async () => {
    const { bearer } = await newProfessional(server, { language: 'fr' });
    const { body } = await server.http.get('/api/portfolio/').set(bearer).expect(200);
    expect(body.language).toBe('fr');
  });

  it('is said to those who read in another, and nobody else', async () => {
    const { save, read } = await publish();
    await save({ language: 'fr' });
    expect(await read()).toMatchObject({ locales: ['fr'], untranslated: expect.any(Array) });
    expect((await read()).experiences[1].locale).toBe('fr');
    expect(await read('fr')).toMatchObject({ untranslated: [] });
    expect((await read('fr')).experiences[1].locale).toBeUndefined();
  });
});

describe('a link that is shared', () => {
  it('opens in the language it was made in', async () => {
    const { save, bearer } = await publish();
    await save({ translations: { fr: french } });
    const make = async (body: object) =>
      (await server.http.post('/api/portfolio/share-links/').set(bearer).send(body).expect(201))
        .body.url as string;
    expect(await make({ name: 'Douala', locale: 'fr' })).toMatch(
      /^http:\/\/vitrine\.test\/fr\/s\//,
    );
    const url = await make({ name: 'Buea' });
    expect(url).toMatch(/^http:\/\/vitrine\.test\/s\//);
    const token = url.split('/').at(-1);
    const { body } = await server.http
      .get(`/api/public/share-links/${token}/`)
      .query({ locale: 'fr' })
      .expect(200);
    expect(body.headline).toBe('Comptable');
  });
});
