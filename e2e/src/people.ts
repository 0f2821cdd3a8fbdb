import { expect } from '@playwright/test';
import type { Page } from 'playwright';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

let count = 0;

/** A new person without an account. */
export function somebody(): Person {
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
  await page.goto('/register');
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByLabel('Profession').selectOption('Software Developer');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
}

export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  path = '/user/login',
): Promise<void> {
  if (new URL(page.url(), 'http://none').pathname !== path) await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
