// @module-tag database
import { trainingPrograms, words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { internshipForm, mailsTo } from './testing/forms.ts';
import { hostileTexts, tooLongText } from './testing/hostile-texts.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const user = await newUser(server);

const trainingForm = (changes: object = {}) => {
  const { education: _education, interests: _interests, phone: _phone, ...form } = internshipForm();
  return { ...form, kind: 'training', program: trainingPrograms[4], ...changes };
};
const send = (body: object) => server.http.post('/api/applications/').send(body);
type Listed = Record<string, string>[];
const list = async (path: string) => {
  const { body } = await server.http.get(path).set(admin.bearer).expect(200);
  return (Array.isArray(body) ? body : body.items) as Listed;
};
const firstFrom = async (path: string, email: string) =>
  (await list(path)).find((record) => record.email === email);

describe('an application', () => {
  it('for an internship is a record that administrators see, and is thanked for (APP-04)', async () => {
    const form = internshipForm();
    const { body } = await send(form).expect(202);
    expect(body.message).toBe(
      'Thank you for applying to our internship program! We will contact you soon.',
    );
    const { key: _key, website: _website, filled_ms: _time, ...answers } = form;
    expect(await firstFrom('/api/applications/', form.email)).toEqual({
      ...answers,
      program: '',
      id: expect.any(String),
      status: 'new',
      assigneeId: null,
      language: 'en',
      seen: false,
      date: server.clock.now().toISOString(),
      last_reply: null,
    });
  });

  it('for a training is one too', async () => {
    const form = trainingForm();
    const { body } = await send(form).expect(202);
    expect(body.message).toBe(
      'Thank you for applying to our training program! We will contact you soon.',
    );
    expect(await firstFrom('/api/applications/', form.email)).toMatchObject({
      kind: 'training',
      program: 'UI/UX Design',
      phone: '',
      education: '',
    });
  });

  it('is one record: among the applications, and no message beside it', async () => {
    const form = internshipForm();
    const before = (await list('/api/messages/')).length;
    await send(form).expect(202);
    expect(await firstFrom('/api/applications/', form.email)).toBeDefined();
    expect(await list('/api/messages/')).toHaveLength(before);
  });

  it.each([
    [
      'Internship application',
      internshipForm(),
      /> Phone:\n> \+237.*\n>\n> Education:\n> BSc.*\n>\n> Interests:\n> Databases\n>\n> Message:\n> I would/,
    ],
    [
      'Training application: UI/UX Design',
      trainingForm(),
      /> Program:\n> UI\/UX Design\n>\n> Message:\n> I would/,
    ],
  ])(
    'is answered by mail in its list, with every answer quoted: %s',
    async (subject, form, quoted) => {
      await send(form).expect(202);
      const id = (await firstFrom('/api/applications/', form.email))?.id;
      const reply = { content: 'Come on Monday, {name}.', key: `key-for-${id}` };
      const answer = () =>
        server.http.post(`/api/applications/${id}/replies/`).set(admin.bearer).send(reply);
      const { body } = await answer().expect(201);
      expect(body).toMatchObject({ content: 'Come on Monday, Kum.', status: 'queued' });
      expect((await answer().expect(201)).body).toEqual(body);
      const mails = await mailsTo(server, form.email);
      expect(mails).toHaveLength(2);
      const mail = mails.find((one) => one.subject === `Re: ${subject}`);
      expect(mail?.body).toMatch(/^Come on Monday, Kum\.\n\n-- \nNgozi Fonyuy\n/);
      expect(mail?.body).toMatch(quoted);
      const whole = await server.http.get(`/api/applications/${id}/`).set(admin.bearer).expect(200);
      expect(whole.body.replies).toEqual([body]);
    },
  );

  it('is confirmed by mail in words of ours alone', async () => {
    const form = internshipForm({
      name: 'Gold',
      interests: 'Gold',
      message: 'http://gold.example',
    });
    await send(form).expect(202);
    const [mail] = await mailsTo(server, form.email);
    expect(mail?.subject).toBe('We received your application');
    expect(mail?.body).toContain(
      'Thank you for applying to our internship program! We will contact you soon.',
    );
    expect(mail?.body).not.toMatch(/gold/i);
  });

  it('counts among what is pending until someone looks at it', async () => {
    const pending = async () =>
      (await server.http.get('/api/admin/overview/').set(admin.bearer).expect(200)).body
        .pendingTasks;
    const before = await pending();
    await send(internshipForm()).expect(202);
    expect(await pending()).toBe(before + 1);
  });

  it.each(hostileTexts)('is kept as text: %s', async (text) => {
    const form = internshipForm({ name: text, education: text, interests: text, message: text });
    await send(form).expect(202);
    expect(await firstFrom('/api/applications/', form.email)).toMatchObject({
      name: text.trim(),
      education: text,
      message: text,
    });
  });

  it.each([
    [internshipForm({ education: '' }), 'education', words.en.fields.educationRequired],
    [internshipForm({ interests: ' ' }), 'interests', words.en.fields.interestsRequired],
    [
      internshipForm({ message: tooLongText }),
      'message',
      words.en.fields.tooLong({ limit: 50_000 }),
    ],
    [trainingForm({ program: 'Cooking' }), 'program', words.en.fields.programRequired],
    [trainingForm({ program: undefined }), 'program', words.en.fields.programRequired],
    [trainingForm({ email: 'nobody' }), 'email', words.en.fields.emailInvalid],
  ])('is refused when it is not complete (%#)', async (form, path, message) => {
    const { body } = await send(form).expect(422);
    expect(body.errors).toMatchObject([{ path, message }]);
  });
});

describe('the list of applications', () => {
  it('shows the newest first', async () => {
    const older = internshipForm();
    const newer = trainingForm();
    await send(older).expect(202);
    server.clock.advance(1);
    await send(newer).expect(202);
    const [first, second] = await list('/api/applications/');
    expect([first?.email, second?.email]).toEqual([newer.email, older.email]);
  });

  it('is for administrators alone, though anyone may add to it', async () => {
    await server.http.get('/api/applications/').expect(401);
    await server.http.get('/api/applications/').set(user.bearer).expect(403);
  });
});
