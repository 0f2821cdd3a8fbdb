import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from './testing/forms.ts';
import { newAdmin, newUser, PASSWORD, registration } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const admin = await newAdmin(server);

/** As an administrator does under Settings. */
const setLanguages = async (mails: 'en' | 'fr', website: boolean) => {
  const { body } = await http.get('/api/settings/').set(admin.bearer).expect(200);
  const company = { ...body.company, languages: { fr: website } };
  const mailSender = { ...body.mailSender, language: mails };
  await http
    .put('/api/settings/')
    .set(admin.bearer)
    .send({ ...body, company, mailSender })
    .expect(200);
};
const textOf = (path: string) => http.get(path).set('Accept', '*/*');

beforeEach(() => setLanguages('en', false));

describe('the language of an account', () => {
  it('is that of the page where it was made, and is sent at every sign-in', async () => {
    const form = registration({ language: 'fr' });
    const { body: made } = await http.post('/auth/register').send(form).expect(201);
    expect(made.user.language).toBe('fr');
    const credentials = { email: form.email, password: PASSWORD };
    const { body } = await http.post('/auth/login').send(credentials).expect(200);
    expect(body.user.language).toBe('fr');
    const [welcome] = await mailsTo(server, form.email);
    expect(welcome?.body).toContain('http://vitrine.test/fr/confirmation#token=');
  });

  it('changes where it is sent, and stays where it is not', async () => {
    const person = await newUser(server);
    const { body: account } = await http.get('/api/account/').set(person.bearer).expect(200);
    expect(account.language).toBe('');
    const { firstName, lastName, email, phone } = account;
    const save = async (more: object) => {
      const whole = { firstName, lastName, email, phone, ...more };
      const saved = await http.put('/api/account/').set(person.bearer).send(whole).expect(200);
      return saved.body.language;
    };
    expect(await save({ language: 'fr' })).toBe('fr');
    expect(await save({})).toBe('fr');
    await http
      .put('/api/account/')
      .set(person.bearer)
      .send({ firstName, lastName, email, phone, language: 'de' })
      .expect(422);
  });

  it('is that of mails to it; to others they are in what the company has set', async () => {
    const french = await newUser(server, { language: 'fr' });
    const none = await newUser(server);
    const subjectsTo = async (email: string) => {
      await http.post('/api/auth/forgot-password/').send({ email }).expect(202);
      return (await mailsTo(server, email)).at(-1);
    };
    expect((await subjectsTo(french.email))?.body).toContain('/fr/nouveau-mot-de-passe#token=');
    expect((await subjectsTo(none.email))?.body).toContain('http://vitrine.test/reset-password#');
    await setLanguages('fr', false);
    const english = await newUser(server, { language: 'en' });
    const other = await newUser(server);
    expect((await subjectsTo(english.email))?.body).toContain(
      'http://vitrine.test/reset-password#',
    );
    expect((await subjectsTo(other.email))?.body).toContain('/fr/nouveau-mot-de-passe#token=');
  });
});

describe('the languages of the website', () => {
  it('have feeds and a place in the sitemap once the company has chosen them', async () => {
    expect((await textOf('/fr/blog/feed.xml')).status).toBe(404);
    expect((await textOf('/sitemap-pages.xml')).text).not.toMatch(/\/fr|hreflang/);
    await setLanguages('en', true);
    expect((await textOf('/fr/blog/feed.xml')).text).toContain('xml:lang="fr"');
    const { text } = await textOf('/sitemap-pages.xml');
    expect(text).toContain('<loc>http://vitrine.test/fr/a-propos</loc>');
    expect(text).toContain('hreflang="fr" href="http://vitrine.test/fr/services"');
  });

  it('are kept as they are stored by releases that knew none', async () => {
    const { body } = await http.get('/api/pages/company/').expect(200);
    expect(body.languages).toEqual({ fr: false });
  });
});
