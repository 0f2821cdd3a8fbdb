import { areasOf, type Locale, tokenScopes } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, utcDay } from '../src/lib/clock.ts';
import { writeMail } from '../src/service/mail/mail-voice.ts';
import { plainMail } from '../src/service/mail/outgoing-mail.ts';
import { english } from '../src/service/mail/words/english/index.ts';
import { french } from '../src/service/mail/words/french/index.ts';
import { longDay } from '../src/service/mail/words/french/long-dates.ts';
import { contactForm, internshipForm, mailsTo } from './testing/forms.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, mailer, dependencies } = server;
const admin = await newAdmin(server);

/** As an administrator does under Settings. */
const setVoice = async (language: Locale, first = 'Etinde', second = 'Works') => {
  const { body } = await http.get('/api/settings/').set(admin.bearer).expect(200);
  const company = { ...body.company, name: { first, second } };
  const mailSender = { ...body.mailSender, language };
  await http
    .put('/api/settings/')
    .set(admin.bearer)
    .send({ ...body, company, mailSender })
    .expect(200);
};

beforeEach(() => setVoice('en'));

/** Every text of a catalogue, its functions called with plausible values. */
function textsOf(words: typeof english): string[] {
  const sample: Record<string, unknown> = {
    'emailChanged.0': 'new@example.com',
    'digest.0': [
      { kind: 'message', count: 1, url: 'https://a.example/m' },
      { kind: 'application', count: 2, url: 'https://a.example/a' },
    ],
    'arrived.0': 'message',
    'wrote.0': new Date('2026-11-23T05:00:00Z'),
    'accountErased.0': 'owner',
    'applicationArrived.0': 'training',
    'factorRemoved.1': true,
    'tokenMade.1': areasOf(tokenScopes.filter((scope) => scope !== 'blog:write')),
    'tokenMade.2': new Date('2026-03-04T23:59:59Z'),
  };
  const read = (name: string, value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') {
      const values = Array.from({ length: value.length }, (_, at) => sample[`${name}.${at}`] ?? 3);
      return read(name, value(...values));
    }
    return Object.entries(Object(value)).flatMap(([key, part]) => read(key, part));
  };
  return read('', words);
}

