import { pino } from 'pino';
import { expect, it } from 'vitest';
import { newUser, PASSWORD } from './testing/people.ts';
import { loadAccount, mailedToken, NEW_PASSWORD, saveSettings } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const lines: string[] = [];
const logger = pino({ base: null }, { write: (line) => lines.push(line) });
const server = await useTestServer({ logger });

it('the log tells of each thing that happened to an account once, and of no secret', async () => {
  const person = await newUser(server);
  const { id } = await loadAccount(server, person);
  const email = `moved-${person.email}`;
  await saveSettings(server, person, { newPassword: NEW_PASSWORD, currentPassword: 'wrong one' });
  await saveSettings(server, person, { newPassword: NEW_PASSWORD, currentPassword: PASSWORD });
  await saveSettings(server, person, { email, currentPassword: NEW_PASSWORD });
  const token = await mailedToken(server, email);
  await server.http.post(`/api/account/email/confirm/${token}/`).expect(200);
  await server.http
    .post('/api/account/delete/')
    .set(person.bearer)
    .send({ password: NEW_PASSWORD })
    .expect(204);

  const events = lines.map((line) => JSON.parse(line)).filter(({ userId }) => userId === id);
  expect(events.map(({ event }) => event)).toEqual([
    'registered',
    'signed-in',
    'wrong-current-password',
    'password-changed',
    'email-change-asked',
    'email-changed',
    'account-erased',
  ]);
  const log = lines.join('');
  const secrets = [PASSWORD, NEW_PASSWORD, token, person.access, person.refresh, '$2b$'];
  for (const secret of [...secrets, person.email, email]) expect(log).not.toContain(secret);
});
