import { words } from '@vitrine/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { contactForm, mailsTo } from './testing/forms.ts';
import { hostileTexts, tooLongText } from './testing/hostile-texts.ts';
import { newAdmin, type SignedIn } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  admin = await newAdmin(server);
  await seedDefaults(server.platform.database, server.platform);
});
afterEach(() => server.close());

const send = (body: object) => server.http.post('/api/contact/').send(body);
const arrived = async (email: string) => {
  const { body } = await server.http.get('/api/messages/').set(admin.bearer).expect(200);
  return body.items.find((message: { email: string }) => message.email === email);
};

describe('a message to the company', () => {
  it('arrives in the back-office, unread (CON-02)', async () => {
    const form = contactForm({ message: 'One line\n\n  and another' });
    const { body } = await send(form).expect(202);
    expect(body.message).toBe('Thank you for writing. We will answer within 24-48 hours.');
    expect(await arrived(form.email)).toEqual({
      id: expect.any(String),
      type: 'contact-form',
      state: 'open',
      assigneeId: null,
      language: '',
      seen: false,
      last_reply: null,
      name: form.name,
      email: form.email,
      subject: form.subject,
      content: form.message,
      status: 'unread',
      date: server.clock.now().toISOString(),
      isEmail: true,
    });
  });

  it('is confirmed to its sender in words of ours alone', async () => {
    const form = contactForm({
      name: 'Buy gold',
      subject: 'Gold!',
      message: 'http://gold.example',
    });
    await send(form).expect(202);
    const [mail, ...others] = await mailsTo(server, form.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'We received your message', headers: null });
    expect(mail?.body).toContain('We will reply to this address within 24-48 hours.');
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/gold/i);
  });

  it.each([
    ['its words', { message: 'Bonjour, je voudrais un site pour mon école.' }, 'fr'],
    [
      'its words, whatever the page',
      { message: 'When does the next course begin?', locale: 'fr' },
      'en',
    ],
    ['the page, where the words say nothing', { message: 'Prix ?', locale: 'fr' }, 'fr'],
    ['neither', { message: 'Prix ?' }, ''],
    [
      'other letters, whatever the page',
      { message: '你好，我们需要一个网站'.repeat(500), locale: 'en' },
      '',
    ],
  ])('is of a language by %s', async (_by, changes, language) => {
    const form = contactForm({ subject: 'Website', ...changes });
    await send(form).expect(202);
    expect(await arrived(form.email)).toMatchObject({ language });
  });

  it('is confirmed in its language, or in that of the page', async () => {
    const confirmed = async (changes: object) => {
      const form = contactForm({ subject: 'Website', ...changes });
      await send(form).expect(202);
      const [mail] = await mailsTo(server, form.email);
      return mail?.subject;
    };
    const french = 'Nous avons bien reçu votre message';
    expect(await confirmed({ message: 'Bonjour, je voudrais un devis.' })).toBe(french);
    expect(await confirmed({ message: '你好', locale: 'fr' })).toBe(french);
    expect(await confirmed({ message: '你好' })).toBe('We received your message');
  });

  it('refuses a language that there is not', async () => {
    const { body } = await send(contactForm({ locale: 'tlh' })).expect(422);
    expect(body.errors).toMatchObject([{ path: 'locale' }]);
  });

  it('promises the reply time that the contact page shows', async () => {
    const { write, read, tables } = server.platform.database;
    const pages = await read.select().from(tables.pages);
    const contact = pages.find(({ key }) => key === 'contact');
    const content = contact?.content as object;
    await write(async (tx) => {
      await tx.delete(tables.pages);
      const changed = { ...content, replyTime: 'two days' };
      await tx
        .insert(tables.pages)
        .values(
          pages.map((page) => (page.key === 'contact' ? { ...page, content: changed } : page)),
        );
    });
    const { body } = await send(contactForm()).expect(202);
    expect(body.message).toBe('Thank you for writing. We will answer within two days.');
  });

  it.each([...hostileTexts, 'Hello\r\nBcc: evil@example.com', 'مرحبا بكم'])(
    'is kept as text: %s',
    async (text) => {
      const form = contactForm({ name: text, subject: text, message: text });
      await send(form).expect(202);
      const stored = await arrived(form.email);
      // fields for one line hold one
      const line = text.replace('\r\n', ' ').trim();
      expect(stored).toMatchObject({ name: line, subject: line, content: text });
      await server.dependencies.outbox.sendDue();
      const recipients = server.mailer.delivered.map(({ recipient }) => recipient);
      expect(recipients).not.toContain('evil@example.com');
    },
  );

  it.each([
    [{ name: ' ' }, 'name', words.en.fields.nameRequired],
    [{ email: '' }, 'email', words.en.fields.emailRequired],
    [{ email: 'nobody' }, 'email', words.en.fields.emailInvalid],
    [{ subject: '' }, 'subject', words.en.fields.subjectRequired],
    [{ message: '\n' }, 'message', words.en.fields.messageRequired],
    [{ message: tooLongText }, 'message', words.en.fields.tooLong({ limit: 50_000 })],
    [{ subject: 'a\u0000b' }, 'subject', words.en.fields.unusableCharacters],
  ])('is refused with %# and says why', async (changes, path, message) => {
    const { body } = await send(contactForm(changes)).expect(422);
    expect(body.errors).toMatchObject([{ path, message }]);
  });

  it('may be as long as any text area takes', async () => {
    await send(contactForm({ message: '漢'.repeat(50_000) })).expect(202);
  });
});
