import { expect } from '@playwright/test';
import type { Portfolio } from '@vitrine/contracts';
import type { Page } from 'playwright';
import { linkIn, mailTo } from './mailbox.ts';
import { keepSession, newPerson, type Person, signIn } from './people.ts';
import type { Site } from './site.ts';

/** Makes an account without going through the form. */
export async function newAccount(page: Page): Promise<Person> {
  const person = newPerson();
  const { email, password, firstName, lastName } = person;
  const answer = await page.request.post('/auth/register', {
    data: {
      email,
      password,
      first_name: firstName,
      last_name: lastName,
      profession: 'Software Developer',
    },
  });
  expect(answer.status()).toBe(201);
  return person;
}

/** Someone with an account, who has signed in. */
export async function professional(page: Page): Promise<Person> {
  const person = await newAccount(page);
  await keepSession(page, person);
  return person;
}

/** Signs in and waits for the dashboard. */
export async function arrive(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: `Welcome, ${person.firstName}` })).toBeVisible();
}

/** Publishes a page as anyone who is signed in, and answers its address, `/p/…`. */
export async function publish(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await page.request.put('/api/portfolio/', {
    headers: { Authorization: `Bearer ${token}` },
    data: { published: true, headline: 'Engineer', summary: 'I make things that hold.' },
  });
  const { customUrl } = (await answer.json()) as { customUrl: string };
  return `/p/${customUrl}`;
}

/** The page as the server has it, of anyone who is signed in. */
export async function storedPortfolio(page: Page, { url }: Site): Promise<Portfolio> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${url}/api/portfolio/`, { headers });
  return answer.json();
}

/**
 * Opens the newest link of a welcome mail, and confirms the address.
 * @param count how many of those mails there are
 */
export async function confirmAddress(
  page: Page,
  site: Site,
  email: string,
  count = 1,
): Promise<void> {
  await page.goto(linkIn(await mailTo(site, email, { subject: 'Welcome', count }), '/confirm#'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
}