describe('the French of mails', () => {
  it('has typographic apostrophes, and no line breaks before signs that stand apart', () => {
    for (const text of textsOf(french)) {
      expect(text).not.toMatch(/'| [:;!?»]|« |"/);
      expect(text).not.toMatch(/[\p{L}\d](?:[;!?»]|:(?!\/\/|\d))/u);
    }
  });

  it('says everything that the English says, in other words', () => {
    const same = new Set(textsOf(english).filter((text) => textsOf(french).includes(text)));
    expect([...same].filter((text) => /\p{L}{3}/u.test(text))).toEqual(['Message']);
  });

  it('leaves what is filled in as it is', () => {
    const { body } = writeMail(
      plainMail('a@example.com', (words) =>
        words.invitation("N'Golo : le « grand »", { by: '', company: 'x', role: 'user' }, 'y'),
      ),
      {
        ...{ words: french, company: 'Etinde', site: 'https://etinde.example' },
        addressOf: (path) => path,
      },
    );
    expect(body).toContain("Bonjour N'Golo : le « grand »,");
    expect(body.endsWith('\n\nEtinde\nhttps://etinde.example')).toBe(true);
  });
});

describe('the mail about an access token', () => {
  it('says in words what it allows, and its last day as people write it', () => {
    const allowed = areasOf(['account:read', 'activity:read', 'portfolio:read', 'portfolio:write']);
    const day = new Date('2026-04-01');
    expect(english.tokenMade('Backup', allowed, day).paragraphs).toContain(
      'It can change: your portfolio and its files. It can view: your account details, statistics and activity. Its last day is 1 April 2026.',
    );
    expect(french.tokenMade('Backup', allowed, day).paragraphs).toContain(
      'Il permet de modifier\u00a0: votre portfolio et ses fichiers. Il permet de consulter\u00a0: les informations de votre compte, vos statistiques et votre activité. Son dernier jour de validité est le 1er avril 2026.',
    );
    const endless = french.tokenMade('Backup', areasOf(['account:read']), null).paragraphs;
    expect(endless).toContain(
      'Il permet de consulter\u00a0: les informations de votre compte. Il n’expire pas.',
    );
  });

  it('goes out like that, with the day that was asked for', async () => {
    await setVoice('fr');
    const person = await newUser(server);
    const endsOn = utcDay(new Date(server.clock.now().getTime() + 30 * DAY_MS));
    await http
      .post('/api/account/tokens/')
      .set(person.bearer)
      .send({ name: 'Backup', scopes: ['account:read'], endsOn })
      .expect(201);
    const { body } = (await mailsTo(server, person.email)).at(-1) ?? {};
    expect(body).toContain('consulter\u00a0: les informations de votre compte. Son dernier jour');
    expect(body).toContain(`est le ${longDay(new Date(endsOn))}.`);
  });
});

describe('the language of mails that is set', () => {
  it('is that of what the program writes, from the next mail on', async () => {
    // in words of no language, from no page
    const unsaid = { subject: 'Cours', message: 'Prix ?' };
    const form = contactForm(unsaid);
    await http.post('/api/contact/').send(form).expect(202);
    await setVoice('fr');
    const next = contactForm(unsaid);
    await http.post('/api/contact/').send(next).expect(202);
    expect((await mailsTo(server, form.email)).map(({ subject }) => subject)).toEqual([
      'We received your message',
    ]);
    const [mail] = await mailsTo(server, next.email);
    expect(mail?.subject).toBe('Nous avons bien reçu votre message');
    expect(mail?.body).toContain('Délai de réponse\u00a0: 24 à 48 heures.');
    expect(mail?.body).toMatch(/\n\nEtinde Works\nhttp:\/\/vitrine\.test$/);
    await sendMails(server);
    expect(mailer.to(next.email)[0]?.from).toEqual({
      name: 'Etinde Works',
      address: 'noreply@localhost',
    });
  });

  it('is that of what is around an answer, and not of the answer', async () => {
    await setVoice('fr');
    const form = internshipForm({ interests: 'Réseaux', message: 'CV' });
    await http.post('/api/applications/').send(form).expect(202);
    const { body } = await http
      .get(`/api/applications/?q=${form.email}`)
      .set(admin.bearer)
      .expect(200);
    await http
      .post(`/api/applications/${body.items[0].id}/replies/`)
      .set(admin.bearer)
      .send({ content: 'Come on Monday.' })
      .expect(201);
    const mails = await mailsTo(server, form.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Nous avons bien reçu votre candidature',
      'Re: Candidature de stage',
    ]);
    expect(mails[1]?.body).toMatch(/^Come on Monday\./);
    expect(mails[1]?.body).toMatch(/\nLe .+ UTC, .+ a écrit\u00a0:\n/);
    expect(mails[1]?.body).toContain('> Centres d’intérêt\u00a0:\n> Réseaux');
  });

  it('is in the HTML of the newsletter, for those who have it read to them', async () => {
    const draft = { subject: 'Bonjour', text: 'Du nouveau.', topicId: null };
    const { body } = await http
      .post('/api/newsletter-issues/')
      .set(admin.bearer)
      .send(draft)
      .expect(201);
    const preview = async () => {
      const path = `/api/newsletter-issues/${body.id}/preview/`;
      return (await http.post(path).set(admin.bearer).expect(200)).body;
    };
    expect((await preview()).html).toContain('<html lang="en">');
    await setVoice('fr');
    const { html, text } = await preview();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('>Se désabonner</a>');
    expect(text).toContain('notre newsletter (Etinde Works).');
  });

  it('does not keep a mail of another language from being taken back', async () => {
    const person = await newUser(server);
    await server.platform.database.write((tx) =>
      dependencies.outbox.queue(
        tx,
        plainMail(person.email, (words) => words.accountDeleted(30)),
      ),
    );
    await setVoice('fr');
    const isTakenBack = await server.platform.database.write((tx) =>
      dependencies.outbox.withdrawWaiting(tx, person.email, 'accountDeleted'),
    );
    expect(isTakenBack).toBe(true);
    await sendMails(server);
    expect(mailer.to(person.email).map(({ subject }) => subject)).not.toContain(
      english.subjects.accountDeleted,
    );
  });

  it('is English or French, and no other', async () => {
    const { body } = await http.get('/api/settings/').set(admin.bearer).expect(200);
    const mailSender = { ...body.mailSender, language: 'de' };
    await http
      .put('/api/settings/')
      .set(admin.bearer)
      .send({ ...body, mailSender })
      .expect(422);
  });
});
