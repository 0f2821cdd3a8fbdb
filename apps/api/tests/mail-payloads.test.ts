import { scriptPayloads } from '@vitrine/test-support/script-payloads';
import { describe, expect, it } from 'vitest';
import { createMailVoices } from '../src/service/mail/mail-voice.ts';
import { createOutbox } from '../src/service/mail/outbox.service.ts';
import { contactForm, internshipForm, portfolioContactForm } from './testing/forms.ts';
import { newAdmin } from './testing/people.ts';
import { question, referenceSteps, words } from './testing/references.ts';
import { startSmtpServer } from './testing/smtp.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, platform, dependencies } = server;
const steps = referenceSteps(server);
const admin = await newAdmin(server);

/** As many as fit into a text, each on lines of its own. */
const TEXT = scriptPayloads.filter((payload) => !payload.includes('\u0000')).join('\n\n');
const NAME = '"><img src=x onerror=top.payloadRan=1>';

const post = (path: string, body: object) => http.post(path).set(admin.bearer).send(body);
const newest = async (list: string, q: string) => {
  const { body } = await http.get(`/api/${list}/`).query({ q }).set(admin.bearer).expect(200);
  return `/api/${list}/${body.items[0].id}/`;
};

/** Everything that a person's text is mailed for. */
async function everyMail(): Promise<void> {
  const message = contactForm({ name: NAME, subject: NAME, message: TEXT });
  await http.post('/api/contact/').send(message).expect(202);
  const inbox = await newest('messages', message.email);
  await post(`${inbox}replies/`, { content: TEXT }).expect(201);
  await post(`${inbox}forwards/`, { to: 'kofi@example.com', content: TEXT }).expect(202);
  const application = internshipForm({ name: NAME, message: TEXT, education: TEXT });
  await http.post('/api/applications/').send(application).expect(202);
  const asked = await newest('applications', application.email);
  await post(`${asked}replies/`, { content: TEXT }).expect(201);

  const asker = await steps.newAsker();
  const { bearer } = asker;
  const account = (await http.get('/api/account/').set(bearer).expect(200)).body;
  const named = { ...account, firstName: NAME, lastName: NAME };
  await http.put('/api/account/').set(bearer).send(named).expect(200);
  const { customUrl } = await asker.load();
  await http
    .post(`/api/public/portfolios/${customUrl}/contact/`)
    .send(portfolioContactForm({ name: NAME, message: TEXT }))
    .expect(202);
  const sent = question({ name: NAME, relation: NAME, note: NAME });
  await steps.written(asker, sent, words({ name: NAME, role: NAME, text: NAME }));
  await post('/api/users/', { name: NAME, email: 'invited@example.com', role: 'desk' }).expect(201);
}

describe('mails with what a person wrote', () => {
  it('are plain text with one-line headers, whatever it is', async () => {
    await everyMail();
    const smtp = await startSmtpServer();
    const { tables } = platform.database;
    // those that have gone already, too
    await platform.database.write((tx) =>
      tx
        .update(tables.outbox)
        .set({ status: 'queued', attempts: 0, nextAttemptAt: server.clock.now() }),
    );
    const outbox = createOutbox({
      ...{ ...platform, mailer: smtp.mailer },
      sender: async () => ({ name: NAME, address: 'company@example.com' }),
      voice: createMailVoices(platform).read,
      events: dependencies.events,
    });
    while ((await outbox.sendDue()) > 0);
    expect(smtp.received.length).toBeGreaterThan(8);
    for (const { data, to } of smtp.received) {
      const [head = ''] = data.split('\r\n\r\n');
      expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/im);
      expect(data).not.toMatch(/^Content-Type: (text\/html|multipart)/im);
      expect(head.match(/^To:/gim)).toHaveLength(1);
      expect(head).not.toMatch(/^(Bcc|Cc):/im);
      expect(to).toHaveLength(1);
    }
  });
});
