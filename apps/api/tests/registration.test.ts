import { words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { PASSWORD, registration, signIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const register = (body: object) => server.http.post('/auth/register').send(body);

describe('registration', () => {
  it('makes an account that can sign in', async () => {
    const form = registration({ skills: 'SQL, React, , SQL' });
    const { body } = await register(form).expect(201);
    expect(body.user).toMatchObject({ email: form.email, firstName: 'Ngozi', role: 'user' });
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
    const person = await signIn(server, form.email);
    const portfolio = await server.http.get('/api/portfolio/').set(person.bearer).expect(200);
    expect(portfolio.body.skills).toEqual(['SQL', 'React']);
  });

  it.each([
    ['first_name', '', words.en.fields.firstNameRequired],
    ['last_name', '  ', words.en.fields.lastNameRequired],
    ['email', '', words.en.fields.emailRequired],
    ['email', 'nobody', words.en.fields.emailInvalid],
    ['email', 'two@example.com,three@example.com', words.en.fields.emailInvalid],
    ['email', 'a@example.com\r\nBcc: b@example.com', words.en.fields.emailInvalid],
    ['password', '', words.en.fields.passwordRequired],
    ['password', '1234567', words.en.fields.passwordTooShort],
    ['password', 'a'.repeat(73), words.en.fields.passwordTooLong],
    ['password', '😀'.repeat(19), words.en.fields.passwordTooLong],
    ['password', 'abcdefgh\u0000', words.en.fields.passwordUnusable],
    ['profession', 'Astronaut', words.en.fields.professionRequired],
    ['first_name', 'n'.repeat(300), words.en.fields.tooLong({ limit: 100 })],
    ['first_name', 'Ng\u0000zi', words.en.fields.unusableCharacters],
  ])('refuses %s %j and says why', async (field, value, message) => {
    const { body } = await register(registration({ [field]: value })).expect(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ path: field, message }));
    expect(body.message).toBe(body.detail);
  });

  it('names every missing field at once', async () => {
    const { body } = await register({}).expect(422);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      'email',
      'password',
      'first_name',
      'last_name',
      'profession',
    ]);
  });

  it('accepts the longest password bcrypt can tell apart', async () => {
    const form = registration({ password: 'é'.repeat(36) });
    await register(form).expect(201);
    await signIn(server, form.email, form.password);
  });

  it('keeps emoji and right-to-left names as they are', async () => {
    const { body } = await register(registration({ first_name: '🌋 نغوزي' })).expect(201);
    expect(body.user.firstName).toBe('🌋 نغوزي');
  });

  it('refuses an address that has an account, in whatever case', async () => {
    const form = registration();
    await register(form).expect(201);
    const { body } = await register({ ...form, email: form.email.toUpperCase() }).expect(409);
    expect(body.errors[0].path).toBe('email');
  });

  it('gives one of several simultaneous registrations the address', async () => {
    const form = registration();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(form)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('does not let the sender choose what only the server decides', async () => {
    const form = registration();
    const extras = { id: 'mine', role: 'admin', status: 'pending', createdAt: '2000-01-01' };
    const { body } = await register({ ...form, ...extras, userRole: 'admin' }).expect(201);
    expect(body.user).toMatchObject({ role: 'user' });
    expect(body.user.id).not.toBe('mine');
    expect(body.user.createdAt).not.toContain('2000');
  });
});
