import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson, type Person } from './people.ts';
import { ADMIN } from './site.ts';

/**
 * Makes another administrator by the API, who has chosen a password.
 * @param invitationTo waits for the mail that invites this address
 */
export async function newAdministrator(
  request: APIRequestContext,
  invitationTo: (email: string) => Promise<string>,
  names: Partial<Person> = {},
): Promise<Person> {
  const person = { ...newPerson(), ...names };
  const { firstName, lastName, email, password } = person;
  const { access_token } = await (await request.post('/auth/login', { data: ADMIN })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const data = { name: `${firstName} ${lastName}`, email, role: 'admin' };
  expect((await request.post('/api/users/', { headers, data })).ok()).toBe(true);
  const token = /#token=(\S+)/.exec(await invitationTo(email))?.[1];
  const chosen = { token, password };
  expect((await request.post('/api/auth/reset-password/', { data: chosen })).ok()).toBe(true);
  return person;
}
