import { expect } from '@playwright/test';
import { storageKeys } from '@vitrine/contracts';
import type { Page } from 'playwright';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

let count = 0;

/** A new person without an account. */
export function newPerson(): Person {
  count += 1;
  return {
    firstName: 'Ngozi',
    lastName: 'Fonyuy',
    email: `ngozi.${process.pid}.${count}@example.com`,
    password: 'a long walk uphill',
  };
}

/** Fills in the registration as a person does, and waits for the page that follows it. */
export async function register(page: Page, person: Person): Promise<void> {
  if (pathOf(page) !== '/register') await page.goto('/register');
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByLabel('Profession').selectOption('Software Developer');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
}

type SignedIn = Pick<Person, 'email' | 'password'>;

/** Opens a page as someone who has signed in before, which takes no form. */
export async function openAs(page: Page, who: SignedIn, path: string): Promise<void> {
  await keepSession(page, who);
  await page.goto(path);
}

/** Signs in by the API, and has the browser keep what the form would have it keep. */
export async function keepSession(page: Page, { email, password }: SignedIn): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { access_token, refresh_token, user } = await answer.json();
  // an address of the site on which no app runs
  await page.goto('/robots.txt');
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    [storageKeys.accessToken]: access_token,
    [storageKeys.refreshToken]: refresh_token,
    [storageKeys.role]: user.role,
    [storageKeys.email]: user.email,
  });
}

export async function signIn(
  page: Page,
  { email, password }: SignedIn,
  path = '/user/login',
): Promise<void> {
  if (pathOf(page) !== path) await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const pathOf = (page: Page): string => new URL(page.url(), 'http://none').pathname;
