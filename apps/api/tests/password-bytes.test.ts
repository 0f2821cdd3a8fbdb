import { describe, expect, it } from 'vitest';
import { newUser, PASSWORD, registration } from './testing/people.ts';
import { mailedToken, saveSettings } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

// bcrypt reads 72 bytes of a password and nothing behind them.

const server = await useTestServer();
const { http } = server;
const LONGEST = 'a'.repeat(72);
const tooLong = [`${LONGEST}b`, '🌋'.repeat(19)];

const ways: [string, (password: string) => Promise<{ status: number }>][] = [
  [
    'a registration',
    async (password) => http.post('/auth/register').send(registration({ password })),
  ],
  [
    'a change',
    async (newPassword) =>
      saveSettings(server, await newUser(server), { newPassword, currentPassword: PASSWORD }),
  ],
  [
    'a reset',
    async (password) => {
      const { email } = await newUser(server);
      await http.post('/api/auth/forgot-password/').send({ email }).expect(202);
      const token = await mailedToken(server, email, 'reset-password');
      return http.post('/api/auth/reset-password/').send({ token, password });
    },
  ],
];

describe('a password of more than 72 bytes', () => {
  it.each(ways)('is refused by %s', async (_way, choose) => {
    for (const password of tooLong) expect((await choose(password)).status).toBe(422);
  });

  it('does not open an account whose password it continues', async () => {
    const form = registration({ password: LONGEST });
    await http.post('/auth/register').send(form).expect(201);
    const { email } = form;
    const { status } = await http.post('/auth/login').send({ email, password: `${LONGEST}b` });
    expect([401, 422]).toContain(status);
    await http.post('/auth/login').send({ email, password: LONGEST }).expect(200);
  });

  it('of a megabyte is refused', async () => {
    const { email } = await newUser(server);
    const { status } = await http
      .post('/auth/login')
      .send({ email, password: 'a'.repeat(1_000_000) });
    expect(status).toBe(413);
  });
});
